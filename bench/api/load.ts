import { randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import type { BenchRequest } from './requests'

/** Successful answers per second, and their latencies in ms. */
export interface Measured {
  perSecond: number
  p50: number
  p99: number
}

/** Adds the requests that failed or got an error status: how many, and the first failure as text. */
export interface Loaded extends Measured {
  answered: number
  failed: number
  firstFailure?: string | undefined
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

/** Sends one request and waits for the whole answer. The API always sets Content-Length, and these clients ask for no compression. */
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

/** A request and the token that it is sent with. */
export interface Asked {
  request: BenchRequest
  token: string | undefined
}

/**
 * Loads the API at the given ports with a number of concurrent clients for a number of seconds. Clients are spread over the ports, cycle
 * through the requests, and send the next one as soon as the previous one is answered. Failed requests are counted and do not stop the run.
 */
export const loadMix = async (
  ports: readonly number[],
  asked: readonly Asked[],
  { clients, seconds }: { clients: number; seconds: number },
): Promise<Loaded> => {
  const texts = asked.map(({ request, token }) => headOf(request, token))
  const until = performance.now() + seconds * 1_000
  const latencies: number[] = []
  let failed = 0
  let firstFailure: string | undefined
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      const open = () =>
        // Errors on a connection with no request pending do not matter.
        connect({ port: ports[client % ports.length]!, host: '127.0.0.1', noDelay: true }).on('error', () => undefined)
      let socket = open()
      try {
        for (let now = performance.now(), turn = client; now < until; turn += 1) {
          const bytes = texts[turn % texts.length]!
          const { idempotent } = asked[turn % asked.length]!.request
          const failure = await ask(socket, idempotent ? bytes.replace('KEY', randomUUID()) : bytes).then(
            () => undefined,
            (error: Error) => error.message,
          )
          const after = performance.now()
          if (failure === undefined) latencies.push(after - now)
          else {
            failed += 1
            firstFailure ??= failure
            // The rest of the failed answer is not read; start over on a new connection.
            socket.destroy()
            socket = open()
          }
          now = after
        }
      } finally {
        socket.destroy()
      }
    }),
  )
  return { ...summaryOf(latencies, seconds), answered: latencies.length, failed, firstFailure }
}

/** Like {@link loadMix}, with one request. */
export const loadApi = (
  ports: readonly number[],
  request: BenchRequest,
  token: string | undefined,
  options: { clients: number; seconds: number },
): Promise<Loaded> => loadMix(ports, [{ request, token }], options)
