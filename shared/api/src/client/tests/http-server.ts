import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ApiError, type Client, createClient } from '../client'

/** A request as it came over the wire. */
export interface Asked {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: string
}

/** What the server says: JSON, a text as it is, or a function that answers by itself. */
export interface Said {
  status?: number
  headers?: Record<string, string>
  body?: unknown
  by?: (request: IncomingMessage, response: ServerResponse) => void
}

/** For tests of this package: a server on a port of this machine, and a client that speaks to it. */
export interface Wire {
  client: Client
  asked: Asked[]
  /** Answers are given in turn; the last one for good. */
  say: (...answers: Said[]) => void
  session: { token: string | null; stored: string[]; unauthorized: ApiError[] }
  close: () => Promise<void>
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

export const openWire = async (): Promise<Wire> => {
  const asked: Asked[] = []
  let answers: Said[] = [{}]
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      asked.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
      const said = (answers.length > 1 ? answers.shift() : answers[0]) ?? {}
      if (said.by) return said.by(request, response)
      const status = said.status ?? 200
      response.writeHead(status, { 'Content-Type': 'application/json', ...said.headers })
      response.end(
        status === 204 ? undefined : typeof said.body === 'string' ? said.body : JSON.stringify(said.body ?? {}),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const session: Wire['session'] = { token: null, stored: [], unauthorized: [] }
  const client = createClient({
    apiUrl: `${origin}/api`,
    publicUrl: `${origin}/public`,
    getToken: () => session.token,
    setToken: (token) => void session.stored.push((session.token = token)),
    onUnauthorized: (error) => session.unauthorized.push(error),
  })
  return {
    client,
    asked,
    session,
    say: (...given) => void (answers = given),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
