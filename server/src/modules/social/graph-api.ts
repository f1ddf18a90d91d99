import { createHmac } from 'node:crypto'
import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { AppError, invalid } from '../../errors'

export interface GraphOptions {
  /** Base address with the version. */
  graphUrl: string
  timeoutMs: number
  /** Proves to Facebook that the token is in its app's own hands; a stolen one is of no use. */
  appSecret?: string | undefined
}

export type GraphGet = <S extends TSchema>(
  schema: S,
  path: string,
  accessToken: string,
  query: Record<string, string | undefined>,
) => Promise<Static<S>>

interface GraphError {
  code?: number
  type?: string
}

/** Kinds of refusals: 190 token, 102 session, 10 and 200–299 a permission that was not given or was taken back. */
const asksForConsent = ({ code = 0 }: GraphError) =>
  code === 190 || code === 102 || code === 10 || (code >= 200 && code < 300)

const refusalOf = (status: number, error: GraphError, query: Record<string, string | undefined>): AppError => {
  if (asksForConsent(error) || status === 401) return new AppError('provider_sign_in_needed')
  if (status === 400 && error.code === 100 && query.after !== undefined) return invalid({ after: ['invalid'] })
  return new AppError('provider_unavailable')
}

const isError = (body: unknown): body is { error: GraphError } =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'object' && body.error !== null

/** A way to read from the Graph API: the token goes in a header, where no log of addresses finds it. */
export const graphApi =
  ({ graphUrl, timeoutMs, appSecret }: GraphOptions): GraphGet =>
  async (schema, path, accessToken, query) => {
    const url = new URL(graphUrl + path)
    for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, value)
    if (appSecret)
      url.searchParams.set('appsecret_proof', createHmac('sha256', appSecret).update(accessToken).digest('hex'))

    const [status, body] = await fetch(url, {
      headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' },
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
