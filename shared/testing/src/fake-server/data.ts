import { readFileSync } from 'node:fs'

/** A record as the client sees it, in camel case. */
export type Item = Record<string, unknown> & { id: string }

/** Entity name to its records, in the order in which the API lists them. */
export type Tables = Record<string, Item[]>

/** A recorded part of the demo data, moved to today. */
export interface DemoData {
  tables: Tables
  walletSummary: Record<string, unknown>
  onTheWay: Item[]
}

interface Recording {
  recordedAt: string
  walletSummary: Record<string, unknown>
  onTheWay: Item[]
  records: Tables
}

const DAY_MS = 86_400_000
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/
const day = /^\d{4}-\d{2}-\d{2}$/

/** Moves every instant and day by whole days; keys that are days (daily reach) move too. */
function moved(value: unknown, days: number): unknown {
  if (typeof value === 'string') {
    if (instant.test(value)) return new Date(Date.parse(value) + days * DAY_MS).toISOString()
    return day.test(value) ? new Date(Date.parse(value) + days * DAY_MS).toISOString().slice(0, 10) : value
  }
  if (Array.isArray(value)) return value.map((item) => moved(item, days))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [moved(key, days) as string, moved(inner, days)]),
  )
}

/** Reads the recording (`scripts/record-demo.ts` makes it anew); a deadline that was in three days is in three days from `now`. */
export function readDemoData(now: Date): DemoData {
  const recording = JSON.parse(readFileSync(new URL('./demo.json', import.meta.url), 'utf8')) as Recording
  const days = Math.round((now.getTime() - Date.parse(recording.recordedAt)) / DAY_MS)
  const { records, walletSummary, onTheWay } = moved(recording, days) as Recording
  return { tables: records, walletSummary, onTheWay }
}
