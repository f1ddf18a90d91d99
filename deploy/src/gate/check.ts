import type { Registry, RegistryRemote } from '@samspel/federation/registry'
import { Refused } from '../registry/refused'
import type { ReleaseRecord } from '../storage/storage'
import { table } from '../table'
import { checkBeneath, checkCollisions, checkRemovedRoutes, checkSlots } from './collisions'
import { checkConfig } from './config'
import type { Finding } from './finding'
import { nameOf, refusals } from './finding'
import { checkFirstViews } from './first-view'
import { checkNamesKnown } from './names-known'
import { checkNames, checkNeeds } from './needs'
import { checkDeclared, checkSurface } from './surface'
import { checkUses } from './uses'

/** All releases that some visitor gets now, live and canaries, by remote, except those of one remote. */
export const outOf = (registry: Registry, except: string) =>
  [
    ...Object.entries(registry.remotes).flatMap(([name, live]) =>
      [live, ...(live.canary ? [live.canary.release] : [])].map((release) => ({ ...release, name })),
    ),
    ...Object.entries(registry.first ?? {}).map(([name, { release }]) => ({ ...release, name })),
  ].filter(({ name }) => name !== except)

// A remote's live release and its canary often produce the same findings.
const once = (findings: readonly Finding[]): Finding[] => [
  ...new Map(findings.map((finding) => [`${nameOf(finding)} ${finding.what} ${finding.why}`, finding])).values(),
]

/**
 * Checks whether a release fits what is live. A pure function, and the entry point to the gate's checks. A remote's own sizes are checked
 * only when publishing, since they depend on its build alone; the weight of a first view also depends on the shell.
 */
export function checkFit(registry: Registry, record: ReleaseRecord): Finding[] {
  const { name } = record
  const others = outOf(registry, name)
  const shell = registry.shell && { name: 'shell', surface: registry.shell.surface }
  const next = { name, surface: record.release.surface }
  if (record.kind === 'shell') {
    return once([
      ...others.flatMap((remote) => [
        ...checkNeeds(remote.name, remote.needs, record.release.provides),
        ...checkNames(remote.name, remote.needs, record.release.gives),
        ...checkFirstViews(remote.name, remote, record.release),
      ]),
      ...checkSurface(next, shell, others),
    ])
  }
  const live: RegistryRemote | undefined = registry.remotes[name]
  return once([
    ...checkNeeds(name, record.release.needs, registry.shell?.provides),
    ...checkNames(name, record.release.needs, registry.shell?.gives),
    ...checkNamesKnown(name, record.release.needs),
    ...checkFirstViews(name, record.release, registry.shell),
    ...checkDeclared(next),
    ...checkUses(name, record.release, live),
    ...checkSurface(next, live && { name, surface: live.surface }, [...(shell ? [shell] : []), ...others]),
    ...checkSlots(name, record.release),
    ...checkCollisions(name, record.release, others),
    ...checkBeneath(name, record.release, live, others),
    ...(live ? checkRemovedRoutes(name, record.release, live) : []),
    ...checkConfig(name, record.release, live?.settings),
  ])
}

/** The gate refused a release. */
export class DoesNotFit extends Refused {
  override name = 'DoesNotFit'
  readonly findings: readonly Finding[]

  constructor(release: string, findings: readonly Finding[]) {
    super(
      `${release} does not fit what is live:\n\n${findingsTable(findings)}\n\nNothing has changed. --force does it all the same and writes that into the history.`,
      'does_not_fit',
    )
    this.findings = findings
  }
}

/** Formats findings for people. */
export const findingsTable = (findings: readonly Finding[]): string =>
  table(
    ['', 'finding', 'what', 'why', 'what to do'],
    findings.map((finding) => [finding.severity, finding.kind, finding.what, finding.why, finding.todo]),
    36,
  )

/** Applies the gate. Throws {@link DoesNotFit}; with `force`, returns the names of the overridden findings instead. */
export function pass(release: string, findings: readonly Finding[], force: boolean): string[] {
  const kept = refusals(findings)
  if (kept.length > 0 && !force) throw new DoesNotFit(release, findings)
  return kept.map(nameOf)
}
