export * from './baseline.ts'
export { GAMES, type GameName } from './contenders.ts'
export * from './kernel.ts'
export { bench, QUICK, tableOf } from './main.ts'
