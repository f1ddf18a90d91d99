import { assertNameAndVersion } from '../storage/paths'
import { WrongUsage } from './command'

/** Parses `mf-x@1.4.0` or `mf-x`. Throws {@link WrongUsage}. */
export function versionedName(text: string): { name: string; version: string | undefined } {
  const [name, version, ...rest] = text.split('@') as [string, string?, ...string[]]
  try {
    if (rest.length > 0) throw new Error(`'${text}' is no name with a version`)
    assertNameAndVersion(name, version ?? '0')
  } catch (error) {
    throw new WrongUsage((error as Error).message)
  }
  return { name, version }
}

/** What `sbom` says of itself, in both programs. */
export const sbomTexts = {
  summary: 'what a release contains, as CycloneDX',
  about: `Prints the packages whose code is in a release, as CycloneDX 1.6 (JSON), as it was stored when the release was published; the digest is in its signed
record. Libraries that the shell provides are marked (samspel:provided-by). Without a version it is the one that is live.`,
}
