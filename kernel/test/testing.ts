/** Small games for the tests of every package. */

export * from './bazaar.ts'
export * from './tiny.ts'
