import { useState } from 'react'
import type { StoreApplicant } from '@samspel/api'
import { type BulkRun, useBulkRun } from '@samspel/desk'
import { useText } from '@samspel/i18n'
import { notify } from '@samspel/ui'
import { bulkMessages } from './bulk-messages'
import { type Answer, type Answers, endsRun } from './use-answers'

export type AnswerRun = BulkRun<StoreApplicant, Answer>

/** Answers several applications one after another. A full offer does not stop applications for other offers. */
export function useBulkAnswers(send: Answers['send'], onSettled: (applicant: StoreApplicant) => void) {
  const t = useText()
  const [lacksMoney, setLacksMoney] = useState(false)
  const bulk = useBulkRun<StoreApplicant, Answer>({
    send: async (applicant, answer) => {
      const { ok, parsedError } = await send(applicant, answer)
      if (ok) return { ok: true }
      const error = parsedError!
      setLacksMoney(error.id === 'insufficient_funds')
      return {
        ok: false,
        message: t(error.message),
        isFinal: error.id === 'already_decided',
        endsRun: endsRun(error),
      }
    },
    onSettled,
    onEnd: (done, isWhole) => {
      if (!isWhole) return
      const n = done.length
      const title = done[0]!.act.act === 'approve' ? bulkMessages.doneApprove : bulkMessages.doneDecline
      notify({ kind: 'ok', message: t(title, { n, total: n }) })
    },
  })
  return {
    ...bulk,
    /** Money was missing for the last that was refused. */
    lacksMoney,
    start: (applicants: readonly StoreApplicant[], act: Answer) =>
      void bulk.start(applicants.map((record) => ({ record, act }))),
  }
}
