import { useState } from 'react'
import type { Store } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { ConfirmDialog, notify } from '@samspel/ui'
import { renewStoreToken } from '../../data/actions'
import { messages } from './messages'

/** Replaces the counter's code after a confirmation; sheets with the old one stop working. */
export function useRenewal({ id }: Store) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [isAsking, setAsking] = useState(false)
  const [isSending, setSending] = useState(false)
  const renew = async () => {
    setSending(true)
    const { ok, parsedError } = await dispatch(renewStoreToken({ params: { id } }))
    setSending(false)
    setAsking(false)
    if (ok) notify({ kind: 'ok', message: t(messages.renewed) })
    else notify({ kind: 'bad', message: t(parsedError!.message) })
  }
  return {
    ask: () => setAsking(true),
    dialog: isAsking && (
      <ConfirmDialog
        open
        title={t(messages.renewTitle)}
        confirmLabel={t(messages.renew)}
        cancelLabel={t(commonMessages.cancel)}
        loading={isSending}
        onConfirm={() => void renew()}
        onCancel={() => setAsking(false)}
      >
        {t(messages.renewText)}
      </ConfirmDialog>
    ),
  }
}
