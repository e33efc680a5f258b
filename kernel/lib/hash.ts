/** Hashes of plain data: positions and packs are told apart by them. */

/** The two halves of a hash on their way through a text. */
class Hasher {
  private a = 0xdeadbeef
  private b = 0x41c6ce57

  text(text: string): void {
    let { a, b } = this
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i)
      a = Math.imul(a ^ code, 2654435761)
      b = Math.imul(b ^ code, 1597334677)
    }
    this.a = a
    this.b = b
  }

  private sign(code: number): void {
    this.a = Math.imul(this.a ^ code, 2654435761)
    this.b = Math.imul(this.b ^ code, 1597334677)
  }

  /** Goes through the canonical text of a value without making it: whole positions are hashed with every row. */
  value(value: unknown): void {
    if (typeof value !== 'object' || value === null) {
      if (typeof value === 'number' && Number.isSafeInteger(value)) this.whole(value)
      else this.text(JSON.stringify(value) ?? 'null')
    } else if (Array.isArray(value)) this.list(value)
    else this.fields(value as Record<string, unknown>)
  }

  private whole(value: number): void {
    if (value >= 0 && value < 10) this.sign(ZERO + value)
    else this.text(String(value))
  }

  private list(list: readonly unknown[]): void {
    this.sign(OPEN_LIST)
    for (let i = 0; i < list.length; i++) {
      if (i > 0) this.sign(COMMA)
      const value = list[i]
      if (value !== undefined || i in list) this.value(value) // a hole is nothing, not null
    }
    this.sign(CLOSE_LIST)
  }

  private fields(fields: Record<string, unknown>): void {
    this.sign(OPEN_FIELDS)
    let isFirst = true
    for (const key of sorted(Object.keys(fields))) {
      if (fields[key] === undefined) continue
      if (!isFirst) this.sign(COMMA)
      isFirst = false
      this.text(JSON.stringify(key))
      this.sign(COLON)
      this.value(fields[key])
    }
    this.sign(CLOSE_FIELDS)
  }

  digest(): string {
    const { a: one, b: two } = this
    const a = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909)
    const b = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
    return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0')
  }
}
/** Most objects have few fields: then this is quicker than `sort`. */
function sorted(keys: string[]): string[] {
  if (keys.length > FEW) return keys.sort()
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i] as string
    let k = i
    for (; k > 0 && (keys[k - 1] as string) > key; k--) keys[k] = keys[k - 1] as string
    keys[k] = key
  }
  return keys
}
const FEW = 24

const [OPEN_LIST, CLOSE_LIST, OPEN_FIELDS, CLOSE_FIELDS, COMMA, COLON, ZERO] = [
  0x5b, 0x5d, 0x7b, 0x7d, 0x2c, 0x3a, 0x30,
]

/** 64 bits as 16 hex digits: tells positions and packs apart, is no protection against forgery. Equal for equal `canonical` texts. */
export function hashOf(value: unknown): string {
  const hasher = new Hasher()
  hasher.value(value)
  return hasher.digest()
}
