/** What comes in and is no request at all. */

import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { problemText } from './problems.ts'

const STATUS_OF: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** It is answered like any other problem, as far as one can answer it. */
export const refuseNoise =
  (now: () => number) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const status = STATUS_OF[error.code ?? ''] ?? 400
    const code = status === 431 ? 'tooLarge' : 'badRequest'
    const text = JSON.stringify({ code, message: problemText(code, 'en') })
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'connection: close',
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(text)}`,
      'x-content-type-options: nosniff',
      `date: ${new Date(now()).toUTCString()}`,
    ]
    socket.end(`${head.join('\r\n')}\r\n\r\n${text}`)
  }
