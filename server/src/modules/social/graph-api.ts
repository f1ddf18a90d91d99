import { createHmac } from 'node:crypto'
import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { AppError, invalid } from '../../errors'
import { recorded } from '../../services'
import type { GraphPace, Scope } from './graph-pace'
import { type Usage, usageOf } from './graph-usage'
import type { Answer, Silence } from './provider'

export interface GraphOptions {
  /** Base address, including the version. */
  graphUrl: string
  timeoutMs: number
  /** Proves to Facebook that the app itself sends the token, so that a stolen token is useless. */
  appSecret?: string | undefined
  /** Keeps to the network's limits; without it every call is made. */
  pace?: GraphPace | undefined
}

type Asked<S extends TSchema> = [
  schema: S,
  path: string,
  /** Absent where the query itself says who asks, as in an exchange of tokens. */
  accessToken: string | undefined,
  query: Record<string, string | undefined>,
  method?: 'GET' | 'POST' | 'DELETE',
]
export type GraphGet = <S extends TSchema>(...asked: Asked<S>) => Promise<Static<S>>

interface GraphError {
  type?: string
  code?: number
  error_subcode?: number
  message?: string
  is_transient?: boolean
}

/**
 * Why a call as a whole fails: a token that is not valid any more, `invalid` for what the network does not understand, `version` for a
 * version of the API that it does not have, or a silence.
 */
export type RefusalKind = Silence | 'token' | 'invalid' | 'version'

export class GraphRefusal extends AppError {
  constructor(
    id: 'provider_sign_in_needed' | 'provider_unavailable',
    readonly kind: RefusalKind,
    /** Whose limit it was; what failed underneath; whether the network itself said no, in a form that it has. */
    readonly about: { limit?: Scope | null; cause?: unknown; isAnswer?: boolean } = {},
  ) {
    super(id)
    this.cause = about.cause
  }
}

/** Calls of the app (4), a user (17), a page (32), too many of one kind (613), and the limits of business use cases. */
const limitOf = (status: number, { code = 0 }: GraphError): Scope | null => {
  if (code === 4) return 'app'
  return [17, 32, 613].includes(code) || (code >= 80_000 && code <= 80_014) || status === 429 ? 'account' : null
}

/** A version that is not known makes the whole path unknown (2500, which is also a call without a token); some edges say that theirs has ended. */
const isVersion = ({ code, message = '' }: GraphError): boolean =>
  code === 2635 || (code === 2500 && /unknown path components/i.test(message))

const kindOf = (status: number, error: GraphError): RefusalKind => {
  const { code = 0, error_subcode: subcode, message = '', is_transient: isTransient, type } = error
  if (limitOf(status, error)) return 'limited'
  if (isVersion(error)) return 'version'
  if (isTransient || code === 1 || code === 2 || status >= 500) return 'down'
  // Only the network itself says that a consent is over: what stands in between may answer 401 as well.
  if (code === 190 || code === 102 || (status === 401 && type === 'OAuthException')) return 'token'
  // Figures of stories that fewer than five have seen are refused with the code of a missing permission.
  if (code === 10 && /not enough viewers/i.test(message)) return 'none'
  if (code === 10 || (code >= 200 && code < 300)) return 'not_allowed'
  if (code === 803 || (code === 100 && subcode === 33)) return 'gone'
  if (code === 100) return 'invalid'
  return 'down'
}

const refusalOf = (status: number, error: GraphError, query: Record<string, string | undefined>): AppError => {
  const kind = kindOf(status, error)
  if (kind === 'invalid' && query.after !== undefined) return invalid({ after: ['invalid'] })
  const isConsent = kind === 'token' || kind === 'not_allowed'
  return new GraphRefusal(isConsent ? 'provider_sign_in_needed' : 'provider_unavailable', kind, {
    limit: limitOf(status, error),
    isAnswer: true,
    // Platform staff read these in the network’s own words.
    ...(['version', 'limited', 'down'].includes(kind) && {
      cause: new Error(error.message ?? `The network answered ${status}`),
    }),
  })
}

