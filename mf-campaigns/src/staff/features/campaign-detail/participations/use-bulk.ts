import { useRef, useState } from 'react'
import type { Participation } from '@samspel/api'
import type { Message } from '@samspel/i18n'
import type { Act, Decisions } from './use-decisions'

/** One row of a bulk decision; `waiting` ones were not reached. */
export interface BulkRow {
  participation: Participation
  result: 'waiting' | 'running' | 'done' | 'beaten' | 'refused'
  /** Why it was refused. */
  message?: Message
  /** Who was faster. */
  by?: Participation
}

/** A bulk decision under way or finished; `stopped` says what ended it before its end. */
export interface Bulk {
  act: Act['act']
  rows: readonly BulkRow[]
  isRunning: boolean
  stopped: Message | 'asked' | undefined
}

/** Decides about several applications one after another; what stops one stops the rest, which stay as they were. */
export function useBulk(send: Decisions['send'], onDone: (id: string) => void) {
  const [bulk, setBulk] = useState<Bulk | undefined>()
  const isStopping = useRef(false)

  const run = async (participations: readonly Participation[], act: Act) => {
    isStopping.current = false
    const rows: BulkRow[] = participations.map((participation) => ({ participation, result: 'waiting' }))
    let stopped: Bulk['stopped']
    const show = (isRunning: boolean) => setBulk({ act: act.act, rows: [...rows], isRunning, stopped })
    for (const [index, { participation }] of rows.entries()) {
      if (isStopping.current) stopped = 'asked'
      if (stopped) break
      rows[index] = { participation, result: 'running' }
      show(true)
      const decided = await send(participation, act)
      if (decided.kind === 'refused') {
        rows[index] = { participation, result: 'refused', message: decided.error.message }
        if (decided.stops) stopped = decided.error.message
      } else {
        rows[index] =
          decided.kind === 'beaten'
            ? { participation, result: 'beaten', by: decided.by }
            : { participation, result: 'done' }
        onDone(participation.id)
      }
    }
    show(false)
  }
  return {
    bulk,
    run,
    stop: () => {
      isStopping.current = true
    },
    close: () => setBulk(undefined),
  }
}
