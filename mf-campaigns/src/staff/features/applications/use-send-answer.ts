import { useCallback } from 'react'
import type { Application } from '@samspel/api'
import { type RequestError, useAppDispatch } from '@samspel/store'
import { type Act, useSendDecision } from '../../components/use-send-decision'
import { approveStoreParticipation, declineStoreParticipation } from './data'

/**
 * What became of an answer: done; `beaten` when somebody else answered first, by whom if that is known; or refused, with `stops` when the
 * next one of the same would be refused too.
 */
export type Answered =
  | { kind: 'done' }
  | { kind: 'beaten'; by: string | null }
  | { kind: 'refused'; error: RequestError; stops: boolean }

const stopping: readonly (string | undefined)[] = ['campaign_full', 'insufficient_funds', 'illegal_transition']

/** Sends an answer to an application of either kind. */
export function useSendAnswer(): (application: Application, act: Act) => Promise<Answered> {
  const dispatch = useAppDispatch()
  const sendDecision = useSendDecision()
  return useCallback(
    async ({ id, kind, campaignId, reserves }, act) => {
      if (kind === 'campaign') {
        const decided = await sendDecision({ id, state: 'pending', campaignId, seenFee: reserves }, act, true)
        return decided.kind === 'conflict' ? { kind: 'beaten', by: decided.by.decidedByName } : decided
      }
      const options = { params: { id }, keepalive: true }
      const { ok, parsedError: error } =
        act.act === 'approve'
          ? await dispatch(
              approveStoreParticipation({ ...options, body: { from: 'requested', fee: reserves, delayed: true } }),
            )
          : await dispatch(
              declineStoreParticipation({ ...options, body: { reason: act.reason, from: 'requested', delayed: true } }),
            )
      if (ok) return { kind: 'done' }
      if (error!.id === 'already_decided') return { kind: 'beaten', by: null }
      return { kind: 'refused', error: error!, stops: error!.status === 0 || stopping.includes(error!.id) }
    },
    [dispatch, sendDecision],
  )
}
