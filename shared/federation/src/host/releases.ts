import { configValues } from '../config-values'
import type { Registry, RegistryRemote } from '../registry/types'
import type { NewVersion } from './types'

/** The releases of this tab: those of the page, and what it has learned since. */
export interface Releases {
  registry(): Registry
  of(remote: string): RegistryRemote
  /** Asks for the registry as it is now. Several at once are one. Never rejects. */
  checkForUpdates(): Promise<void>
  /** When it was asked last, in ms since the page began; -Infinity before. */
  checkedAt(): number
  newer(): readonly NewVersion[]
  /** True when there is a newer release that this tab can run. */
  canTake(remote: string): boolean
  /** From now on the newer release is the remote's. False when there is none that this tab can run. */
  take(remote: string): boolean
}

interface ReleasesOptions {
  registry: Registry
  ask(): Promise<Registry | undefined>
  /** Version of the shell that runs; undefined when it cannot be told. */
  shellVersion: string | undefined
  /** False for a release that this shell cannot run. */
  fits(release: RegistryRemote): boolean
  /** True while code of the remote is in use: what is in use is only ever exchanged by {@link Releases.take}. */
  isInUse(remote: string): boolean
  /** A remote that the page did not know. */
  onAdded(remote: string): void
  /** The list of newer releases may have changed. */
  onChecked(): void
}

/** Whatever release runs here: each reads what it knows. */
const takeValues = ({ remotes }: Registry): void =>
  configValues.take(Object.fromEntries(Object.entries(remotes).map(([name, { values }]) => [name, values])))

export function createReleases({
  registry,
  ask,
  shellVersion,
  fits,
  isInUse,
  onAdded,
  onChecked,
}: ReleasesOptions): Releases {
  let current = registry
  let checking: Promise<void> | undefined
  let checkedAt = -Infinity
  let newShell: string | undefined
  const newer = new Map<string, RegistryRemote>()
  takeValues(registry)

  // For whom it is off stays as the page was opened with: navigation and routes of one page agree.
  const put = (name: string, { off: _off, ...release }: RegistryRemote) => {
    const off = current.remotes[name]?.off
    const next = { ...release, ...(off && { off }) }
    current = { ...current, remotes: { ...current.remotes, [name]: next } }
    newer.delete(name)
  }

  const learn = (fresh: Registry) => {
    if (fresh.revision < current.revision) return
    const { shell } = fresh
    newShell = shell && shellVersion && shell.version !== shellVersion ? shell.version : undefined
    for (const [name, release] of Object.entries(fresh.remotes)) {
      const known = current.remotes[name]
      // An override stands for the whole session.
      if (known?.channel === 'override') continue
      if (known?.version === release.version || (fits(release) && !isInUse(name))) put(name, release)
      else if (isInUse(name)) newer.set(name, release)
      if (!known && current.remotes[name]) onAdded(name)
    }
    takeValues(fresh)
    current = { ...current, revision: fresh.revision, updatedAt: fresh.updatedAt }
  }

  return {
    registry: () => current,
    of: (remote) => current.remotes[remote]!,
    checkedAt: () => checkedAt,
    checkForUpdates() {
      checking ??= ask()
        .then((fresh) => {
          checkedAt = performance.now()
          if (fresh) learn(fresh)
        })
        .finally(() => {
          checking = undefined
          onChecked()
        })
      return checking
    },
    newer: () => [
      ...[...newer].map(([remote, release]) => ({ remote, version: release.version, reloads: !fits(release) })),
      ...(newShell ? [{ remote: 'shell', version: newShell, reloads: true }] : []),
    ],
    canTake(remote) {
      const release = newer.get(remote)
      return release !== undefined && fits(release)
    },
    take(remote) {
      const release = newer.get(remote)
      if (!release || !fits(release)) return false
      put(remote, release)
      return true
    },
  }
}