const isError = (body: unknown): body is { error: GraphError } =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'object' && body.error !== null

const down = (cause: unknown) => new GraphRefusal('provider_unavailable', 'down', { cause })

/** What is about one person or one question is no failure of the network. */
const isOurs = (error: unknown): boolean =>
  error instanceof GraphRefusal
    ? ['token', 'not_allowed', 'gone', 'none', 'invalid'].includes(error.kind)
    : (error as AppError).id === 'invalid'

/** Reads from the Graph API. The token is sent in a header, so that it does not appear in logs of addresses. */
export const graphApi = (options: GraphOptions): GraphGet => {
  const read = readGraph(options)
  // Facebook's calls carry its proof.
  const name = options.appSecret ? 'facebook' : 'instagram'
  return async <S extends TSchema>(...asked: Asked<S>) => {
    const { body } = await recorded(
      name,
      'posts_read',
      () => read(...asked),
      isOurs,
      ({ problem }) => problem,
    )
    return body
  }
}

/** A version that has ended is answered as the oldest one that has not: what is asked for may be missing or mean something else there. */
const versionProblem = (graphUrl: string, answeredAs: string | null): string | undefined => {
  const own = graphUrl.split('/').at(-1)
  return answeredAs === null || answeredAs === own ? undefined : `${own} has ended, answered as ${answeredAs}`
}

const readGraph =
  ({ graphUrl, timeoutMs, appSecret, pace }: GraphOptions) =>
  async <S extends TSchema>(
    ...[schema, path, accessToken, query, method = 'GET']: Asked<S>
  ): Promise<{ body: Static<S>; problem: string | undefined }> => {
    const limit = await pace?.heldBy()
    if (limit)
      throw new GraphRefusal('provider_unavailable', 'limited', {
        limit,
        cause: new Error('Calls wait: the network limits us'),
      })
    const url = new URL(graphUrl + path)
    for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, value)
    if (appSecret && accessToken !== undefined)
      url.searchParams.set('appsecret_proof', createHmac('sha256', appSecret).update(accessToken).digest('hex'))

    const [status, body, usage, problem] = await fetch(url, {
      method,
      headers: {
        ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
        accept: 'application/json',
      },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
      .then(async (response): Promise<[number, unknown, Usage, string | undefined]> => [
        response.status,
        // What is no JSON has no known form; a limit is one whatever it says.
        await response.json().catch(() => undefined),
        usageOf(response.headers),
        versionProblem(graphUrl, response.headers.get('facebook-api-version')),
      ])
      .catch((cause: unknown) => {
        throw down(cause)
      })
    const error = isError(body) ? body.error : undefined
    await pace?.note(usage, error || status === 429 ? limitOf(status, error ?? {}) : null)
    if (error) throw refusalOf(status, error, query)
    if (status !== 200) throw refusalOf(status, {}, query)
    if (!Compile(schema).Check(body)) throw down(new Error(`The answer to ${path} has an unknown form`))
    return { body, problem }
  }

/** Turns what a call says about its one object into an answer. A token that is not valid any more fails the whole reading. */
export const answerOf = async <T>(call: Promise<T>): Promise<Answer<T>> => {
  try {
    return { ok: true, value: await call }
  } catch (error) {
    if (!(error instanceof GraphRefusal) || error.kind === 'token') throw error
    if (error.kind === 'version') return { ok: false, why: 'down' }
    return { ok: false, why: error.kind === 'invalid' ? 'none' : error.kind }
  }
}

/** Whether the app as a whole is limited, so that asking about other creators is of no use. */
export const isAppLimited = (error: unknown): boolean =>
  error instanceof GraphRefusal && error.kind === 'limited' && error.about.limit === 'app'

export const isLimited = (error: unknown): boolean => error instanceof GraphRefusal && error.kind === 'limited'
