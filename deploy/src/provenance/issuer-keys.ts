import https from 'node:https'
import type { JSONWebKeySet } from 'jose'
import { publicAgent } from '@samspel/observing/public-agent'
import { Refused } from '../registry/refused'

const PATIENCE_MS = 10_000
const KEPT_MS = 10 * 60_000
/** More than any issuer's keys have. */
const MOST_BYTES = 512 * 1024

/** Public keys of an issuer. Throws {@link Refused} when it does not answer. */
export type IssuerKeys = (address: string, again: boolean) => Promise<JSONWebKeySet>

/** Gets a text from a public address over https: no redirect is followed, and the answer has an end in size and time. */
export const getPublic = (address: string): Promise<string> =>
  new Promise((resolve, reject) => {
    // An address in place of a name throws here, when it is not public.
    const request = https.get(address, { agent: publicAgent, signal: AbortSignal.timeout(PATIENCE_MS) })
    request.on('error', reject)
    request.on('response', (answer) => {
      if (answer.statusCode !== 200) return void request.destroy(new Error(`it answers ${answer.statusCode}`))
      const parts: Buffer[] = []
      let size = 0
      answer.on('error', reject)
      answer.on('data', (part: Buffer) => {
        size += part.length
        if (size > MOST_BYTES) request.destroy(new Error('its answer is too large'))
        else parts.push(part)
      })
      answer.on('end', () => resolve(Buffer.concat(parts).toString('utf8')))
    })
  })

function keySetOf(text: string): JSONWebKeySet {
  const set = JSON.parse(text) as JSONWebKeySet
  if (!Array.isArray(set?.keys)) throw new Error('its answer holds no keys')
  return set
}

/**
 * Reads keys of issuers, and keeps them for ten minutes unless they are wanted `again`.
 * @param get how an address is asked
 */
export function issuerKeys(get: (address: string) => Promise<string> = getPublic): IssuerKeys {
  const known = new Map<string, { set: JSONWebKeySet; until: number }>()
  return async (address, again) => {
    const kept = known.get(address)
    if (kept && !again && kept.until > Date.now()) return kept.set
    try {
      const set = keySetOf(await get(address))
      known.set(address, { set, until: Date.now() + KEPT_MS })
      return set
    } catch (error) {
      throw new Refused(
        `the keys of the issuer cannot be read at ${address} (${(error as Error).message}). Nothing is published; try again`,
        'unreachable',
      )
    }
  }
}
