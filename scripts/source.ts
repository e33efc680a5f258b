// What a source file imports and which names it uses, read from its syntax tree: strings and comments never count.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'

export interface Import {
  /** As written: `./play.ts`, `@skerry/kernel`, `node:fs`, `./cards/*.ts`; null when it is computed at run time. */
  readonly from: string | null
  readonly line: number
}

export interface Name {
  readonly name: string
  /** The member taken from it, when it is plainly written: `random` in `Math.random`. */
  readonly member: string | null
  readonly line: number
}

export interface Source {
  /** Relative to the root, with forward slashes. */
  readonly file: string
  readonly text: string
  readonly imports: readonly Import[]
  /** Every identifier that stands for a value, a type or a binding; names of members and keys are left out. */
  readonly names: readonly Name[]
  /** Lines of `/// <reference …>` comments. */
  readonly references: readonly number[]
  /** The parser's complaint, when the file is no TypeScript. */
  readonly fault: { readonly message: string; readonly line: number } | null
}

interface Node {
  readonly type: string
  readonly start: number
  readonly [key: string]: unknown
}

const CODE = /\.(ts|tsx|mts|js|jsx|mjs|css)$/
const STYLE = /\.css$/
const SKIPPED = /^(node_modules|dist|\..*)$/

/** All code files under a folder, relative to the root, in alphabetical order. */
export function codeFilesIn(root: string, folder: string): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true }).filter(({ name }) => !SKIPPED.test(name))
  return entries
    .flatMap((entry) => {
      const file = folder === '.' ? entry.name : `${folder}/${entry.name}`
      if (entry.isDirectory()) return codeFilesIn(root, file)
      return CODE.test(entry.name) ? [file] : []
    })
    .sort()
}

export function readSource(root: string, file: string): Source {
  const text = readFileSync(join(root, file), 'utf8')
  return STYLE.test(file) ? readStyle(file, text) : readCode(file, text)
}

/** A style sheet imports other sheets, fonts and pictures. */
function readStyle(file: string, text: string): Source {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
  const found = code.matchAll(/(?:@import\s+(?:url\(\s*)?|\burl\(\s*)(?:'([^']+)'|"([^"]+)"|([^\s'")(]+))/g)
  const imports = [...found].flatMap((match): Import[] => {
    const from = match[1] ?? match[2] ?? match[3] ?? ''
    const isOutside = /^(#|data:|https?:|$)/.test(from)
    return isOutside ? [] : [{ from, line: code.slice(0, match.index).split('\n').length }]
  })
  return { file, text, imports, names: [], references: [], fault: null }
}

function readCode(file: string, text: string): Source {
  const { program, comments, errors } = parseSync(file, text, { sourceType: 'module' })
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length
  const imports: Import[] = []
  const names: Name[] = []
  visit(program as unknown as Node, null, '', (node, parent, key) => {
    const from = importIn(node)
    if (from !== undefined) imports.push({ from, line: lineOf(node.start) })
    if (isName(node, parent, key)) {
      names.push({ name: nameOf(node), member: memberOf(node, parent, key), line: lineOf(node.start) })
    }
  })
  const references = comments.filter((c) => /^\/\s*<reference\b/.test(c.value)).map((c) => lineOf(c.start))
  const [error] = errors
  const fault = error ? { message: error.message, line: lineOf(error.labels[0]?.start ?? 0) } : null
  return { file, text, imports, names, references, fault }
}

function visit(
  node: Node,
  parent: Node | null,
  key: string,
  see: (node: Node, parent: Node | null, key: string) => void,
) {
  see(node, parent, key)
  for (const [childKey, child] of Object.entries(node)) {
    for (const one of Array.isArray(child) ? child : [child]) if (isNode(one)) visit(one, node, childKey, see)
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** The specifier a node imports; null if it is computed; undefined if the node imports nothing. */
function importIn(node: Node): string | null | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return node.source ? textOf(node.source) : undefined
    case 'TSExternalModuleReference':
      return textOf(node.expression)
    case 'CallExpression':
      return isRequire(node.callee) || isGlob(node.callee) ? textOf((node.arguments as unknown[])[0]) : undefined
    default:
      return undefined
  }
}

const isRequire = (callee: unknown): boolean =>
  isNode(callee) && callee.type === 'Identifier' && callee.name === 'require'

/** `import.meta.glob('…')`: whatever lies there is imported. */
const isGlob = (callee: unknown): boolean =>
  isNode(callee) &&
  callee.type === 'MemberExpression' &&
  (callee.object as Node).type === 'MetaProperty' &&
  (callee.property as Node).name === 'glob'

function textOf(node: unknown): string | null {
  return isNode(node) && node.type === 'Literal' && typeof node.value === 'string' ? node.value : null
}

/** `import.meta` counts as a name too: it tells where the file lies. */
function nameOf(node: Node): string {
  return node.type === 'MetaProperty' ? 'import.meta' : (node.name as string)
}

function isName(node: Node, parent: Node | null, key: string): boolean {
  if (node.type === 'MetaProperty') return (node.meta as Node).name === 'import'
  if (node.type !== 'Identifier' && node.type !== 'JSXIdentifier') return false
  switch (parent?.type) {
    case 'MemberExpression':
      return key === 'object' || parent.computed === true
    case 'JSXMemberExpression':
      return key === 'object'
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
    case 'AccessorProperty':
    case 'TSAbstractMethodDefinition':
    case 'TSAbstractPropertyDefinition':
    case 'TSPropertySignature':
    case 'TSMethodSignature':
      return key !== 'key' || parent.computed === true
    case 'ImportSpecifier':
    case 'ExportSpecifier':
      return key === 'local'
    case 'ExportAllDeclaration':
    case 'JSXAttribute':
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'MetaProperty':
      return false
    case 'TSQualifiedName':
      return key === 'left'
    case 'TSNamedTupleMember':
      return key !== 'label'
    default:
      return true
  }
}

function memberOf(node: Node, parent: Node | null, key: string): string | null {
  if (parent?.type === 'MemberExpression' && key === 'object' && parent.computed !== true)
    return (parent.property as Node).name as string
  if (parent?.type === 'TSQualifiedName' && key === 'left' && node.type === 'Identifier')
    return (parent.right as Node).name as string
  return null
}
