import { dayMs } from '../days'
import type { AppContext } from '../http/call'

export type ClockContext = Pick<AppContext, 'db' | 'config' | 'live' | 'now'>

const batch = 200

/** Processes due work in batches until a batch is not full. Returns the total count. */
export const repeat = async (work: (limit: number) => Promise<number>, size = batch): Promise<number> => {
  let count = 0
  for (;;) {
    const done = await work(size)
    count += done
    if (done < size) return count
  }
}

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs)

export const groupBy = <T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}
