import { Compile } from 'typebox/compile'
import type { Actor } from '@samspel/api'
import { camelizeKeys, snakeizeKeys } from '@samspel/api'
import { genericAnswer } from './generic'
import { pictureFor } from './picture'
import { invalid, Refusal } from './refusal'
import type { Call } from './route'
import { findCall } from './route'
import { actorOf, actorWithEmail, tokenFor } from './session'

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

/** An API without a memory. */
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

function allow({ endpoint }: Call, actor: Actor): void {
  if (endpoint.actors.includes(actor)) return
  throw actor === 'anonymous'
    ? new Refusal(401, { error: 'unauthenticated' })
    : new Refusal(403, { error: 'forbidden' })
}

/** The session that a call begins, in the headers of its answer: the demo accounts sign in, everybody signs up. */
function sessionHeaders({ key }: Call, body: Record<string, unknown>): Record<string, string> {
  const kind = /^sign(?:In|Up)(User|Instagramer)$/.exec(key)?.[1]
  if (!kind) return {}
  const { email, password } = body[kind.toLowerCase()] as { email?: string; password?: string }
  const usual = kind === 'User' ? 'company' : 'creator'
  const actor = key.startsWith('signUp') ? usual : actorWithEmail(email?.trim().toLowerCase())
  if (
    !actor ||
    (key.startsWith('signIn') && (password !== 'samspel-demo' || (actor === 'creator') !== (kind !== 'User')))
  )
    throw new Refusal(401, { error: 'bad_credentials' })
  return { authorization: `Bearer ${tokenFor(actor)}` }
}

function answer({ method, url, headers = {}, body: text }: FakeRequest): FakeAnswer {
  const { pathname, searchParams } = new URL(url, 'http://fake.test')
  if (pathname.startsWith('/uploads/'))
    return { status: 200, headers: { 'content-type': 'image/svg+xml' }, body: pictureFor(pathname) }
  const [, prefix, path] = /^\/(api|public)(\/.*)$/.exec(pathname) ?? []
  const call = prefix && path ? findCall(method, prefix, path) : undefined
  if (!call) return json(404, { error: 'not_found' })
  const actor = actorOf(String(headers.authorization ?? ''))
  allow(call, actor)
  if (call.endpoint.kind === 'stream')
    return { status: 200, headers: { 'content-type': 'text/event-stream' }, body: ': quiet\n\n' }
  requireQuery(call, searchParams)
  const body = bodyOf(text, call)
  const session = sessionHeaders(call, body)
  const value = genericAnswer(call, actor, body)
  return value ? json(200, value, session) : nothing(session)
}

/**
 * An API made from the contract alone: routes, actors, bodies and the shape of answers follow `@samspel/api/contract`; the records are samples, and
 * what is written is not remembered. For the rules and for data that belong together there is the real server with its demo data.
 */
export function createFakeServer(): FakeServer {
  return {
    handle(request) {
      try {
        return answer(request)
      } catch (error) {
        if (error instanceof Refusal) return json(error.status, error.body)
        console.error(error)
        return json(500, { error: 'internal' })
      }
    },
  }
}
