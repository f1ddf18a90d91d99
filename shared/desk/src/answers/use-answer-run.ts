import { useState } from 'react'
import { useText } from '@samspel/i18n'
import { notify } from '@samspel/ui'
import { type BulkOutcome, type BulkRun, useBulkRun } from '../bulk'
import { messages } from './messages'

/** The same answer to many applications: an approval, or one with a reason for the creators. */
export interface Answer {
  act: string
}
export type AnswerRun<R, A extends Answer> = BulkRun<R, A>

export interface AnswerOptions<R, A extends Answer> {
  /** Answers one; `lacksMoney` when the brand's account could not hold the fee. */
  send: (record: R, act: A) => Promise<BulkOutcome & { lacksMoney?: boolean }>
  onSettled: (record: R) => void
}

/** Answers several applications one after another, and says how it went when none is left. */
export function useAnswerRun<R extends { id: string }, A extends Answer>({ send, onSettled }: AnswerOptions<R, A>) {
  const t = useText()
  const [lacksMoney, setLacksMoney] = useState(false)
  const bulk = useBulkRun<R, A>({
    send: async (record, act) => {
      const outcome = await send(record, act)
      if (!outcome.ok) setLacksMoney(outcome.lacksMoney === true)
      return outcome
    },
    onSettled,
    onEnd: (done, isWhole) => {
      if (!isWhole) return
      const title = done[0]!.act.act === 'approve' ? messages.doneApprove : messages.doneReject
      notify({ kind: 'ok', message: t(title, { n: done.length, total: done.length }) })
    },
  })
  return {
    ...bulk,
    /** Money was missing for the last that was refused. */
    lacksMoney,
    start: (records: readonly R[], act: A) => void bulk.start(records.map((record) => ({ record, act }))),
  }
}
