export * from './crew.ts'
export * from './patch.ts'
export * from './protocol.ts'
export * from './types.ts'
