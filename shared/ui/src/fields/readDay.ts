/** What a typed day is measured by where it has no year, `YYYY-MM-DD`. */
export interface DayForm {
  /** Default: of the reader's clock. */
  today?: string
  min?: string | undefined
  max?: string | undefined
}

const months = [
  ['januari', 'january'],
  ['februari', 'february'],
  ['mars', 'march'],
  ['april'],
  ['maj', 'may'],
  ['juni', 'june'],
  ['juli', 'july'],
  ['augusti', 'august'],
  ['september'],
  ['oktober', 'october'],
  ['november'],
  ['december'],
]

const forms = [
  /^(?<year>\d{4})(?<mark>[-/.])(?<month>\d{1,2})\k<mark>(?<date>\d{1,2})$/,
  /^(?<year>\d{4})(?<month>\d\d)(?<date>\d\d)$/,
  /^(?<date>\d{1,2})(?<mark>[-/.])(?<month>\d{1,2})(?:(?:\k<mark>|\.? )(?<year>\d{4})|\.)?$/,
  /^(?:den )?(?<date>\d{1,2})(?::[ae]|st|nd|rd|th|\.)? ?(?<name>[a-z]{3,9})\.?(?:,? (?<year>\d{4}))?$/,
  /^(?<name>[a-z]{3,9})\.? (?<date>\d{1,2})(?:st|nd|rd|th)?(?:,? (?<year>\d{4}))?$/,
]

/**
 * Reads a typed day in Swedish or English: `2026-01-18`, `20260118`, `18/1 2026`, `18.1.2026`, `18-1-2026`, `18 jan 2026`, `January 18, 2026`.
 * Without a year it is the next such day, or the last one before `max` where none may follow.
 * @returns null where nothing was typed, undefined for anything else, or a day that does not exist
 */
export function readDay(text: string, form: DayForm = {}): string | null | undefined {
  const plain = text.trim().toLowerCase().replace(/\s+/g, ' ')
  if (plain === '') return null
  const parts = forms.map((pattern) => pattern.exec(plain)?.groups).find((groups) => groups !== undefined)
  if (!parts) return undefined
  const { year, name } = parts
  const month = name === undefined ? Number(parts.month) : monthOf(name)
  return year === undefined ? nearest(month, Number(parts.date), form) : day(Number(year), month, Number(parts.date))
}

const monthOf = (name: string) =>
  months.findIndex((names) => names.some((full) => full.startsWith(name) && name.length >= 3)) + 1

/** Leap days come every fourth year, with one exception of eight. */
const reach = 8

function nearest(
  month: number,
  date: number,
  { today = new Date().toLocaleDateString('sv-SE'), min, max }: DayForm,
): string | undefined {
  const from = min && min > today ? min : today
  const year = Number(from.slice(0, 4))
  const days = Array.from({ length: 2 * reach + 1 }, (_, at) => day(year - reach + at, month, date)).filter(
    (found) => found !== undefined,
  )
  const next = days.find((found) => found >= from)
  const last = max && days.findLast((found) => found <= max && (!min || found >= min))
  return (max && next && next > max && last) || next
}

function day(year: number, month: number, date: number): string | undefined {
  if (year < 1900 || year > 2200) return undefined
  const made = new Date(Date.UTC(year, month - 1, date))
  const exists = made.getUTCMonth() === month - 1 && made.getUTCDate() === date
  return exists ? made.toISOString().slice(0, 10) : undefined
}
