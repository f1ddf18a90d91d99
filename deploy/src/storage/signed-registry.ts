import type { Registry } from '@samspel/federation/registry'
import { Missing, RolledBack } from '../model/problems'
import { seal, unseal } from '../signing/sign'
import type { RegistryKeys } from '../signing/sign-keys'
import type { HighestRevision } from './highest-revision'
import { RevisionConflict } from './storage'

/** The one stored text that is ever replaced. */
export interface RegistryText {
  /** Where it lies, for people. */
  place: string
  /** Text, and a tag that changes with it; undefined when there is none. */
  read(): Promise<{ text: string; tag: string } | undefined>
  /** Replaces it if its tag is still this one (undefined: if there is still none). False when it is not; never half-written. */
  swap(tag: string | undefined, text: string): Promise<boolean>
  /** Was anything ever published here? */
  isUsed(): Promise<boolean>
}

/** The registry of an environment where nothing is live yet. */
export const emptyRegistry = (environment: string, revision = 0): Registry => ({
  revision,
  environment,
  updatedAt: '',
  recordsSigned: true,
  remotes: {},
})

/** Reads and replaces the signed registry: what does not parse, is signed by another or is older than one seen before is refused. */
export function signedRegistry(stored: RegistryText, keys: RegistryKeys, seen: HighestRevision, environment: string) {
  const current = async (): Promise<{ registry: Registry; tag: string | undefined }> => {
    // In this order: somebody may write a newer one between the two.
    const highest = await seen.highest()
    const found = await stored.read()
    if (!found) {
      if (highest > 0 && (await stored.isUsed())) {
        throw new Missing(
          `The registry ${stored.place} is gone; revision ${highest} was seen here. Put it back from a copy.`,
        )
      }
      // Revisions go on after a storage was emptied on purpose: readers that have seen it before must take the new one.
      return { registry: emptyRegistry(environment, highest), tag: undefined }
    }
    const registry = unseal(found.text, await keys.trusted(), stored.place)
    if (registry.revision < highest) {
      throw new RolledBack(
        `The registry ${stored.place} is at revision ${registry.revision}; revision ${highest} was seen here before. Put the newer one back.`,
      )
    }
    await seen.saw(registry.revision)
    return { registry, tag: found.tag }
  }

  return {
    readRegistry: async () => (await current()).registry,
    async swapRegistry(expected: number, next: Registry) {
      const { registry, tag } = await current()
      const conflict = (at: string) => new RevisionConflict(`the registry is ${at}, not ${expected}`)
      if (registry.revision !== expected) throw conflict(`at revision ${registry.revision}`)
      const text = seal({ ...next, revision: expected + 1 }, await keys.signing())
      if (!(await stored.swap(tag, text))) throw conflict('changed by somebody else')
      await seen.saw(expected + 1)
    },
  }
}
