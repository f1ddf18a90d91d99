import type { EndpointKey } from '@samspel/api'
import type { StorageKey } from '@samspel/store'

/**
 * What others may rely on and what it relies on, written by hand: a change of it is an act, not an accident of a refactoring. The gate of
 * `publish` compares it with what is live, field by field. A field that ends in `?` may be missing.
 */
export interface PublicSurface {
  /** Facts of the bus that it publishes, to the fields of their payload. */
  publishes?: Record<string, readonly string[]>
  /** Facts of others that it listens to, to the fields that it reads. */
  listens?: Record<string, readonly string[]>
  /** Slots that it offers to widgets of others, to the props that they get. */
  offers?: Record<string, readonly string[]>
  /** Slots of others that it fills, to the props that its widgets read. */
  fills?: Record<string, readonly string[]>
}

/** What a remote asks of the page besides the facts and slots of its surface. What is not named here is refused to it by name. */
export interface RemoteUses {
  /** The contract's calls that its code makes. */
  calls: readonly EndpointKey[]
  /** Keys that it reads or writes in the browser, without the product's prefix; `draft.*` stands for all that begin so. */
  storage: readonly StorageKey[]
}

/** Everything that a release may use, as a page gets it: `RemoteUses`, and the names of its surface. */
export interface AllowedUses {
  calls: readonly string[]
  storage: readonly string[]
  publishes: readonly string[]
  listens: readonly string[]
  offers: readonly string[]
}

const namesOf = (given: Record<string, unknown> = {}): string[] => Object.keys(given)

interface Declared {
  uses?: Pick<AllowedUses, 'calls' | 'storage'>
  surface?: PublicSurface
}

/** What a release may use; undefined for one that declares nothing, which is not held to anything. */
export const allowedUses = ({ uses, surface }: Declared): AllowedUses | undefined =>
  uses && {
    calls: uses.calls,
    storage: uses.storage,
    publishes: namesOf(surface?.publishes),
    listens: namesOf(surface?.listens),
    offers: namesOf(surface?.offers),
  }
