import { useState } from 'react'
import type { Campaign } from '@samspel/api'
import { useGoOn } from '@samspel/federation/go-on'
import { useFormFacts } from '@samspel/forms'
import { commonMessages, useText } from '@samspel/i18n'
import { can, useAppDispatch, useAppSelector } from '@samspel/store'
import { ConfirmDialog, Menu, type MenuEntry, notify } from '@samspel/ui'
import { deleteCampaign } from '../../data'
import { duplicateCampaign } from './data/actions'
import { draftKey, dropDraft } from './data/local-draft'
import { messages } from './messages'

/** Other actions on the saved draft: duplicate and delete. */
export function EditorMenu({ campaign, onLeave }: { campaign: Campaign; onLeave: () => void }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const userId = useAppSelector((state) => state.app.currentUserId)
  const { dirty } = useFormFacts()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [to, setTo] = useState<string>()

  // One render later, when the prompt about unsaved changes is disabled.
  useGoOn(to, { push: true })

  const duplicate = async () => {
    setBusy(true)
    const outcome = await dispatch(
      duplicateCampaign({ params: { id: campaign.id }, idempotencyKey: crypto.randomUUID() }),
    )
    setBusy(false)
    if (!outcome.ok || !outcome.data) return notify({ kind: 'bad', message: t(outcome.parsedError!.message) })
    notify({ kind: 'ok', message: t(messages.duplicated) })
    setTo(`/campaigns/${outcome.data.campaign.id}/edit`)
  }
  const remove = async () => {
    setBusy(true)
    const outcome = await dispatch(deleteCampaign({ params: { id: campaign.id } }))
    setBusy(false)
    setAsking(false)
    if (!outcome.ok) return notify({ kind: 'bad', message: t(outcome.parsedError!.message) })
    if (userId) dropDraft(draftKey(userId, campaign.id))
    notify({ kind: 'ok', message: t(messages.deleted) })
    onLeave()
    setTo('/campaigns?state=draft')
  }

  const items: MenuEntry[] = [
    ...(can(campaign, 'duplicate')
      ? [
          {
            label: t(messages.duplicate),
            icon: 'copy' as const,
            ...(dirty && { detail: t(messages.duplicateSaved) }),
            disabled: isBusy,
            onClick: () => void duplicate(),
          },
        ]
      : []),
    ...(can(campaign, 'delete')
      ? [
          {
            label: t(messages.delete),
            icon: 'trash' as const,
            danger: true,
            disabled: isBusy,
            onClick: () => setAsking(true),
          },
        ]
      : []),
  ]
  if (items.length === 0) return null
  return (
    <>
      <Menu label={t(commonMessages.more)} items={items} align="end" />
      <ConfirmDialog
        open={isAsking}
        danger
        loading={isBusy}
        title={t(messages.deleteTitle, { name: campaign.name })}
        confirmLabel={t(messages.delete)}
        cancelLabel={t(messages.keep)}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        {t(messages.deleteText)}
      </ConfirmDialog>
    </>
  )
}
