#!/usr/bin/env node
import { enableCompileCache } from 'node:module'

enableCompileCache() // halves the time to start
const { run } = await import('./run.ts')
const { processContext } = await import('./context.ts')

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0) // the reader has seen enough
  throw error
})
process.exitCode = await run(process.argv.slice(2), processContext)
