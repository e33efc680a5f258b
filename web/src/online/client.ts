/** The part of the client library that pages without a table need: a chunk of its own. */
export { Api, Live, liveUrl, randomKey } from '@skerry/link/client'
