import { useState } from 'react'
import { navigate } from '@samspel/federation'
import { useText } from '@samspel/i18n'
import { type ApiOutcome, can, type EntityOf, useAppDispatch } from '@samspel/store'
import { ConfirmDialog, Menu, type MenuEntry, notify } from '@samspel/ui'
import { deleteCampaign, duplicateCampaign, promoteCampaign, unpromoteCampaign } from '../../data'
import { rowMessages as messages } from './row-messages'

type Outcome = Pick<ApiOutcome, 'ok' | 'parsedError'>

/** Actions on a campaign without opening it, as the server allows. */
export function RowMenu({ campaign }: { campaign: EntityOf<'campaigns'> }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [isAsking, setAsking] = useState(false)
  const [isSending, setSending] = useState(false)
  const { id, name } = campaign
  const params = { id }
  const tell = ({ ok, parsedError }: Outcome, done: string, action?: { label: string; onClick: () => void }) =>
    notify(
      ok ? { kind: 'ok', message: done, ...(action && { action }) } : { kind: 'bad', message: t(parsedError!.message) },
    )

  const duplicate = async () => {
    const outcome = await dispatch(duplicateCampaign({ params }))
    const copy = outcome.data?.campaign
    tell(
      outcome,
      t(messages.duplicated, { name }),
      copy && { label: t(messages.openDraft), onClick: () => navigate(`/campaigns/${copy.id}/edit`) },
    )
  }
  const promote = async () => tell(await dispatch(promoteCampaign({ params })), t(messages.promoted, { name }))
  const unpromote = async () => tell(await dispatch(unpromoteCampaign({ params })), t(messages.unpromoted, { name }))
  const remove = async () => {
    setSending(true)
    const outcome = await dispatch(deleteCampaign({ params }))
    setSending(false)
    setAsking(false)
    tell(outcome, t(messages.deleted, { name }))
  }

  const items: MenuEntry[] = [
    ...(can(campaign, 'edit')
      ? [{ label: t(messages.edit), icon: 'pencil' as const, href: `/campaigns/${id}/edit` }]
      : []),
    ...(can(campaign, 'share')
      ? [{ label: t(messages.report), icon: 'chart-bar' as const, href: `/campaigns/${id}/report` }]
      : []),
    ...(can(campaign, 'invite')
      ? [{ label: t(messages.potential), icon: 'users' as const, href: `/campaigns/${id}?tab=potential` }]
      : []),
    ...(can(campaign, 'duplicate')
      ? [{ label: t(messages.duplicate), icon: 'copy' as const, onClick: () => void duplicate() }]
      : []),
    ...(can(campaign, 'promote')
      ? [{ label: t(messages.promote), icon: 'star' as const, onClick: () => void promote() }]
      : []),
    ...(can(campaign, 'unpromote')
      ? [{ label: t(messages.unpromote), icon: 'star' as const, onClick: () => void unpromote() }]
      : []),
    ...(can(campaign, 'delete')
      ? [
          'divider' as const,
          { label: t(messages.delete), icon: 'trash' as const, danger: true, onClick: () => setAsking(true) },
        ]
      : []),
  ]
  if (items.length === 0) return null
  return (
    <>
      <Menu label={t(messages.more, { name })} size="sm" items={items[0] === 'divider' ? items.slice(1) : items} />
      {isAsking && (
        <ConfirmDialog
          open
          danger
          loading={isSending}
          title={t(messages.deleteTitle, { name })}
          confirmLabel={t(messages.delete)}
          cancelLabel={t(messages.keep)}
          onConfirm={() => void remove()}
          onCancel={() => setAsking(false)}
        >
          {t(messages.deleteText)}
        </ConfirmDialog>
      )}
    </>
  )
}
