export * from './flaw.ts'
export * from './moments.ts'
export * from './rehearse.ts'
export * from './walk.ts'
