import type { Channel, RemoteRelease } from '../registry/types'
import type { RemoteFailure } from '../remote/failure'
import type { Inspector } from './inspection'
import type { Releases } from './releases'
import type { HostOptions } from './types'

/** Tells the shell and the developer panel what was loaded and what failed. */
export interface Reports {
  /** Somebody wants to see the remote: the time of its load counts from here. */
  requested(remote: string): void
  mounted(remote: string, release: RemoteRelease, fallback: boolean): void
  failed(failure: RemoteFailure): void
}

interface ReportsOptions {
  options: Pick<HostOptions, 'onFailure' | 'onLoaded'>
  releases: Pick<Releases, 'of'>
  inspector: Inspector
}

export function createReports({ options, releases, inspector }: ReportsOptions): Reports {
  const requestedAt = new Map<string, number>()

  /** A release that stands in for another is live, or was. */
  const channelOf = (remote: string, version: string): Channel => {
    const known = releases.of(remote)
    return known?.version === version ? (known.channel ?? 'live') : 'live'
  }

  return {
    requested: (remote) => void requestedAt.set(remote, performance.now()),
    mounted(remote, release, fallback) {
      const from = requestedAt.get(remote)
      // Later mounts of the same release load nothing.
      if (from === undefined) return
      requestedAt.delete(remote)
      const ms = Math.round(performance.now() - from)
      const loaded = { remote, version: release.version, channel: channelOf(remote, release.version), ms, fallback }
      inspector.loaded(loaded, release.entry)
      options.onLoaded?.(loaded)
    },
    failed(failure) {
      const told = { channel: channelOf(failure.remote, failure.version), ...failure }
      // Who tries a build reads the console; visitors' failures go to the reports alone.
      if (told.channel === 'override') console.error(told.remote, told.phase, told.error)
      inspector.failed(told)
      options.onFailure?.(told)
    },
  }
}
