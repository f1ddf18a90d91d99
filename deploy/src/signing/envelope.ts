import type { KeyObject } from 'node:crypto'
import { createHash, createPublicKey, sign, verify } from 'node:crypto'
import { isRecord } from '../is-record'
import { Unreadable, Untrusted } from '../model/problems'

/** Signed content as stored (DSSE, Ed25519). */
export interface Envelope {
  payloadType: string
  payload: string
  signatures: { keyid: string; sig: string }[]
}

/** First 16 hex digits of the public key's SHA-256, for people and logs. */
export function keyId(key: KeyObject): string {
  const spki = (key.type === 'private' ? createPublicKey(key) : key).export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(spki).digest('hex').slice(0, 16)
}

/** The signed bytes: DSSE's pre-authentication encoding, so that a signature for one content type is never valid for another. */
const encoded = (type: string, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`DSSEv1 ${Buffer.byteLength(type)} ${type} ${body.length} `), body])

/** A signature that is kept beside what it signs. */
export interface Signed {
  key: string
  sig: string
}

/** Signs a text as content of a type. */
export const signText = (type: string, text: string, key: KeyObject): Signed => ({
  key: keyId(key),
  sig: sign(null, encoded(type, Buffer.from(text)), key).toString('base64'),
})

/** Whether one of the keys signed this text as content of this type. */
export const isSignedBy = (type: string, text: string, { sig }: Signed, keys: readonly KeyObject[]): boolean =>
  keys.some((key) => fits(type, Buffer.from(text), sig, key))

/** Signs content and wraps it in an envelope of its type. */
export function sealAs(type: string, content: object, key: KeyObject): string {
  const body = Buffer.from(JSON.stringify(content))
  const sig = sign(null, encoded(type, body), key).toString('base64')
  const envelope: Envelope = {
    payloadType: type,
    payload: body.toString('base64'),
    signatures: [{ keyid: keyId(key), sig }],
  }
  return `${JSON.stringify(envelope, null, 2)}\n`
}

export const isEnvelope = (value: unknown): value is Envelope =>
  isRecord(value) &&
  typeof value.payloadType === 'string' &&
  typeof value.payload === 'string' &&
  Array.isArray(value.signatures) &&
  value.signatures.every(
    (signature) => isRecord(signature) && typeof signature.sig === 'string' && typeof signature.keyid === 'string',
  )

/** Parses stored JSON. `what` is used in the error message: `The registry /place`. */
export function parseJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Unreadable(`${what} does not parse: ${(error as Error).message}. Put a good copy back.`, { cause: error })
  }
}

function fits(type: string, body: Buffer, sig: string, key: KeyObject): boolean {
  try {
    return verify(null, encoded(type, body), key, Buffer.from(sig, 'base64'))
  } catch {
    return false
  }
}

/**
 * Verifies an envelope and returns its content. Throws {@link Unreadable} for another content type, and
 * {@link Untrusted} if none of the keys signed it.
 * @param what subject of the error messages: `The registry /place`
 */
export function unsealAs(
  { payloadType, payload, signatures }: Envelope,
  type: string,
  keys: readonly KeyObject[],
  what: string,
): unknown {
  if (payloadType !== type) throw new Unreadable(`${what} is an envelope that holds ${payloadType}, not ${type}.`)
  const body = Buffer.from(payload, 'base64')
  // The key id is only a hint; the signature decides.
  if (!signatures.some(({ sig }) => keys.some((key) => fits(type, body, sig, key)))) {
    const ids = keys.map(keyId)
    const named = signatures.map(({ keyid }) => keyid)
    throw new Untrusted(
      named.some((id) => ids.includes(id))
        ? `${what} was changed after it was signed: the signature of key ${named.join(', ')} does not fit.`
        : `${what} was signed with key ${named.join(', ') || 'none'}, which is not trusted here (trusted: ${ids.join(', ') || 'none'}).`,
    )
  }
  return parseJson(body.toString('utf8'), what)
}
