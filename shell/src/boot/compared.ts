import { bus } from '@samspel/event-bus'
import type { Registry, REGISTRY_ID as registryId, RegistryRemote } from '@samspel/federation/registry'
import type { Tell } from './error-reporting'

/** A remote of this page of which another release runs beside, and what of it is told. */
export interface Compared {
  remote: string
  version: string
  channel: NonNullable<RegistryRemote['channel']>
  fact: string | undefined
  /** The page was opened at one of its paths, so that the page's vitals are its own. */
  isOpened: boolean
}

// The federation package has both; taken from there, they would be split off from what the first view needs.
const REGISTRY_ID: typeof registryId = 'registry'
const isBelow = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}(?:/|$)`).test(path)

const remotesIn = (document: Document): Registry['remotes'] => {
  try {
    const { remotes } = JSON.parse(document.getElementById(REGISTRY_ID)?.textContent ?? '') as Partial<Registry>
    return remotes ?? {}
  } catch {
    // The page stands on what it kept; nothing is compared on it.
    return {}
  }
}

/** The remotes of the page's registry that run beside another release. Empty on nearly every page. */
export const comparedIn = (document: Document, path: string): Compared[] =>
  Object.entries(remotesIn(document)).flatMap(([remote, { compared, version, channel = 'live', routes }]) =>
    compared
      ? [
          {
            remote,
            version,
            channel,
            fact: compared.fact,
            isOpened: routes.some((route) => isBelow(route.path, path)),
          },
        ]
      : [],
  )

/** Counts the facts by which releases are compared. The bus tells what it tells; nothing of a fact's payload is read. */
export const watchFacts = (compared: readonly Compared[], tell: Tell): void => {
  for (const { remote, version, channel, fact } of compared)
    if (fact !== undefined)
      bus.subscribe(fact as Parameters<typeof bus.subscribe>[0], () =>
        tell({ kind: 'fact', remote, version, channel, code: fact }),
      )
}
