import { createHmac } from 'node:crypto'
import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { AppError, invalid } from '../../errors'
import { recorded } from '../../services'

export interface GraphOptions {
  /** Base address, including the version. */
  graphUrl: string
  timeoutMs: number
  /** Proves to Facebook that the app itself sends the token, so that a stolen token is useless. */
  appSecret?: string | undefined
}

export type GraphGet = <S extends TSchema>(
  schema: S,
  path: string,
  /** Absent where the query itself says who asks, as in an exchange of tokens. */
  accessToken: string | undefined,
  query: Record<string, string | undefined>,
  method?: 'GET' | 'DELETE',
) => Promise<Static<S>>

interface GraphError {
  code?: number
  error_subcode?: number
  type?: string
}

/** Why the network refuses: what to do about it differs. */
export type RefusalKind = 'limit' | 'token' | 'permission' | 'gone' | 'other'

export class GraphRefusal extends AppError {
  constructor(
    id: 'provider_sign_in_needed' | 'provider_unavailable',
    readonly kind: RefusalKind,
  ) {
    super(id)
  }
}

/** Calls of the app (4), a user (17), a page (32), too many of one kind (613), and the limits of business use cases. */
const isLimit = (code: number) => [4, 17, 32, 613].includes(code) || (code >= 80_000 && code <= 80_014)

const kindOf = (status: number, { code = 0, error_subcode: subcode }: GraphError): RefusalKind => {
  if (isLimit(code) || status === 429) return 'limit'
  if (code === 190 || code === 102 || status === 401) return 'token'
  // Permissions that were not granted or were withdrawn.
  if (code === 10 || (code >= 200 && code < 300)) return 'permission'
  if (code === 100 && subcode === 33) return 'gone'
  return 'other'
}

const refusalOf = (status: number, error: GraphError, query: Record<string, string | undefined>): AppError => {
  const kind = kindOf(status, error)
  if (kind === 'token' || kind === 'permission') return new GraphRefusal('provider_sign_in_needed', kind)
  if (status === 400 && error.code === 100 && query.after !== undefined) return invalid({ after: ['invalid'] })
  return new GraphRefusal('provider_unavailable', kind)
}

const isError = (body: unknown): body is { error: GraphError } =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'object' && body.error !== null

/** What is about one person or one question is no failure of the network. */
const isOurs = (error: unknown): boolean =>
  error instanceof GraphRefusal
    ? ['token', 'permission', 'gone'].includes(error.kind)
    : (error as AppError).id === 'invalid'

/** Reads from the Graph API. The token is sent in a header, so that it does not appear in logs of addresses. */
export const graphApi = (options: GraphOptions): GraphGet => {
  const read = readGraph(options)
  // Facebook's calls carry its proof.
  const name = options.appSecret ? 'facebook' : 'instagram'
  return (schema, path, accessToken, query) =>
    recorded(name, 'posts_read', () => read(schema, path, accessToken, query), isOurs)
}

const readGraph =
  ({ graphUrl, timeoutMs, appSecret }: GraphOptions): GraphGet =>
  async (schema, path, accessToken, query, method = 'GET') => {
    const url = new URL(graphUrl + path)
    for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, value)
    if (appSecret && accessToken !== undefined)
      url.searchParams.set('appsecret_proof', createHmac('sha256', appSecret).update(accessToken).digest('hex'))

    const [status, body] = await fetch(url, {
      method,
      headers: {
        ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
        accept: 'application/json',
      },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
      .then(async (response): Promise<[number, unknown]> => [response.status, await response.json()])
      .catch((cause: unknown) => {
        throw Object.assign(new AppError('provider_unavailable'), { cause })
      })
    if (isError(body)) throw refusalOf(status, body.error, query)
    if (status !== 200) throw new AppError('provider_unavailable')
    if (!Compile(schema).Check(body))
      throw Object.assign(new AppError('provider_unavailable'), {
        cause: new Error(`The answer to ${path} has an unknown form`),
      })
    return body
  }
