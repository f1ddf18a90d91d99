import { createHash, randomBytes } from 'node:crypto'
import type { Registry, RegistryRemote } from '@samspel/federation/registry'

/** Cookie that keeps a visitor on one side of every canary. */
export const VISITOR_COOKIE = 'samspel.visitor'
export const VISITOR_SECONDS = 365 * 24 * 60 * 60

const VISITOR = /^[\w-]{22}$/

export const newVisitor = (): string => randomBytes(16).toString('base64url')
export const isVisitor = (value: string | undefined): value is string => value !== undefined && VISITOR.test(value)

export const hasCanary = ({ remotes }: Registry): boolean => Object.values(remotes).some(({ canary }) => canary)

/** 0–9999: where a visitor stands in the row of all visitors. Another row for each canary, so that the first of one are not the first of all. */
export const bucketOf = (visitor: string, name: string, version: string): number =>
  createHash('sha256').update(`${visitor} ${name} ${version}`).digest().readUInt32BE(0) % 10_000

const isChosen = (visitor: string, name: string, { canary }: RegistryRemote): boolean =>
  canary !== undefined && bucketOf(visitor, name, canary.release.version) < canary.percent * 100

/** Names of the remotes of which this visitor gets the canary. */
export const canariesFor = ({ remotes }: Registry, visitor: string | undefined): string[] =>
  visitor === undefined
    ? []
    : Object.keys(remotes)
        .filter((name) => isChosen(visitor, name, remotes[name]!))
        .sort()

/** A remote with another release in its place, and the live one to fall back on. */
export const standIn = (
  remote: RegistryRemote | undefined,
  release: RegistryRemote,
  channel: 'canary' | 'override',
): RegistryRemote => {
  const { canary: _canary, previous: _previous, lock: _lock, liveSince: _since, ...live } = remote ?? release
  return { ...release, ...(remote && { previous: live }), channel }
}

/** The registry of a visitor who has these canaries. */
export function withCanaries(registry: Registry, names: readonly string[]): Registry {
  if (names.length === 0) return registry
  const chosen = names.map(
    (name) => [name, standIn(registry.remotes[name], registry.remotes[name]!.canary!.release, 'canary')] as const,
  )
  return { ...registry, remotes: { ...registry.remotes, ...Object.fromEntries(chosen) } }
}
