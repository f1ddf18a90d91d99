/** A refusal as Stripe answers it. */
export class StripeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly error: { type: string; message: string; code?: string; param?: string; decline_code?: string },
  ) {
    super(error.message)
  }
}

export const missing = (kind: string, id: string) =>
  new StripeRefusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param: 'id',
    message: `No such ${kind}: '${id}'`,
  })

export const wrong = (message: string, param?: string, code?: string) =>
  new StripeRefusal(400, {
    type: 'invalid_request_error',
    message,
    ...(param !== undefined && { param }),
    ...(code !== undefined && { code }),
  })

export const wrongKey = (key: string) =>
  new StripeRefusal(401, { type: 'invalid_request_error', message: `Invalid API Key provided: ${key.slice(0, 8)}****` })

export const tooMany = new StripeRefusal(429, {
  type: 'invalid_request_error',
  code: 'rate_limit',
  message: 'Request rate limit exceeded.',
})

/** A request with a key whose first request is still being carried out. */
export const inUse = new StripeRefusal(409, {
  type: 'idempotency_error',
  code: 'idempotency_key_in_use',
  message: 'There is currently another in-progress request using this Idempotent Key.',
})

export const broken = new StripeRefusal(500, { type: 'api_error', message: 'Sorry, something went wrong.' })
