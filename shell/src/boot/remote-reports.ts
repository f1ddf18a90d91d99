import type { TelemetryReport } from '@samspel/api'
import type { RemoteFailure, RemoteLoaded } from '@samspel/federation/host'
import type { Channel, Registry } from '@samspel/federation/registry'
import { shortCode } from '../failures/short-code'

/** How this visitor came to a release. What stands in for a canary is the live one. */
export const channelOf = ({ remotes }: Pick<Registry, 'remotes'>, name: string, version: string): Channel => {
  const remote = remotes[name]
  return remote?.version === version ? (remote.channel ?? 'live') : 'live'
}

/** The release that a page's registry has of a remote. */
export const releaseIn = (
  registry: Pick<Registry, 'remotes'>,
  name: string,
): { version: string; channel: Channel } | undefined => {
  const version = registry.remotes[name]?.version
  return version === undefined ? undefined : { version, channel: channelOf(registry, name, version) }
}

/** A remote that has become visible, as telemetry and the bus hear of it. */
export const loadReport = ({
  remote,
  version,
  channel,
  ms,
  fallback,
}: RemoteLoaded): TelemetryReport & { ms: number; fallback: boolean } => ({
  kind: 'load',
  remote,
  version,
  channel,
  ms,
  fallback,
})

/** A contained failure, under the short code that the visitor sees too. */
export const failureReport = (
  registry: Pick<Registry, 'remotes'>,
  failure: RemoteFailure,
): TelemetryReport & { phase: string; code: string; message: string } => {
  const { remote, version, phase, message, error, fallback } = failure
  return {
    kind: 'failure',
    remote,
    version,
    channel: failure.channel ?? channelOf(registry, remote, version),
    phase,
    code: shortCode(failure),
    message: message.slice(0, 500),
    path: window.location.pathname,
    ...(fallback && { fallback }),
    ...(error instanceof Error && error.stack && { stack: error.stack.slice(0, 4_000) }),
  }
}
