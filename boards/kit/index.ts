export * from './ground.ts'
export * from './rows.ts'
