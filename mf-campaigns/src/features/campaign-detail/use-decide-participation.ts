import type { Participation } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { notify } from '@samspel/ui'
import { approveParticipation, rejectParticipation } from '../../data'
import { messages } from './messages'

/** Approve or reject an application; each tells how it went. */
export function useDecideParticipation() {
  const t = useText()
  const dispatch = useAppDispatch()
  const options = ({ id }: Participation) => ({ params: { id }, item: { collection: 'participations' as const, id } })
  return {
    approve: async (participation: Participation) => {
      const outcome = await dispatch(approveParticipation(options(participation)))
      notify(outcome.ok ? { kind: 'ok', message: t(messages.approved, { name: participation.creator.name }) } : { kind: 'bad', message: t(outcome.parsedError!.message) })
      return outcome
    },
    reject: async (participation: Participation, reason: string) => {
      const outcome = await dispatch(rejectParticipation({ ...options(participation), body: { reason } }))
      if (outcome.ok) notify({ kind: 'ok', message: t(messages.rejected, { name: participation.creator.name }) })
      return outcome
    },
  }
}
