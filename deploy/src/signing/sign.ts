import type { KeyObject } from 'node:crypto'
import type { Registry } from '@samspel/federation/registry'
import { isRecord } from '../is-record'
import { Unreadable, Untrusted } from '../model/problems'
import { isEnvelope, parseJson, sealAs, unsealAs } from './envelope'

/** Media type of the signed registry. */
export const PAYLOAD_TYPE = 'application/vnd.samspel.registry+json'

/** Signs a registry and wraps it in an envelope for storage. */
export const seal = (registry: Registry, key: KeyObject): string => sealAs(PAYLOAD_TYPE, registry, key)

/** Whether this is an unsigned registry. */
export const isRegistry = (value: unknown): value is Registry =>
  isRecord(value) &&
  Number.isInteger(value.revision) &&
  (value.revision as number) >= 0 &&
  typeof value.environment === 'string' &&
  isRecord(value.remotes)

/**
 * Verifies an envelope and returns the registry. Throws {@link Unreadable} if it is not an envelope,
 * {@link Untrusted} if none of the keys signed it.
 * @param place location of the registry, for error messages
 */
export function unseal(text: string, keys: readonly KeyObject[], place: string): Registry {
  const what = `The registry ${place}`
  const envelope = parseJson(text, what)
  if (isRegistry(envelope)) throw new Untrusted(`${what} is not signed.`)
  if (!isEnvelope(envelope)) throw new Unreadable(`${what} is no signed envelope. Put a good copy back.`)
  const registry = unsealAs(envelope, PAYLOAD_TYPE, keys, what)
  if (!isRegistry(registry)) throw new Unreadable(`The envelope ${place} is signed, but holds no registry.`)
  return registry
}
