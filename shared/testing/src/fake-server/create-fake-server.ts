import { Compile } from 'typebox/compile'
import { camelizeKeys, snakeizeKeys } from '@samspel/api'
import { answers } from './answers'
import { readDemoData } from './data'
import { genericAnswer } from './generic'
import { WithHeaders } from './people'
import { pictureFor } from './picture'
import { project } from './project'
import type { Call } from './route'
import { findCall } from './route'
import { callerOf } from './session'
import type { Asked } from './world'
import { invalid, Refusal, World } from './world'

/** A request as it comes over the wire. */
export interface FakeRequest {
  method: string
  /** Path with its query: `/api/campaigns?state=draft`, `/public/…`, `/uploads/…`. */
  url: string
  /** Names in lower case. */
  headers?: Record<string, string | string[] | undefined>
  /** JSON text, or nothing. */
  body?: string | undefined
}

export interface FakeAnswer {
  status: number
  headers: Record<string, string>
  /** Empty when there is none. */
  body: string
}

/** An API in this process's memory. */
export interface FakeServer {
  /** Answers a request; never rejects. */
  handle(request: FakeRequest): FakeAnswer
}

const json = (status: number, value: object, headers: Record<string, string> = {}): FakeAnswer => ({
  status,
  headers: {
    'content-type': 'application/json; charset=utf-8',
    'access-control-expose-headers': 'Authorization',
    ...headers,
  },
  body: JSON.stringify(snakeizeKeys(value)),
})

const nothing = (headers: Record<string, string> = {}): FakeAnswer => ({ status: 204, headers, body: '' })

function bodyOf(text: string | undefined, { endpoint }: Call): Record<string, unknown> {
  if (!endpoint.body) return {}
  let given: unknown
  try {
    given = text ? JSON.parse(text) : {}
  } catch {
    throw new Refusal(400, { error: 'malformed_json' })
  }
  const body = camelizeKeys(given) as Record<string, unknown>
  const check = Compile(endpoint.body)
  if (check.Check(body)) return body
  const fields = check.Errors(body).map(({ instancePath }) => instancePath.split('/').at(-1) || 'body')
  throw invalid(Object.fromEntries(fields.map((field) => [field, ['invalid']])))
}

/** Filters of a call that it cannot do without, such as the brand of a thread. */
function requireQuery({ endpoint }: Call, query: URLSearchParams): void {
  const { required = [] } = (endpoint.query ?? {}) as { required?: string[] }
  const missing = required.filter((key) => !query.get(key))
  if (missing.length > 0) throw invalid(Object.fromEntries(missing.map((key) => [key, ['required']])))
}

function allow({ endpoint }: Call, { actor }: Pick<Asked, 'actor'>): void {
  if (endpoint.actors.includes(actor)) return
  throw actor === 'anonymous'
    ? new Refusal(401, { error: 'unauthenticated' })
    : new Refusal(403, { error: 'forbidden' })
}

function answer(world: World, { method, url, headers = {}, body }: FakeRequest): FakeAnswer {
  const { pathname, searchParams } = new URL(url, 'http://fake.test')
  if (pathname.startsWith('/uploads/'))
    return { status: 200, headers: { 'content-type': 'image/svg+xml' }, body: pictureFor(pathname) }
  const [, prefix, path] = /^\/(api|public)(\/.*)$/.exec(pathname) ?? []
  const call = prefix && path ? findCall(method, prefix, path) : undefined
  if (!call) return json(404, { error: 'not_found' })
  const caller = callerOf(String(headers.authorization ?? ''), world.demo.tables)
  allow(call, caller)
  if (call.endpoint.kind === 'stream')
    return { status: 200, headers: { 'content-type': 'text/event-stream' }, body: ': quiet\n\n' }
  requireQuery(call, searchParams)
  const asked: Asked = { ...call, ...caller, query: searchParams, body: bodyOf(body, call), world }
  const own = answers[call.key]
  const given = own ? own(asked) : genericAnswer(asked)
  const value = given instanceof WithHeaders ? given.body : given
  const extra = given instanceof WithHeaders ? given.headers : {}
  return value && call.endpoint.response
    ? json(200, project(call.endpoint.response, value) as object, extra)
    : nothing(extra)
}

/**
 * An API made from the contract and a recorded part of the demo data: routes, actors, bodies and answers follow `@samspel/api/contract`;
 * writes change its memory. An endpoint that is new in the contract is answered at once, with the smallest answer that fits.
 * @param options.now the day to which the demo data are moved; today when left out
 */
export function createFakeServer({ now = new Date() }: { now?: Date } = {}): FakeServer {
  const world = new World(readDemoData(now))
  return {
    handle(request) {
      try {
        return answer(world, request)
      } catch (error) {
        if (error instanceof Refusal) return json(error.status, error.body)
        console.error(error)
        return json(500, { error: 'internal' })
      }
    },
  }
}
