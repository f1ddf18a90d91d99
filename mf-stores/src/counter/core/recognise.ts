import type { CounterDay, PassVerdict } from './types'

/**
 * Fingerprint of a code, of which the list has the beginning: SHA-256 of salt and code, hexadecimal. Undefined where the browser does not support it
 * (no https).
 */
export async function fingerprint(salt: string, code: string): Promise<string | undefined> {
  const { subtle } = globalThis.crypto
  if (!(subtle as SubtleCrypto | undefined)) return undefined
  const bytes = await subtle.digest('SHA-256', new TextEncoder().encode(salt + code))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Recognises a code offline with the list stored on the phone. Undefined when it is not on the list, which proves nothing offline: it may
 * have been booked since.
 * @param queued ids of pick-ups whose hand-out waits to be sent
 */
export async function recognise(
  code: string,
  day: CounterDay | undefined,
  queued: ReadonlySet<string> = new Set(),
  now = Date.now(),
): Promise<PassVerdict | undefined> {
  if (!day) return undefined
  const hash = await fingerprint(day.codeSalt, code)
  const found = hash ? day.pickups.filter(({ codeHash }) => codeHash && hash.startsWith(codeHash)) : []
  const [pickup] = found
  // The list has the beginnings of fingerprints alone: where two are alike, only the server knows whose code it is.
  if (!pickup || found.length > 1) return undefined
  if (pickup.state === 'picked_up' || queued.has(pickup.id))
    return {
      outcome: 'used',
      pickup,
      ...(pickup.pickedUpAt && { at: pickup.pickedUpAt }),
      ...(pickup.pickedUpBy && { by: pickup.pickedUpBy }),
      where: day.store.name,
    }
  // By the phone's clock; when online, the server decides.
  if (pickup.expiresAt !== null && Date.parse(pickup.expiresAt) < now)
    return { outcome: 'lapsed', pickup, at: pickup.expiresAt }
  return { outcome: 'ready', pickup }
}
