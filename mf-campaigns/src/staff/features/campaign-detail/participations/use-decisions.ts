import { useCallback, useState } from 'react'
import type { Campaign, Participation } from '@samspel/api'
import { useText } from '@samspel/i18n'
import {
  type ApiOutcome,
  type ApiRequest,
  queryActions,
  queryKey,
  type RequestError,
  useAppDispatch,
} from '@samspel/store'
import { notify } from '@samspel/ui'
import { approveParticipation, getCampaign, readParticipation, rejectParticipation } from '../../../../shared/data'
import { messages } from './messages'

export type Act = { act: 'approve' } | { act: 'reject'; reason: string }

/** How a decision went: done; somebody else was faster (`by` is how it stands now); or refused, `stops` when the next one would be too. */
export type Decided =
  { kind: 'done' } | { kind: 'conflict'; by: Participation } | { kind: 'refused'; error: RequestError; stops: boolean }

const stopping: readonly (string | undefined)[] = ['campaign_full', 'insufficient_funds', 'illegal_transition']

/** Approve, reject and take out; tells how each went, and who was faster when two decide at once. */
export function useDecisions(campaign: Campaign) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [conflicts, setConflicts] = useState<readonly Participation[]>([])

  const send = useCallback(
    async (
      { id, state }: Participation,
      act: Act,
    ): Promise<Decided & { outcome: Pick<ApiOutcome, 'ok' | 'parsedError'> }> => {
      const options = { params: { id }, item: { collection: 'participations' as const, id } }
      // What was seen when the act was chosen: whoever rejects an application does not take out somebody whom another has approved meanwhile.
      const outcome =
        act.act === 'approve'
          ? await dispatch(
              approveParticipation({ ...options, body: { from: state === 'rejected' ? state : 'pending' } }),
            )
          : await dispatch(
              rejectParticipation({
                ...options,
                body: { reason: act.reason, from: state === 'approved' ? state : 'pending' },
              }),
            )
      if (outcome.ok) return { kind: 'done', outcome }
      const error = outcome.parsedError!
      // What is shown of the campaign was old, or it would not have been tried.
      if (error.status === 409)
        dispatch(
          queryActions.invalidated({
            prefix: queryKey(getCampaign({ params: { id: campaign.id } }) as unknown as ApiRequest),
          }),
        )
      if (error.id === 'already_decided') {
        const fresh = await dispatch(readParticipation(options))
        if (fresh.ok)
          return { kind: 'conflict', by: fresh.data!.participation, outcome: { ok: true, parsedError: undefined } }
      }
      return { kind: 'refused', error, stops: error.status === 0 || stopping.includes(error.id), outcome }
    },
    [dispatch, campaign.id],
  )

  const showConflict = useCallback(
    (by: Participation) => setConflicts((all) => [...all.filter(({ id }) => id !== by.id), by]),
    [],
  )

  const decide = async (participation: Participation, act: Act, done: string) => {
    const decided = await send(participation, act)
    if (decided.kind === 'done') notify({ kind: 'ok', message: done })
    if (decided.kind === 'conflict') showConflict(decided.by)
    return decided.outcome
  }
  return {
    send,
    conflicts,
    showConflict,
    dismissConflict: (id: string) => setConflicts((all) => all.filter((one) => one.id !== id)),
    approve: async (participation: Participation) => {
      const outcome = await decide(
        participation,
        { act: 'approve' },
        t(messages.approved, { name: participation.creator.name }),
      )
      if (!outcome.ok) notify({ kind: 'bad', message: t(outcome.parsedError!.message) })
      return outcome
    },
    reject: (participation: Participation, reason: string) =>
      decide(
        participation,
        { act: 'reject', reason },
        t(participation.state === 'approved' ? messages.removed : messages.rejected, {
          name: participation.creator.name,
        }),
      ),
  }
}

export type Decisions = ReturnType<typeof useDecisions>
