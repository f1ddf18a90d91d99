import type { StoreApplicant } from '@samspel/api'
import { useAnswerRun } from '@samspel/desk/answers'
import { useText } from '@samspel/i18n'
import { type Answer, type Answers, endsRun } from './use-answers'

/** Answers several applications one after another. A full offer does not stop applications for other offers. */
export function useBulkAnswers(send: Answers['send'], onSettled: (applicant: StoreApplicant) => void) {
  const t = useText()
  return useAnswerRun<StoreApplicant, Answer>({
    send: async (applicant, answer) => {
      const { ok, parsedError } = await send(applicant, answer)
      if (ok) return { ok }
      const { id, message } = parsedError!
      return {
        ok: false,
        message: t(message),
        isFinal: id === 'already_decided',
        endsRun: endsRun(parsedError!),
        lacksMoney: id === 'insufficient_funds',
      }
    },
    onSettled,
  })
}
