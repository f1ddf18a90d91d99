import http from 'node:http'
import https from 'node:https'
import type { CustomFetch } from 'openid-client'
import type { Config } from '../../config'
import { publicAgent } from '../../outgoing'

/** More than any issuer's keys or metadata have. */
const mostBytes = 512 * 1024

/**
 * How issuers are asked. Their addresses, and those that they name themselves, come from people: public addresses over https alone, no
 * redirect is followed, and the answer has an end in size and time.
 */
export const issuerFetch =
  ({ companyIssuers }: Pick<Config, 'companyIssuers'>): CustomFetch =>
  (address, { method, headers, body, signal }) =>
    new Promise<Response>((resolve, reject) => {
      const url = new URL(address)
      const isPlain = url.protocol === 'http:'
      if (isPlain && !companyIssuers.ownNetwork) return reject(new TypeError('https alone'))
      const until = AbortSignal.timeout(companyIssuers.patienceMs)
      const options = { method, headers, signal: signal ? AbortSignal.any([signal, until]) : until }
      const request = isPlain
        ? http.request(url, options)
        : https.request(url, companyIssuers.ownNetwork ? options : { ...options, agent: publicAgent })
      request.on('error', reject)
      request.on('response', (answer) => {
        const parts: Buffer[] = []
        let size = 0
        answer.on('error', reject)
        answer.on('data', (part: Buffer) => {
          size += part.length
          if (size > mostBytes) request.destroy(new TypeError('The answer is too large'))
          else parts.push(part)
        })
        answer.on('end', () => {
          const named = Object.entries(answer.headers).flatMap(([name, value]) =>
            value === undefined ? [] : [[name, String(value)] as [string, string]],
          )
          const status = answer.statusCode ?? 502
          const isBare = status === 204 || status === 304
          resolve(new Response(isBare ? null : Buffer.concat(parts), { status, headers: named }))
        })
      })
      request.end(body == null ? undefined : String(body as string))
    })
