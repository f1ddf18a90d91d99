import { useState } from 'react'
import type { Campaign } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { ConfirmDialog, notify } from '@samspel/ui'
import { creatorMessages } from '../../shared/components/creator-messages'
import { declineCampaignInvitation } from '../data'

/** Asks for confirmation before the creator declines an invitation, which cannot be undone. */
export function DeclineInvitation({
  campaign,
  onClose,
}: {
  campaign: Pick<Campaign, 'name' | 'brandName' | 'myInvitation'>
  onClose: () => void
}) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [isBusy, setBusy] = useState(false)
  const id = campaign.myInvitation?.id
  const decline = async () => {
    if (!id) return
    setBusy(true)
    const outcome = await dispatch(declineCampaignInvitation({ params: { id } }))
    setBusy(false)
    onClose()
    notify(
      outcome.ok
        ? { kind: 'ok', message: t(creatorMessages.declined, { brand: campaign.brandName }) }
        : { kind: 'bad', message: outcome.parsedError ? t(outcome.parsedError.message) : '' },
    )
  }
  return (
    <ConfirmDialog
      open
      title={t(creatorMessages.declineTitle)}
      confirmLabel={t(creatorMessages.decline)}
      cancelLabel={t(creatorMessages.keepInvitation)}
      danger
      loading={isBusy}
      onConfirm={() => void decline()}
      onCancel={onClose}
    >
      {t(creatorMessages.declineText, { brand: campaign.brandName, name: campaign.name })}
    </ConfirmDialog>
  )
}
