import { useState } from 'react'
import type { FittingStore } from '@samspel/api'
import { storePlace } from '@samspel/api/store-place'
import { commonMessages, useText } from '@samspel/i18n'
import { queryActions, type RequestError, useAppDispatch } from '@samspel/store'
import { CheckboxField, ConfirmDialog, Notice, notify, Stack } from '@samspel/ui'
import { offerLists } from '../../data/offers'
import { addStoreCampaigns, listFittingStores } from './data'
import { messages } from './messages'

interface AddStoresDialogProps {
  campaignId: string
  stores: readonly FittingStore[]
  onClose: () => void
}

/** Suitable stores, all preselected; adds those that stay selected. */
export function AddStoresDialog({ campaignId, stores, onClose }: AddStoresDialogProps) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [left, setLeft] = useState<readonly string[]>([])
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<RequestError>()
  const storeIds = stores.map(({ id }) => id).filter((id) => !left.includes(id))
  const add = async () => {
    if (storeIds.length === 0) return
    setSending(true)
    setError(undefined)
    const { data, parsedError } = await dispatch(addStoreCampaigns({ params: { id: campaignId }, body: { storeIds } }))
    setSending(false)
    if (!data) return setError(parsedError)
    dispatch(offerLists.invalidate())
    dispatch(queryActions.invalidated({ prefix: listFittingStores.endpoint }))
    notify({ kind: 'ok', message: t(messages.added, { count: data.addedIds.length }) })
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={t(messages.addTitle)}
      confirmLabel={t(messages.add, { count: storeIds.length })}
      cancelLabel={t(commonMessages.cancel)}
      loading={isSending}
      onConfirm={() => void add()}
      onCancel={onClose}
    >
      <Stack gap={12}>
        {error && <Notice kind="bad">{t(error.message)}</Notice>}
        <p>{t(messages.addText)}</p>
        {stores.map(({ id, name, city, places }) => (
          <CheckboxField
            key={id}
            label={t(messages.storeIn, { place: storePlace({ name, city }), places })}
            value={!left.includes(id)}
            onChange={(chosen) => setLeft(chosen ? left.filter((one) => one !== id) : [...left, id])}
          />
        ))}
      </Stack>
    </ConfirmDialog>
  )
}
