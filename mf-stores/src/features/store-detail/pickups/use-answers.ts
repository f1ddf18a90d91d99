import { useCallback } from 'react'
import type { StoreApplicant } from '@samspel/api'
import { useNotifyRefused } from '@samspel/desk/money'
import { commonMessages, useText } from '@samspel/i18n'
import {
  type ApiOutcome,
  type ApiRequest,
  queryActions,
  queryKey,
  type RequestError,
  useAppDispatch,
} from '@samspel/store'
import { notify } from '@samspel/ui'
import { getCounter } from '../../../data/actions'
import {
  applicantLists,
  approveStoreParticipation,
  declineStoreParticipation,
  getStoreParticipation,
  handOutStoreParticipation,
  undoHandOut,
} from '../../../data/store-participations'
import { handOutMessages } from './hand-out-messages'
import { messages } from './messages'
import type { MoneyOf } from './use-pass-money'

export type Answer = { act: 'approve' } | { act: 'decline' | 'handOut'; reason: string }

/** How long undo is offered; the server allows undoing a hand-out for a minute. */
const undoMs = 30_000

type Outcome = Pick<ApiOutcome, 'ok' | 'parsedError'>

/** Errors that every further answer of a run would meet as well. */
const stopping: readonly (string | undefined)[] = ['illegal_transition', 'insufficient_funds']

export const endsRun = ({ status, id }: RequestError): boolean => status === 0 || stopping.includes(id)

/** Staff's answers to applications for pick-up; notifies of the outcome. */
export function useAnswers(moneyOf: MoneyOf) {
  const t = useText()
  const dispatch = useAppDispatch()
  const notifyRefused = useNotifyRefused()

  const refreshDay = useCallback(
    (storeId: string) =>
      dispatch(
        queryActions.invalidated({
          prefix: queryKey(getCounter({ params: { id: storeId } }) as ApiRequest),
        }),
      ),
    [dispatch],
  )

  const send = useCallback(
    async ({ id, state, storeId, reserves }: StoreApplicant, answer: Answer): Promise<Outcome> => {
      const options = { params: { id }, item: { collection: 'storeParticipations' as const, id } }
      // Sends the state seen when the answer was chosen: declining an application must not end a pass that a colleague has approved in the
      // meantime. The sum that was seen goes along for the same reason: the creator may have named another.
      const outcome =
        answer.act === 'approve'
          ? await dispatch(
              approveStoreParticipation({
                ...options,
                body: {
                  from: state === 'declined' ? state : 'requested',
                  ...(reserves !== undefined && { fee: reserves }),
                },
              }),
            )
          : answer.act === 'handOut'
            ? await dispatch(handOutStoreParticipation({ ...options, body: { reason: answer.reason } }))
            : await dispatch(
                declineStoreParticipation({
                  ...options,
                  body: { reason: answer.reason, from: state === 'approved' ? state : 'requested' },
                }),
              )
      // The expected pick-ups have changed, or the data on screen was outdated.
      refreshDay(storeId)
      if (outcome.parsedError?.status === 409) {
        dispatch(applicantLists.invalidate())
        void dispatch(getStoreParticipation({ params: { id } }))
      }
      return outcome
    },
    [dispatch, refreshDay],
  )

  const takeBack = async ({ id, storeId, creator: { name } }: StoreApplicant) => {
    const { ok, parsedError } = await dispatch(undoHandOut({ params: { id } }))
    notify(
      ok
        ? { kind: 'ok', message: t(handOutMessages.undone, { name }) }
        : { kind: 'bad', message: t(parsedError!.message) },
    )
    refreshDay(storeId)
    dispatch(applicantLists.invalidate())
  }

  const readAnew = async ({ id, storeId }: StoreApplicant) => {
    refreshDay(storeId)
    await dispatch(getStoreParticipation({ params: { id } }))
  }

  return {
    send,
    takeBack,
    readAnew,
    /** The collaboration was ended after the pick-up. */
    ended: (applicant: StoreApplicant) => {
      notify({ kind: 'ok', message: t(messages.workEnded, { name: applicant.creator.name }) })
      void readAnew(applicant)
    },
    approve: async (applicant: StoreApplicant) => {
      const outcome = await send(applicant, { act: 'approve' })
      if (outcome.ok) notify({ kind: 'ok', message: t(messages.approved, { name: applicant.creator.name }) })
      else
        notifyRefused(outcome.parsedError!, moneyOf([applicant]), {
          kind: 'store_participation',
          subjectId: applicant.id,
        })
      return outcome
    },
    handOut: async (applicant: StoreApplicant, reason: string) => {
      const outcome = await send(applicant, { act: 'handOut', reason })
      if (outcome.ok) {
        notify({
          kind: 'ok',
          message: t(handOutMessages.done, { name: applicant.creator.name }),
          action: { label: t(commonMessages.undo), onClick: () => void takeBack(applicant) },
          duration: undoMs,
        })
      }
      return outcome
    },
    decline: async (applicant: StoreApplicant, reason: string) => {
      const outcome = await send(applicant, { act: 'decline', reason })
      if (outcome.ok) {
        const done = applicant.state === 'approved' ? messages.ended : messages.declined
        notify({ kind: 'ok', message: t(done, { name: applicant.creator.name }) })
      }
      return outcome
    },
  }
}

export type Answers = ReturnType<typeof useAnswers>
