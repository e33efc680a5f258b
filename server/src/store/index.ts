export { openSqlite } from './sqlite.ts'
export { NotOurs } from './sqlite-schema.ts'
export type { Store, StoredRow, StoredTable } from './types.ts'
