import type { Registry } from '@samspel/federation/registry'
import { Missing, RolledBack } from '../model/problems'
import { seal, unseal } from '../signing/sign'
import type { RegistryKeys } from '../signing/sign-keys'
import type { HighestRevision } from './highest-revision'
import { RevisionConflict } from './storage'

/** The only stored text that is ever replaced. */
export interface RegistryText {
  /** Location for messages. */
  place: string
  /** Text and version tag; undefined if it does not exist. */
  read(): Promise<{ text: string; tag: string } | undefined>
  /** Replaces the text atomically if its tag is still this one (undefined: if it still does not exist). Resolves with false otherwise. */
  swap(tag: string | undefined, text: string): Promise<boolean>
  /** Whether anything was ever published here. */
  isUsed(): Promise<boolean>
}

/** The registry of an environment in which nothing is live yet. */
export const emptyRegistry = (environment: string, revision = 0): Registry => ({
  revision,
  environment,
  updatedAt: '',
  recordsSigned: true,
  remotes: {},
})

/**
 * Reads and replaces the signed registry. Rejects one that cannot be parsed, has an untrusted signature, or is older than one seen before.
 */
export function signedRegistry(stored: RegistryText, keys: RegistryKeys, seen: HighestRevision, environment: string) {
  const current = async (): Promise<{ registry: Registry; tag: string | undefined }> => {
    // Read the highest revision first, because a newer registry may be written in between.
    const highest = await seen.highest()
    const found = await stored.read()
    if (!found) {
      if (highest > 0 && (await stored.isUsed())) {
        throw new Missing(
          `The registry ${stored.place} is gone; revision ${highest} was seen here. Put it back from a copy.`,
        )
      }
      // Continue the revisions after the storage was emptied on purpose, so that readers who saw the old registry accept the new one.
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
