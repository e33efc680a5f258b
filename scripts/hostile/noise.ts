/** Bytes that are hardly a request, and requests for a live connection with something wrong in them. */

import { connect } from 'node:net'
import type { House, Person } from './house.ts'
import { handshake } from './line.ts'
import type { Random } from './random.ts'

const PATIENCE_MS = 10_000

export function noise(random: Random, house: House): { who: Person; bytes: Buffer } {
  const who = random.pick(house.people)
  const good = handshake(house.url, who)
  const { host } = house.url
  const { id } = random.pick(house.tables)
  const texts = [
    // upgrades
    good.replace('GET', random.pick(['POST', 'PUT', 'HEAD', 'OPTIONS'])),
    good.replace('Version: 13', `Version: ${random.pick(['12', '0', '-1', 'x', ''])}`),
    good.replace(/Sec-WebSocket-Key: .*/, `Sec-WebSocket-Key: ${random.pick(['', 'x', 'dGhl', random.word(400)])}`),
    good.replace('/api/live', random.pick(['/', '/api/live/', '/api/live/..', `/api/tables/${id}`, '//api/live', '*'])),
    good.replace('websocket', random.pick(['h2c', 'WebSocket/99', '', 'x'.repeat(500)])),
    good.replace('Host:', `Origin: ${random.pick(['http://evil.example', 'null', '', 'http://'])}\r\nHost:`),
    good.replace('Host:', 'Sec-WebSocket-Protocol: a, a, \u0001\r\nHost:'),
    good.replace('Host:', 'Sec-WebSocket-Extensions: permessage-deflate; x=" \r\nHost:'),
    good.replace(/Host: .*\r\n/, ''),
    good.replace('HTTP/1.1', random.pick(['HTTP/1.0', 'HTTP/9.9', 'HTTP/2'])),
    // requests
    `GET / HTTP/1.1\r\n\r\n`,
    `GET /api/me HTTP/1.1\r\nHost: ${host}\r\nHost: evil.example\r\nConnection: close\r\n\r\n`,
    `GET /api/me HTTP/1.1\r\nHost: \u0001\r\nConnection: close\r\n\r\n`,
    `GET /api/\u0000me HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
    `GET /api/me x HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
    `GET http://evil.example/api/me HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    `POST /api/me HTTP/1.1\r\nHost: ${host}\r\nContent-Length: -1\r\n\r\n`,
    `POST /api/me HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n{"a":}`,
    `POST /api/me HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 99999999999999999999\r\n\r\n{`,
    `POST /api/me HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n`,
    `POST /api/me HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}`,
    `POST /api/me HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"name":`,
    `GET /api/me HTTP/1.1\r\nHost: ${host}\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`,
    `GET /api/me HTTP/1.1\r\nHost: ${host}\r\n${'x: y\r\n'.repeat(3000)}\r\n`,
    `GET /api/me HTTP/1.1\r\nHost: ${host}\r\nbad header\r\n\r\n`,
    `GET /api/me HTTP/1.1\r\nHost: ${host}\r\nCookie: skerry=a\u0000b\r\n\r\n`,
    `\r\n\r\n\r\n`,
    `GET`,
    `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n`,
  ]
  if (random.isOften(0.1)) return { who, bytes: random.bytes(1 + random.below(400)) }
  return { who, bytes: Buffer.from(random.pick(texts), 'latin1') }
}

/** All that is answered until the line ends. */
export function shout({ hostname, port }: URL, bytes: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const heard: Buffer[] = []
    const line = connect(Number(port), hostname, () => line.end(bytes))
    line.setTimeout(PATIENCE_MS, () => line.destroy(new Error('the line was neither answered nor closed in time')))
    line.on('data', (part) => heard.push(part))
    line.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? undefined : reject(error),
    )
    line.on('close', () => resolve(Buffer.concat(heard)))
  })
}
