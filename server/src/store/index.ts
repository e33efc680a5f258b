export { openSqlite } from './sqlite.ts'
export type { Store, StoredRow, StoredTable } from './types.ts'
