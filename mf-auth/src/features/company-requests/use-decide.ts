import type { CompanyRequest } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { type ApiOutcome, useAppDispatch, useAppStore } from '@samspel/store'
import { notify } from '@samspel/ui'
import { approveCompanyRequest, declineCompanyRequest } from '../../data/company-actions'
import { companyRequestLists } from '../../data/company-lists'
import { messages } from './messages'

type Decided = ApiOutcome<'approveCompanyRequest'> | ApiOutcome<'declineCompanyRequest'>

/** Decides on a request. If somebody else decided first, the lists are reloaded and show who it was. */
export function useDecide(request: Pick<CompanyRequest, 'id' | 'companyName'>) {
  const t = useText()
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const { id, companyName: name } = request

  const notifyWhoWasFaster = async () => {
    await Promise.all(
      ['requested', 'approved', 'declined'].map((state) => dispatch(companyRequestLists.load(state, 1))),
    )
    const now = store.getState().entities.companyRequests[id]
    const who = now?.state === 'requested' ? undefined : now?.decidedBy
    notify({
      kind: 'warn',
      message: who ? t(messages.faster, { who, name, state: now?.state }) : t(messages.fasterSomebody),
    })
  }
  const finish = async <O extends Decided>(outcome: O, done: string): Promise<O & { isOver: boolean }> => {
    const isLate = outcome.parsedError?.id === 'already_decided'
    if (outcome.ok) notify({ kind: 'ok', message: done })
    else if (isLate) await notifyWhoWasFaster()
    return { ...outcome, isOver: outcome.ok || isLate }
  }
  return {
    approve: async () =>
      finish(await dispatch(approveCompanyRequest({ params: { id } })), t(messages.approvedNote, { name })),
    decline: async (reason: string) =>
      finish(
        await dispatch(declineCompanyRequest({ params: { id }, body: { reason } })),
        t(messages.declinedNote, { name }),
      ),
  }
}
