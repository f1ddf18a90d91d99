import { SendingFailed, type Tries } from '../../outbox/outbox'

/** How long a push is worth anything: the services keep it as long, and it is tried as long. */
export const hoursKept = 24
const longestRetrySeconds = 6 * 3_600

const gone = [404, 410]
/** This push or its address is refused as it is; trying again changes nothing. */
const refused = [400, 403, 405, 413, 415, 422]

/** Seconds to wait by a Retry-After header, which has seconds or a date. */
export const retryAfterSeconds = (header: string | null | undefined, now: Date): number | undefined => {
  if (!header) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now.getTime()) / 1_000
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 0), longestRetrySeconds)
}

interface Refusal {
  /** Absent when there was no answer. */
  status: number | undefined
  message: string
  retryAfter?: string | null | undefined
}

/**
 * What becomes of a push that was not accepted: `gone` when its device takes no more, otherwise an error by which it ends or is tried
 * again. A service that is busy or down is no fault of ours.
 */
export const fateOf = (
  { status, message, retryAfter }: Refusal,
  { ageMs }: Tries,
  now: Date,
): 'gone' | SendingFailed => {
  if (status !== undefined && gone.includes(status)) return 'gone'
  if (status !== undefined && refused.includes(status)) return new SendingFailed(message, { ends: true })
  const isTheirs = status === 429 || (status !== undefined && status >= 500)
  if (ageMs > hoursKept * 3_600_000) return new SendingFailed(message, { ends: true, isTheirs })
  const afterSeconds = retryAfterSeconds(retryAfter, now)
  return new SendingFailed(message, { isTheirs, ...(afterSeconds !== undefined && { afterSeconds }) })
}
