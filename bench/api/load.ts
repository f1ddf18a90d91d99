import { randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import type { BenchRequest } from './requests'

/** Requests per second, and latencies in ms. */
export interface Measured {
  perSecond: number
  p50: number
  p99: number
}

export const summaryOf = (latencies: number[], seconds: number): Measured => {
  const sorted = Float64Array.from(latencies).sort()
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN
  return { perSecond: sorted.length / seconds, p50: at(0.5), p99: at(0.99) }
}

const headOf = ({ method, url, body, idempotent }: BenchRequest, token: string | undefined): string => {
  const text = body === undefined ? '' : JSON.stringify(body)
  return [
    `${method} ${url} HTTP/1.1`,
    'Host: localhost',
    ...(token ? [`Authorization: Bearer ${token}`] : []),
    ...(text ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`] : []),
    ...(!text && method !== 'GET' ? ['Content-Length: 0'] : []),
    ...(idempotent ? ['Idempotency-Key: KEY'] : []),
    '',
    text,
  ].join('\r\n')
}

/** Sends one request and waits for its whole answer. Answers of the API have a Content-Length, and clients here ask for no compression. */
const ask = (socket: Socket, bytes: string): Promise<void> =>
  new Promise((resolve, reject) => {
    let expected = -1
    let received = 0
    let head = ''
    const finish = (error?: Error) => {
      socket.off('data', onData).off('error', finish).off('close', onClose)
      if (error) reject(error)
      else resolve()
    }
    const onClose = () => finish(new Error('The API closed the connection'))
    const onData = (chunk: Buffer) => {
      received += chunk.length
      if (expected < 0) {
        head += chunk.toString('latin1')
        const end = head.indexOf('\r\n\r\n')
        if (end < 0) return
        if (!/^HTTP\/1\.1 20[0-4]/.test(head)) return finish(new Error(head.slice(0, 1_500)))
        expected = end + 4 + Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
      }
      if (received >= expected) finish()
    }
    socket.on('data', onData).on('error', finish).on('close', onClose)
    socket.write(bytes)
  })

/** The API at one address, asked by so many clients at once for so long; each asks again as soon as it has its answer. */
export const loadApi = async (
  port: number,
  request: BenchRequest,
  token: string | undefined,
  { clients, seconds }: { clients: number; seconds: number },
): Promise<Measured> => {
  const bytes = headOf(request, token)
  const until = performance.now() + seconds * 1_000
  const latencies: number[] = []
  await Promise.all(
    Array.from({ length: clients }, async () => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true })
      try {
        for (let now = performance.now(); now < until;) {
          await ask(socket, request.idempotent ? bytes.replace('KEY', randomUUID()) : bytes)
          const after = performance.now()
          latencies.push(after - now)
          now = after
        }
      } finally {
        socket.destroy()
      }
    }),
  )
  return summaryOf(latencies, seconds)
}
