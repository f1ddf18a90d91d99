import type { Channel } from '../registry/types'

/** Where in its life a remote failed. */
export type FailurePhase = 'entry' | 'start' | 'mount' | 'render' | 'chunk' | 'widget'

/** A contained failure of a remote: for the report and for the failure screen. */
export interface RemoteFailure {
  remote: string
  version: string
  phase: FailurePhase
  /** Stable short code for people: `LOAD-MF-STORES`. */
  code: string
  message: string
  error: unknown
  /** How the visitor came to the release. Set by the host. */
  channel?: Channel
  /** True when the previous good release took its place. Set by the host. */
  fallback?: boolean
  /** How often its code could not be fetched before this was given up; absent when nothing was asked for again. Set by the host. */
  tries?: number
  /** ISO time. */
  at: string
}

/** True for errors of loading code (script, stylesheet, time limit), as opposed to errors of the code itself. */
export function isLoadError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = (error as { code?: unknown }).code
  return (
    error.name === 'ChunkLoadError' ||
    error.name === 'RemoteLoadError' ||
    code === 'CSS_CHUNK_LOAD_FAILED' ||
    /Loading (CSS )?chunk|dynamically imported module/i.test(error.message)
  )
}

/** Builds a failure record with a code made from phase and remote. */
export function toFailure(remote: string, version: string, phase: FailurePhase, error: unknown): RemoteFailure {
  return {
    remote,
    version,
    phase,
    code: `${phase}-${remote}`.toUpperCase(),
    message: error instanceof Error ? error.message : String(error),
    error,
    at: new Date().toISOString(),
  }
}
