import { createHmac, timingSafeEqual } from 'node:crypto'

/** Who a `signed_request` of Meta is about; undefined unless it is signed with the app's secret. */
export const readSignedRequest = (text: unknown, secret: string): string | undefined => {
  if (typeof text !== 'string') return undefined
  const [signature = '', body = '', ...rest] = text.split('.')
  const [given, own] = [Buffer.from(signature, 'base64url'), createHmac('sha256', secret).update(body).digest()]
  if (rest.length > 0 || given.length !== own.length || !timingSafeEqual(given, own)) return undefined
  try {
    const said = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as Record<string, unknown> | null
    const userId = said?.user_id
    if (said?.algorithm !== 'HMAC-SHA256' || (typeof userId !== 'string' && typeof userId !== 'number'))
      return undefined
    return String(userId)
  } catch {
    return undefined
  }
}
