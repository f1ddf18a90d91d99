import { useCallback } from 'react'
import type { Participation } from '@samspel/api'
import {
  type ApiOutcome,
  type ApiRequest,
  queryActions,
  queryKey,
  type RequestError,
  useAppDispatch,
} from '@samspel/store'
import { approveParticipation, getCampaign, readParticipation, rejectParticipation } from '../../shared/data'

export type Act = { act: 'approve' } | { act: 'reject'; reason: string }

/** What was on the screen when it was decided. */
type Seen = Pick<Participation, 'id' | 'state' | 'campaignId'> & {
  /** Öre that approving was said to reserve. */
  seenFee?: number | undefined
}

/**
 * The outcome of a decision: done; somebody else decided first (`by` is the current state); or refused, with `stops` when the next one
 * would be refused too.
 */
export type Decided =
  | { kind: 'done' }
  | { kind: 'conflict'; by: Participation }
  | { kind: 'refused'; error: RequestError; stops: boolean }

const stopping: readonly (string | undefined)[] = ['campaign_full', 'insufficient_funds', 'illegal_transition']

/** Sends a decision about a participation and notifies of the outcome, including who decided first in case of a conflict. */
export function useSendDecision() {
  const dispatch = useAppDispatch()
  return useCallback(
    async (
      { id, state, campaignId, seenFee }: Seen,
      act: Act,
      keepalive = false,
    ): Promise<Decided & { outcome: Pick<ApiOutcome, 'ok' | 'parsedError'> }> => {
      const options = {
        params: { id },
        item: { collection: 'participations' as const, id },
        ...(keepalive && { keepalive }),
      }
      // Sends the state seen when the action was chosen: rejecting an application must not remove a creator whom a colleague has approved
      // in the meantime.
      const outcome =
        act.act === 'approve'
          ? await dispatch(
              approveParticipation({
                ...options,
                body: {
                  from: state === 'rejected' ? state : 'pending',
                  ...(seenFee !== undefined && { fee: seenFee }),
                  ...(keepalive && { delayed: true }),
                },
              }),
            )
          : await dispatch(
              rejectParticipation({
                ...options,
                body: {
                  reason: act.reason,
                  from: state === 'approved' ? state : 'pending',
                  ...(keepalive && { delayed: true }),
                },
              }),
            )
      if (outcome.ok) return { kind: 'done', outcome }
      const error = outcome.parsedError!
      // The campaign on screen was outdated, or this would not have been attempted.
      if (error.status === 409)
        dispatch(
          queryActions.invalidated({
            prefix: queryKey(getCampaign({ params: { id: campaignId } }) as ApiRequest),
          }),
        )
      if (error.id === 'already_decided') {
        const fresh = await dispatch(readParticipation(options))
        if (fresh.ok)
          return { kind: 'conflict', by: fresh.data!.participation, outcome: { ok: true, parsedError: undefined } }
      }
      return { kind: 'refused', error, stops: error.status === 0 || stopping.includes(error.id), outcome }
    },
    [dispatch],
  )
}
