import http from 'node:http'
import https from 'node:https'
import type { WebhookDelivery } from '@samspel/api'
import { webhookAnswerLength } from '@samspel/api/webhooks'
import type { Config } from '../../config'
import { publicAgent } from '../../outgoing'

type Settings = Pick<Config, 'webhooks'>
type Fault = NonNullable<WebhookDelivery['fault']>

/** What came back. Without a status there is a fault; a redirect is both. */
export interface Answer {
  status: number | null
  fault: Fault | null
  tookMs: number
  answer: string | null
  /** Seconds that the receiver asks to wait. */
  retryAfter: number | undefined
}

/** Whether an address may be written to at all: https, without a name and password in it. */
export const isWebhookAddress = (address: string, { webhooks }: Settings): boolean => {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  if (url.username || url.password) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && webhooks.ownNetwork)
}

const faultsByCode: Record<string, Fault> = {
  ECONNREFUSED: 'refused',
  ECONNRESET: 'refused',
  ENOTFOUND: 'refused',
  EAI_AGAIN: 'refused',
  EHOSTUNREACH: 'refused',
  EPIPE: 'refused',
  ETIMEDOUT: 'timeout',
  EPROTO: 'tls',
}
const faultOf = (error: Error & { code?: string }): Fault => {
  if (error.name === 'NotPublic') return 'not_public'
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'timeout'
  const code = error.code ?? ''
  return faultsByCode[code] ?? (/^ERR_(?:TLS|SSL)|CERT|SELF_SIGNED|UNABLE_TO/.test(code) ? 'tls' : 'unknown')
}

/** Seconds of a Retry-After, a number or a day; at most a day, whatever is asked. */
const secondsOf = (value: string | undefined, now: number): number | undefined => {
  if (!value) return undefined
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - now) / 1_000
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 0), 86_400) : undefined
}

/** Characters that a log can show; PostgreSQL takes no NUL. */
const shown = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').slice(0, webhookAnswerLength)

const isRedirect = (status: number) => status >= 300 && status < 400

/**
 * Posts to an address that a user chose: a public one over https alone, looked up as it connects; no redirect is followed; the answer has an
 * end in size and time, and its first characters are read. Never throws.
 */
export const post = (
  { webhooks }: Settings,
  { url, headers, body }: { url: string; headers: Record<string, string>; body: string },
): Promise<Answer> =>
  new Promise((resolve) => {
    const begun = performance.now()
    const end = (status: number | null, rest: Partial<Answer> = {}) =>
      resolve({
        status,
        fault: status !== null && isRedirect(status) ? 'redirect' : null,
        tookMs: Math.round(performance.now() - begun),
        answer: null,
        retryAfter: undefined,
        ...rest,
      })
    try {
      const isPlain = url.startsWith('http:')
      if (!isWebhookAddress(url, { webhooks })) return end(null, { fault: 'not_public' })
      const options = {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': 'Samspel-Webhooks/1', ...headers },
        signal: AbortSignal.timeout(webhooks.patienceMs),
      }
      const request = isPlain
        ? http.request(url, options)
        : https.request(url, webhooks.ownNetwork ? options : { ...options, agent: publicAgent })
      request.on('error', (error) => end(null, { fault: faultOf(error) }))
      request.on('response', (response) => {
        let text = ''
        const done = () => {
          end(response.statusCode ?? 502, {
            answer: shown(text),
            retryAfter: secondsOf(response.headers['retry-after'], Date.now()),
          })
          response.destroy()
        }
        response.setEncoding('utf8')
        response.on('data', (part: string) => {
          text += part
          // No more is shown, and a receiver that never ends holds nothing.
          if (text.length > 4 * webhookAnswerLength) done()
        })
        response.on('end', done)
        response.on('error', done)
      })
      request.end(body)
    } catch (error) {
      end(null, { fault: faultOf(error as Error) })
    }
  })
