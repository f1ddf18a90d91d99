import type { RemoteRelease } from '../registry/types'
import { askRegistry } from './page-registry'

const learned = new Map<string, string>()
let asked: Promise<void> | undefined

/** Asks once for the hashes that the page left out to be short: those of chunks of places that the visitor may go to. Never rejects. */
export function learnIntegrity(ask = askRegistry): Promise<void> {
  asked ??= ask().then((registry) => {
    for (const { files } of Object.values(registry?.remotes ?? {})) {
      for (const [path, { integrity }] of Object.entries(files)) learned.set(path, integrity)
    }
  })
  return asked
}

const isOurs = (address: string): boolean => new URL(address, document.baseURI).origin === window.location.origin

/**
 * The hash that a tag for a file of a release carries. Undefined where there is nothing to compare with: a build on somebody's own machine, which an
 * override lets in. `'none'` for a file of ours whose hash the registry does not hold: no tag may be made for it.
 */
export function integrityOf({ files }: Pick<RemoteRelease, 'files'>, address: string): string | undefined {
  return files[address]?.integrity ?? learned.get(address) ?? (isOurs(address) ? 'none' : undefined)
}
