import type { RequestError } from '@samspel/store'
import type { PassVerdict } from './types'

export type By = 'camera' | 'keys'

/** A scan, from pressing the button to its result. */
export type Scan =
  | { step: 'idle' }
  | { step: 'reading'; by: By; code: string }
  | { step: 'checking'; by: By; code: string }
  | {
      step: 'found'
      by: By
      code: string
      verdict: PassVerdict
      /** By the phone's clock, ISO. */
      scannedAt: string
      /** Idempotency key of the hand-out, created once so that a second press is the same hand-out. */
      key: string
      /** Confirmed by the server; otherwise based on the phone's own data. */
      isConfirmed: boolean
      isHanding: boolean
      error?: RequestError
    }
  /** Offline, and the code is not on the stored list. */
  | { step: 'unreachable'; by: By; code: string }
  /** Too many codes in a row. `until` is in milliseconds since 1970. */
  | { step: 'limited'; by: By; code: string; until: number }
  | { step: 'failed'; by: By; code: string; error: RequestError }

export type ScanEvent =
  | { type: 'opened'; by: By; code?: string }
  | { type: 'read'; code: string }
  | { type: 'checked'; code: string; verdict: PassVerdict; isConfirmed: boolean; at: string; key: string }
  | { type: 'unreachable'; code: string }
  | { type: 'limited'; code: string; until: number }
  | { type: 'failed'; code: string; error: RequestError }
  | { type: 'handing' }
  | { type: 'handFailed'; error: RequestError }
  | { type: 'refused'; verdict: PassVerdict }
  | { type: 'closed' }

export const idle: Scan = { step: 'idle' }

/** Ignores an answer to a code that is no longer being checked. */
const isAwaited = (scan: Scan, code: string): scan is Extract<Scan, { step: 'checking' }> =>
  scan.step === 'checking' && scan.code === code

/** The state machine of a scan. Total: an event that does not fit leaves the state unchanged. */
export function scanReducer(scan: Scan, event: ScanEvent): Scan {
  switch (event.type) {
    case 'opened':
      return { step: 'reading', by: event.by, code: event.code ?? '' }
    case 'closed':
      return idle
    case 'read':
      return scan.step === 'reading' ? { step: 'checking', by: scan.by, code: event.code } : scan
    case 'checked':
      if (!isAwaited(scan, event.code)) return scan
      return {
        step: 'found',
        by: scan.by,
        code: scan.code,
        verdict: event.verdict,
        scannedAt: event.at,
        key: event.key,
        isConfirmed: event.isConfirmed,
        isHanding: false,
      }
    case 'unreachable':
      return isAwaited(scan, event.code) ? { step: 'unreachable', by: scan.by, code: scan.code } : scan
    case 'limited':
      return isAwaited(scan, event.code) ? { step: 'limited', by: scan.by, code: scan.code, until: event.until } : scan
    case 'failed':
      return isAwaited(scan, event.code) ? { step: 'failed', by: scan.by, code: scan.code, error: event.error } : scan
    case 'handing': {
      if (scan.step !== 'found' || scan.verdict.outcome !== 'ready') return scan
      const { error: _, ...rest } = scan
      return { ...rest, isHanding: true }
    }
    case 'handFailed':
      return scan.step === 'found' ? { ...scan, isHanding: false, error: event.error } : scan
    case 'refused': {
      if (scan.step !== 'found') return scan
      const { error: _, ...rest } = scan
      return { ...rest, verdict: event.verdict, isConfirmed: true, isHanding: false }
    }
  }
}
