import type { RemoteRelease } from '../registry/types'

const isOurs = (address: string): boolean => new URL(address, document.baseURI).origin === window.location.origin

/**
 * The hash that a tag for a file of a release carries. Undefined where there is nothing to compare with: a build on somebody's own machine, which an
 * override lets in. `'none'` for a file of ours whose hash the registry does not hold: no tag may be made for it.
 */
export function sealOf({ files }: Pick<RemoteRelease, 'files'>, address: string): string | undefined {
  return files[address]?.integrity ?? (isOurs(address) ? 'none' : undefined)
}
