import { createHash, createPublicKey, sign, verify } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import type { Registry } from '@samspel/federation/registry'
import { Unreadable, Untrusted } from '../storage/problems'

/** Media type of the signed content. */
export const PAYLOAD_TYPE = 'application/vnd.samspel.registry+json'

interface Envelope {
  payloadType: string
  payload: string
  signatures: { keyid: string; sig: string }[]
}

/** First 16 hex digits of the SHA-256 of the public half, for people and logs. */
export function keyId(key: KeyObject): string {
  const spki = (key.type === 'private' ? createPublicKey(key) : key).export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(spki).digest('hex').slice(0, 16)
}

/** What is signed: DSSE's pre-authentication encoding, so that a signature for one type of content never fits another. */
const encoded = (type: string, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`DSSEv1 ${Buffer.byteLength(type)} ${type} ${body.length} `), body])

/** A registry as it is stored: an envelope (DSSE, Ed25519) around it. */
export function seal(registry: Registry, key: KeyObject): string {
  const body = Buffer.from(JSON.stringify(registry))
  const sig = sign(null, encoded(PAYLOAD_TYPE, body), key).toString('base64')
  const envelope: Envelope = { payloadType: PAYLOAD_TYPE, payload: body.toString('base64'), signatures: [{ keyid: keyId(key), sig }] }
  return `${JSON.stringify(envelope, null, 2)}\n`
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Is this the plain content of a registry? */
export const isRegistry = (value: unknown): value is Registry =>
  isRecord(value) && Number.isInteger(value.revision) && (value.revision as number) >= 0 && typeof value.environment === 'string' && isRecord(value.remotes)

function parse(text: string, place: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Unreadable(`The registry ${place} does not parse: ${(error as Error).message}. Put a good copy back.`, { cause: error })
  }
}

const isEnvelope = (value: unknown): value is Envelope =>
  isRecord(value) &&
  typeof value.payloadType === 'string' &&
  typeof value.payload === 'string' &&
  Array.isArray(value.signatures) &&
  value.signatures.every((signature) => isRecord(signature) && typeof signature.sig === 'string' && typeof signature.keyid === 'string')

function fits(body: Buffer, sig: string, key: KeyObject): boolean {
  try {
    return verify(null, encoded(PAYLOAD_TYPE, body), key, Buffer.from(sig, 'base64'))
  } catch {
    return false
  }
}

/**
 * The registry in an envelope, if one of the keys has signed it.
 * Throws {@link Unreadable} for what is no envelope, {@link Untrusted} for what none of the keys has signed.
 * @param place where it lies, for the text
 */
export function unseal(text: string, keys: readonly KeyObject[], place: string): Registry {
  const envelope = parse(text, place)
  if (isRegistry(envelope)) throw new Untrusted(`The registry ${place} is not signed.`)
  if (!isEnvelope(envelope)) throw new Unreadable(`The registry ${place} is no signed envelope. Put a good copy back.`)
  const { payloadType, payload, signatures } = envelope
  if (payloadType !== PAYLOAD_TYPE) throw new Unreadable(`The envelope ${place} holds ${payloadType}, not ${PAYLOAD_TYPE}.`)
  const body = Buffer.from(payload, 'base64')
  // A key's id is only a hint: what counts is that the signature fits.
  if (!signatures.some(({ sig }) => keys.some((key) => fits(body, sig, key)))) {
    const ids = keys.map(keyId)
    const named = signatures.map(({ keyid }) => keyid)
    throw new Untrusted(
      named.some((id) => ids.includes(id))
        ? `The registry ${place} was changed after it was signed: the signature of key ${named.join(', ')} does not fit.`
        : `The registry ${place} was signed with key ${named.join(', ') || 'none'}, which is not trusted here (trusted: ${ids.join(', ') || 'none'}).`,
    )
  }
  const registry = parse(body.toString('utf8'), place)
  if (!isRegistry(registry)) throw new Unreadable(`The envelope ${place} is signed, but holds no registry.`)
  return registry
}
