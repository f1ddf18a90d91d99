import { createHmac } from 'node:crypto'
import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { AppError, invalid } from '../../errors'

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
  accessToken: string,
  query: Record<string, string | undefined>,
) => Promise<Static<S>>

interface GraphError {
  code?: number
  type?: string
}

/** Error codes that require consent: 190 token, 102 session, 10 and 200–299 for permissions that were not granted or were withdrawn. */
const asksForConsent = ({ code = 0 }: GraphError) =>
  code === 190 || code === 102 || code === 10 || (code >= 200 && code < 300)

const refusalOf = (status: number, error: GraphError, query: Record<string, string | undefined>): AppError => {
  if (asksForConsent(error) || status === 401) return new AppError('provider_sign_in_needed')
  if (status === 400 && error.code === 100 && query.after !== undefined) return invalid({ after: ['invalid'] })
  return new AppError('provider_unavailable')
}

const isError = (body: unknown): body is { error: GraphError } =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'object' && body.error !== null

/** Reads from the Graph API. The token is sent in a header, so that it does not appear in logs of addresses. */
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
