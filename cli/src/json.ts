/** Where a text stops being JSON: the parser of the language does not always say. */

export interface JsonFault {
  readonly line: number
  readonly column: number
  readonly message: string
}

const TOKEN =
  /([{}[\],:])|("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.]))|(true|false|null)(?!\w)/uy

class Reader {
  readonly text: string
  at = 0
  constructor(text: string) {
    this.text = text
  }
  /** The next token; `''` at the end. */
  peek(): string {
    while (this.at < this.text.length && ' \t\r\n'.includes(this.text[this.at] as string)) this.at += 1
    if (this.at >= this.text.length) return ''
    TOKEN.lastIndex = this.at
    const found = TOKEN.exec(this.text)
    if (found === null) throw this.fault(this.strange())
    return found[0]
  }
  take(expected: string, allowed: (token: string) => boolean): string {
    const token = this.peek()
    if (!allowed(token)) throw this.fault(`expected ${expected}, found ${token === '' ? 'the end' : short(token)}`)
    this.at += token.length
    return token
  }
  fault(message: string): Fault {
    return new Fault(this.at, message)
  }
  private strange(): string {
    if (this.text[this.at] === '"') return 'a text that is not closed or holds a character it must not'
    return `unexpected ${short((/^[\w.+-]+/.exec(this.text.slice(this.at)) ?? [this.text[this.at]])[0] as string)}`
  }
}

class Fault extends Error {
  readonly at: number
  constructor(at: number, message: string) {
    super(message)
    this.at = at
  }
}

const short = (token: string): string => `“${token.length > 24 ? `${token.slice(0, 23)}…` : token}”`
const isText = (token: string): boolean => token.startsWith('"')
const isValue = (token: string): boolean => token !== '' && !'}],:'.includes(token)

function value(reader: Reader): void {
  const open = reader.take('a value', isValue)
  if (open === '{') list(reader, '}', member)
  if (open === '[') list(reader, ']', value)
}

function list(reader: Reader, close: string, item: (reader: Reader) => void): void {
  if (reader.peek() === close) {
    reader.at += 1
    return
  }
  for (;;) {
    item(reader)
    if (reader.take(`“,” or “${close}”`, (token) => token === ',' || token === close) === close) return
  }
}

function member(reader: Reader): void {
  reader.take('a name in double quotes', isText)
  reader.take('“:”', (token) => token === ':')
  value(reader)
}

/** The first place where the text is no JSON; null if it is. */
export function jsonFault(text: string): JsonFault | null {
  const reader = new Reader(text)
  try {
    value(reader)
    reader.take('the end', (token) => token === '')
    return null
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    const before = text.slice(0, error.at).split('\n')
    return { line: before.length, column: (before.at(-1) as string).length + 1, message: error.message }
  }
}
