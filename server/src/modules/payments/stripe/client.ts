import type Stripe from 'stripe'
import type { StripeSettings } from '../../../config'
import { AppError, type FieldErrors, invalid } from '../../../errors'
import { lazy } from '../../../lazy'
import { recorded } from '../../../services'
import { NoCustomer } from '../provider'

interface Refusal {
  type?: string
  code?: string
  param?: string
  statusCode?: number
}

const wrongAmount: Record<string, FieldErrors> = {
  amount_too_small: { amount: ['too_small'] },
  amount_too_large: { amount: ['too_large'] },
}

/** A refusal of Stripe's as ours: a wrong key, a limit, what it refuses to do, and an outage are different things. */
export const refusalOf = (error: unknown): Error => {
  if (error instanceof AppError) return error
  const { type, code = '', param, statusCode } = error as Refusal
  const known = (): Error => {
    if (type === 'StripeAuthenticationError' || type === 'StripePermissionError')
      return new AppError('payment_key_refused')
    if (type === 'StripeRateLimitError' || statusCode === 429) return new AppError('payment_busy')
    if (code === 'resource_missing' && param === 'customer') return new NoCustomer('the customer is gone')
    if (type === 'StripeInvalidRequestError' || type === 'StripeCardError')
      return wrongAmount[code] ? invalid(wrongAmount[code]) : new AppError('payment_refused')
    return new AppError('unavailable')
  }
  return Object.assign(known(), { cause: error })
}

/**
 * Whether trying again with the same key would answer the same: Stripe keeps the answers that it gave. What cannot be read is not its answer, and
 * the work under the key may be done.
 */
export const isAnswered = (error: unknown): boolean => {
  const { type, statusCode = 0 } = (error as { cause?: Refusal }).cause ?? {}
  return type === 'StripeAPIError' && statusCode >= 500
}

const isMissing = (error: unknown): boolean => (error as Refusal).statusCode === 404

/** Refused for what it asks: Stripe itself works. */
const isAboutOne = (error: unknown): boolean =>
  ['StripeInvalidRequestError', 'StripeCardError'].includes((error as Refusal).type ?? '')

/** Whether a body is one of Stripe's: each names what it is, or an error. */
const isStripes = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  (typeof (body as { object?: unknown }).object === 'string' || 'error' in body)

/** Stripe's package leaves a request unanswered, and throws where nobody catches, when a body is JSON but no record. */
const httpOf = (Client: typeof Stripe) => {
  const http = Client.createNodeHttpClient()
  const send = http.makeRequest.bind(http)
  http.makeRequest = async (...request) => {
    const response = await send(...request)
    const read = response.toJSON.bind(response)
    response.toJSON = async () => {
      const body: unknown = await read()
      if (!isStripes(body)) throw new Error('The body is no record of Stripe')
      return body
    }
    return response
  }
  return http
}

export type Ask = ReturnType<typeof asker>

/** Stripe's own package, which is large, is loaded when it is first needed. */
export const asker = ({ secretKey, apiUrl, timeoutMs = 10_000 }: StripeSettings) => {
  const { hostname, port, protocol } = new URL(apiUrl)
  const client = lazy(async () => {
    const { default: Client } = await import('stripe')
    return new Client(secretKey, {
      host: hostname,
      protocol: protocol === 'http:' ? 'http' : 'https',
      ...(port && { port }),
      maxNetworkRetries: 2,
      timeout: timeoutMs,
      telemetry: false,
      httpClient: httpOf(Client),
    })
  })
  const ask = async <T>(work: (stripe: Stripe) => Promise<T>): Promise<T> => {
    const stripe = await client()
    try {
      return await recorded('cards', 'payment_read', () => work(stripe), isAboutOne)
    } catch (error) {
      throw refusalOf(error)
    }
  }
  /** The same for one record, which need not exist. */
  const askFor = async <T>(work: (stripe: Stripe) => Promise<T>): Promise<T | undefined> =>
    ask((stripe) =>
      work(stripe).catch((error: unknown) => (isMissing(error) ? undefined : Promise.reject(error as Error))),
    )
  return { ask, askFor, client }
}

export const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null)

export const dateOf = (seconds: number): Date => new Date(seconds * 1_000)
export const within = ({ from, to }: { from: Date; to: Date }) => ({
  gte: Math.floor(from.getTime() / 1_000),
  lt: Math.floor(to.getTime() / 1_000),
})
