import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CallChoice } from './choice'
import { faultFor, readChoice } from './choice'
import { makeEvents } from './events'
import type { FakeApi } from './fake-api'
import type { CallReport } from './names'
import { CALL } from './names'

const SLOW_MS = 3_000
const STREAM = '/live/stream'

/** Hop-by-hop headers, and headers that `fetch` sets itself. */
const notPassedOn = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'content-encoding',
  'accept-encoding',
  'keep-alive',
  'origin',
  'referer',
])

const passedOn = (headers: Iterable<readonly [string, string]>): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !notPassedOn.has(name.toLowerCase())))

const textHeaders = (request: FastifyRequest) =>
  Object.entries(request.headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )

/** Forwards a request to a real Samspel and streams its answer back. */
export async function passOn(request: FastifyRequest, reply: FastifyReply, address: string) {
  const body = request.body as Buffer | undefined
  let answer: Response
  try {
    answer = await fetch(address, {
      method: request.method,
      headers: passedOn(textHeaders(request)),
      redirect: 'manual',
      ...(body?.length && { body: new Uint8Array(body) }),
    })
  } catch {
    return reply.code(503).send({ error: 'unavailable' })
  }
  return reply
    .code(answer.status)
    .headers(passedOn(answer.headers))
    .send(answer.body ? Readable.fromWeb(answer.body as never) : '')
}

interface CallsOptions {
  fake: FakeApi
  onCall(call: CallReport): void
}

/** Answers the app's API requests from the fake API or a real one, applying the chosen fault. Each request's URL contains the choice. */
export function registerCalls(app: FastifyInstance, { fake, onCall }: CallsOptions): void {
  const quiet = makeEvents()
  app.addHook('preClose', () => quiet.close())

  const answer = async (request: FastifyRequest, reply: FastifyReply, choice: CallChoice, url: string) => {
    const api = choice.api || fake.origin
    if (api) return passOn(request, reply, api + url)
    if (url.split('?', 1)[0]!.endsWith(STREAM)) return quiet.open(reply)
    const body = request.body as Buffer | undefined
    const {
      status,
      headers,
      body: text,
    } = await fake.handle({ method: request.method, url, headers: request.headers, body: body?.toString('utf8') })
    return reply.code(status).headers(headers).send(text)
  }

  app.all(`${CALL}/:choice/*`, async (request, reply) => {
    const [, , , written = '', ...rest] = request.url.split('/')
    const choice = readChoice(decodeURIComponent(written))
    const url = `/${rest.join('/')}`
    const path = url.replace(/^\/(api|public)/, '').split('?', 1)[0]!
    const begun = Date.now()
    const told = (status: number) =>
      onCall({ choice: written, method: request.method, path, status, ms: Date.now() - begun })
    reply.raw.once('close', () => told(reply.raw.writableFinished ? reply.raw.statusCode : 0))

    switch (faultFor(choice, path)) {
      case 'offline':
        reply.hijack()
        return void request.raw.destroy()
      case '500':
        return reply.code(500).send({ error: 'internal' })
      case '401':
        return reply.code(401).send({ error: 'session_ended' })
      case 'slow':
        await pause(SLOW_MS)
        return answer(request, reply, choice, url)
      default:
        return answer(request, reply, choice, url)
    }
  })
}
