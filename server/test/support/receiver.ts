import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  headers: IncomingHttpHeaders
  body: string
}

/** A receiver of webhooks on this machine; `reply` says what it answers, 204 unless a test changes it. */
export const startReceiver = async () => {
  const received: Received[] = []
  const ok = (response: ServerResponse) => void response.writeHead(204).end()
  const receiver = { reply: ok as (response: ServerResponse) => void }
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (part: string) => (body += part))
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      receiver.reply(response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return Object.assign(receiver, {
    url: `http://127.0.0.1:${port}/hooks`,
    port,
    received,
    reset: () => {
      received.length = 0
      receiver.reply = ok
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  })
}
