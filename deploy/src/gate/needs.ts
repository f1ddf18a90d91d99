import { satisfies, validRange } from 'semver'
import type { ReleaseNeeds } from '@samspel/federation/registry'
import type { Finding } from './finding'
import { refuse, warn } from './finding'

const CONTRACT = '@samspel/api'

const fits = (version: string, range: string): boolean => satisfies(version, range, { includePrerelease: true })

function checkLibrary(name: string, library: string, range: string, provides: Record<string, string>): Finding[] {
  const version = provides[library]
  const subject = `${name} ${library}`
  if (!validRange(range)) {
    return [
      refuse({
        kind: 'shared-range',
        subject,
        what: `${name} asks for ${library} '${range}', which is no range`,
        why: 'nothing can be compared with it',
        todo: `write a semver range in ${name}/package.json`,
      }),
    ]
  }
  if (!version) {
    return [
      refuse({
        kind: 'shared-missing',
        subject,
        what: `${name} needs ${library} ${range}; the shell does not provide it`,
        why: 'remotes bring no copy of a shared library: it would not start',
        todo: `move ${library} to dependencies, or publish a shell that provides it first`,
      }),
    ]
  }
  if (fits(version, range)) return []
  return [
    refuse({
      kind: 'shared-range',
      subject,
      what: `${name} needs ${library} ${range}; the shell provides ${version}`,
      why: "the page has one copy, the shell's: the loader would refuse the remote",
      todo: `build ${name} against ${version}, or publish a shell with ${range} first`,
    }),
  ]
}

/** A few of the files, and how many more. */
export const few = (files: readonly string[]): string =>
  files.length > 3 ? `${files.slice(0, 3).join(', ')} and ${files.length - 3} more` : files.join(', ')

/**
 * Finds names that a remote imports from shared libraries and that the shell does not provide. Libraries whose
 * names the shell does not list are skipped.
 */
export const checkNames = (
  name: string,
  { names = {} }: ReleaseNeeds,
  gives: Record<string, readonly string[]> | undefined,
): Finding[] =>
  Object.entries(names).flatMap(([library, taken]) => {
    const given = gives?.[library]
    if (!given) return []
    return Object.entries(taken)
      .filter(([each]) => !given.includes(each))
      .map(([each, files]) =>
        refuse({
          kind: 'shared-name',
          subject: `${name} ${library}.${each}`,
          what: `${name} takes ${each} from ${library}; the shell's has none`,
          why: `it is undefined in ${few(files)}`,
          todo: `keep ${each} in ${library} until no live release of ${name} takes it, or publish a shell that has it first`,
        }),
      )
  })

/** Checks whether the shared libraries and the contract that a remote was built against match what a shell provides. */
export function checkNeeds(name: string, needs: ReleaseNeeds, provides: Record<string, string> | undefined): Finding[] {
  if (!provides) {
    return [
      warn({
        kind: 'no-shell',
        subject: name,
        what: 'no shell is live',
        why: 'ranges of shared libraries cannot be compared',
        todo: "'publish shell' and 'promote shell'",
      }),
    ]
  }
  const contract = provides[CONTRACT]
  const libraries = Object.entries(needs.shared).filter(([library]) => library !== CONTRACT || !contract)
  const findings = libraries.flatMap(([library, range]) => checkLibrary(name, library, range, provides))
  if (!contract || fits(contract, `^${needs.contract}`)) return findings
  return [
    ...findings,
    refuse({
      kind: 'contract',
      subject: name,
      what: `${name} was built against contract ${needs.contract}; the shell carries ${contract}`,
      why: 'endpoints and fields of another contract may not be there',
      todo: `publish a shell with contract ^${needs.contract} first, or build ${name} against ${contract}`,
    }),
  ]
}
