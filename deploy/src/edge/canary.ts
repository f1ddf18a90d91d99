import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Audience, Canary, Registry, RegistryRemote, RemoteRelease, Visitor } from '@samspel/federation/registry'

/** Cookie that keeps a visitor on the same side of every canary. */
export const VISITOR_COOKIE = 'samspel.visitor'
export const VISITOR_SECONDS = 365 * 24 * 60 * 60

const VISITOR = /^([\w-]{22})(?:\.[\w-]{22})?$/

export const newVisitor = (): string => randomBytes(16).toString('base64url')

/** The visitor in a cookie, signed or not: whatever it is, it only chooses between releases. */
export const visitorIn = (cookie: string | undefined): string | undefined => VISITOR.exec(cookie ?? '')?.[1]

/**
 * The cookie of a visitor. With the secret that edge and API share it is signed, so that the API can tell visitors of the edge from made-up
 * ones (server/src/modules/platform/visitor.ts).
 */
export const visitorCookie = (visitor: string, secret: string | undefined): string => {
  if (secret === undefined) return visitor
  const seal = createHmac('sha256', secret).update(`visitor ${visitor}`).digest('base64url').slice(0, 22)
  return `${visitor}.${seal}`
}

/** The running canaries by remote: those beside a live release, and those of first ones. */
const canariesOf = ({ remotes, first }: Registry): Record<string, Canary<RemoteRelease>> => ({
  ...first,
  ...Object.fromEntries(Object.entries(remotes).flatMap(([name, { canary }]) => (canary ? [[name, canary]] : []))),
})

export const hasCanary = (registry: Registry): boolean => Object.keys(canariesOf(registry)).length > 0

/** A visitor's bucket, 0–9999. Depends on the canary as well, so that different canaries get different visitors first. */
export const bucketOf = (visitor: string, name: string, version: string): number =>
  createHash('sha256').update(`${visitor} ${name} ${version}`).digest().readUInt32BE(0) % 10_000

/** Whether a release is for somebody with this role and company: for all when nobody is named. */
export const isFor = (to: Audience | undefined, { company, role }: Visitor): boolean =>
  !to ||
  (company !== undefined && to.companies?.includes(company) === true) ||
  (role !== undefined && to.roles?.includes(role) === true)

const isChosen = (visitor: string, name: string, { release, percent }: Canary<RemoteRelease>): boolean =>
  bucketOf(visitor, name, release.version) < percent * 100

/** Names of the remotes whose canary this visitor gets, by the random id and by what the edge knows of who asks. */
export const canariesFor = (registry: Registry, visitor: string | undefined, facts: Visitor = {}): string[] =>
  visitor === undefined
    ? []
    : Object.entries(canariesOf(registry))
        .filter(([name, canary]) => isFor(canary.to, facts) && isChosen(visitor, name, canary))
        .map(([name]) => name)
        .sort()

/** What a page has to tell while a ramp of this remote runs. */
export const comparedIn = (canary: Canary<RemoteRelease> | undefined): Pick<RegistryRemote, 'compared'> =>
  canary?.ramp ? { compared: canary.ramp.fact === undefined ? {} : { fact: canary.ramp.fact } } : {}

/** Replaces a remote's release by another, and keeps the live one as the fallback. */
export const standIn = (
  remote: RegistryRemote | undefined,
  release: RegistryRemote,
  channel: 'canary' | 'override',
): RegistryRemote => {
  const { canary, previous: _previous, lock: _lock, liveSince: _since, off, settings, ...live } = remote ?? release
  return {
    ...release,
    ...(channel === 'canary' && { ...(off && { off }), ...comparedIn(canary) }),
    ...(settings && { settings }),
    ...(remote && { previous: live }),
    channel,
  }
}

/** The registry with the given remotes replaced by their canaries. */
export function withCanaries(registry: Registry, names: readonly string[]): Registry {
  if (names.length === 0) return registry
  const canaries = canariesOf(registry)
  const chosen = names.map(
    (name) => [name, standIn(registry.remotes[name], canaries[name]!.release, 'canary')] as const,
  )
  return { ...registry, remotes: { ...registry.remotes, ...Object.fromEntries(chosen) } }
}
