import type { KeyObject } from 'node:crypto'
import type { Registry } from '@samspel/federation/registry'
import { isRecord } from '../is-record'
import { Unreadable, Untrusted } from '../model/problems'
import { isEnvelope, parseJson, sealAs, unsealAs } from './envelope'

/** Media type of the signed registry. */
export const PAYLOAD_TYPE = 'application/vnd.samspel.registry+json'

/** A registry as it is stored: an envelope around it. */
export const seal = (registry: Registry, key: KeyObject): string => sealAs(PAYLOAD_TYPE, registry, key)

/** Is this the plain content of a registry? */
export const isRegistry = (value: unknown): value is Registry =>
  isRecord(value) &&
  Number.isInteger(value.revision) &&
  (value.revision as number) >= 0 &&
  typeof value.environment === 'string' &&
  isRecord(value.remotes)

/**
 * The registry in an envelope, if one of the keys has signed it.
 * Throws {@link Unreadable} for what is no envelope, {@link Untrusted} for what none of the keys has signed.
 * @param place where it lies, for the text
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
