import { useState } from 'react'
import { saveFile } from '@samspel/desk/save-file'
import { useText } from '@samspel/i18n'
import { type ApiOutcome, queryActions, useAppDispatch, useQuery } from '@samspel/store'
import { notify } from '@samspel/ui'
import { common } from '../../components/messages'
import {
  approvePayoutBatch,
  askForPayoutDetails,
  exportPayoutBatch,
  getPayoutBatch,
  returnPayoutBatch,
  sendPayoutBatch,
  stopPayoutRow,
} from '../../data'
import { messages } from './messages'

export const refusals = {
  second_person_needed: messages.secondPerson,
  batch_differs: messages.batchDiffers,
  batch_changed: messages.batchChanged,
}

/** A batch and what can be done with it. After each act, and after a refusal, it is read anew. */
export function useBatch(id: string) {
  const t = useText()
  const dispatch = useAppDispatch()
  const { result, error, retry } = useQuery(getPayoutBatch({ params: { id } }))
  const [busy, setBusy] = useState<string>()
  const version = result?.batch.version ?? 0
  const refresh = () => {
    dispatch(queryActions.invalidated({ prefix: 'getPayoutBatch' }))
    dispatch(queryActions.invalidated({ prefix: 'listPayoutBatches' }))
  }
  const act = async <O extends Pick<ApiOutcome<'getPayoutBatch'>, 'ok' | 'parsedError'>>(
    name: string,
    send: () => Promise<O>,
    isQuiet = false,
  ): Promise<O> => {
    setBusy(name)
    const outcome = await send()
    setBusy(undefined)
    refresh()
    const { ok, parsedError } = outcome
    if (!ok && parsedError?.id === 'stale_version')
      notify({ kind: 'bad', message: t(messages.lost, { name: t(messages.somebody) }) })
    else if (!ok && !isQuiet) notify({ kind: 'bad', message: t(parsedError?.message ?? common.failed) })
    return outcome
  }
  const request = { params: { id }, errorMessages: refusals }
  return {
    page: result,
    error,
    retry,
    busy,
    refresh,
    approve: (password: string) =>
      act('approve', () => dispatch(approvePayoutBatch({ ...request, body: { version, password } })), true),
    giveBack: (reason: string) =>
      act('return', () => dispatch(returnPayoutBatch({ ...request, body: { version, reason } })), true),
    stop: (payoutId: string, reason: string) =>
      act(
        'stop',
        () => dispatch(stopPayoutRow({ ...request, params: { id, payoutId }, body: { version, reason } })),
        true,
      ),
    markSent: () => act('send', () => dispatch(sendPayoutBatch({ ...request, body: { version } }))),
    ask: (payoutId: string) =>
      act(payoutId, () => dispatch(askForPayoutDetails({ ...request, params: { id, payoutId } }))),
    exportAs: async (format: 'pain001' | 'csv') => {
      const { ok, data } = await act(format, () =>
        dispatch(exportPayoutBatch({ ...request, body: { version, format } })),
      )
      if (ok && data)
        saveFile(data.fileName, data.file, format === 'csv' ? 'text/csv;charset=utf-8' : 'application/xml')
    },
  }
}

export type Batch = ReturnType<typeof useBatch>
