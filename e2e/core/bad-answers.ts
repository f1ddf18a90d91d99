import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { flipByte } from './tamper'

/**
 * A proxy between the browser and Samspel. Routes in the test's browser would disable its cache, so they are not used. The first answer for
 * each named file is altered or cut off, with intact headers; later answers are correct.
 */
export async function startBadLine(baseURL: string, kinds: ReadonlyMap<string, 'altered' | 'cut off'>) {
  const { hostname, port } = new URL(baseURL)
  const told = new Map<string, number>()
  const server = createServer((incoming, answer) => {
    const path = incoming.url!.split('?', 1)[0]!
    const kind = kinds.get(path)
    const headers = { ...incoming.headers, ...(kind && { 'accept-encoding': 'identity' }) }
    incoming.pipe(
      request({ hostname, port, path: incoming.url, method: incoming.method, headers }, (from) => {
        const times = (told.get(path) ?? 0) + 1
        told.set(path, times)
        if (!kind || times > 1) {
          answer.writeHead(from.statusCode!, from.headers)
          from.pipe(answer)
          return
        }
        const parts: Buffer[] = []
        from
          .on('data', (part: Buffer) => parts.push(part))
          .on('end', () => {
            const body = Buffer.concat(parts)
            const bad = kind === 'altered' ? flipByte(body) : body.subarray(0, body.length / 2)
            const { 'samspel-integrity': digest, ...headers } = from.headers
            // `altered` tests the integrity attribute alone; `cut off` also keeps the edge's own hash header.
            answer
              .writeHead(from.statusCode!, {
                ...headers,
                ...(kind === 'cut off' && digest && { 'samspel-integrity': digest }),
                'content-length': bad.length,
              })
              .end(bad)
          })
      }).on('error', () => answer.destroy()),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** How often a file was requested. */
    times: (path: string) => told.get(path) ?? 0,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
