/** Answers to what comes in and is not a well-formed request. */

import type { Socket } from 'node:net'
import { rawResponse } from '../requests.ts'
import { problemText } from './problems.ts'

const STATUS_OF: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Answers with a problem if the socket still takes an answer. */
export const refuseNoise =
  (now: () => number) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const status = STATUS_OF[error.code ?? ''] ?? 400
    const code = status === 431 ? 'tooLarge' : 'badRequest'
    const text = JSON.stringify({ code, message: problemText(code, 'en') })
    socket.end(rawResponse(status, 'application/json', text, [`Date: ${new Date(now()).toUTCString()}`]))
  }
