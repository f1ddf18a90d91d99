import type { Participation } from '@samspel/api'
import { useAnswerRun } from '@samspel/desk/answers'
import { useText } from '@samspel/i18n'
import type { Act } from '../../../components/use-send-decision'
import { feeOfProposal } from '../use-campaign-money'
import { bulkMessages } from './bulk-messages'
import { messages } from './messages'
import type { Decisions } from './use-decisions'

/** Decides on several applications one after another. */
export function useBulkDecisions(send: Decisions['send'], onSettled: (participation: Participation) => void) {
  const t = useText()
  return useAnswerRun<Participation, Act>({
    send: async (participation, act) => {
      const decided = await send({ ...participation, seenFee: feeOfProposal(participation.proposal) }, act)
      if (decided.kind === 'done') return { ok: true }
      if (decided.kind === 'conflict') {
        const by = decided.by.decidedByName ?? t(messages.somebody)
        return { ok: false, message: t(bulkMessages.conflict, { by }), isFinal: true }
      }
      const { id, message } = decided.error
      return { ok: false, message: t(message), endsRun: decided.stops, lacksMoney: id === 'insufficient_funds' }
    },
    onSettled,
  })
}
