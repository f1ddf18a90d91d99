import { useState } from 'react'
import { storePlace } from '@samspel/api/store-place'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { useRequirements } from '@samspel/offer'
import { type ComingFault, comingFault, ComingField, comingRefusal } from '@samspel/offer/coming'
import { type RequestError, useAppDispatch } from '@samspel/store'
import { ConfirmDialog, Notice, notify, Stack } from '@samspel/ui'
import { createStoreParticipation, forgetPickups } from '../../data/store-campaigns'
import { askedAt } from './asked-at'
import { takeErrors } from './errors'
import { dialogMessages as messages } from './messages'
import { PickupDeal, PickupUntil, usePickupDeal } from './PickupDeal'
import type { TakeDialogProps } from './take-dialog'
import { useAbroad } from './use-abroad'

/** Explains a reservation and makes it. Errors are shown here, and the page behind is refreshed. */
export function ReserveDialog({ offer, onClose, onTaken, onRefused }: TakeDialogProps) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const abroad = useAbroad(offer)
  const { missing } = useRequirements(askedAt(offer))
  const { refusal, ...deal } = usePickupDeal(offer)
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<RequestError>()
  const [coming, setComing] = useState('')
  const [fault, setFault] = useState<ComingFault>()
  const end = offer.passUntil ?? null
  const reserve = async () => {
    const found = coming === '' ? undefined : comingFault(coming, offer.store)
    setFault(found)
    if (found) return
    setSending(true)
    setError(undefined)
    const changed = await refusal()
    if (changed) {
      setSending(false)
      return setError(changed.parsedError)
    }
    const outcome = await dispatch(
      createStoreParticipation({
        params: { id: offer.id },
        body: { storeParticipation: { motivation: '', ...(coming && { comingAt: new Date(coming).toISOString() }) } },
        errorMessages: takeErrors,
      }),
    )
    // The numbers that have changed are read anew, and said.
    if (outcome.ok || outcome.parsedError?.id === 'followers_outside') await forgetPickups()
    setSending(false)
    const refused = comingRefusal(outcome.parsedError?.original)
    if (refused) return setFault(refused)
    if (!outcome.ok && outcome.parsedError?.id) onRefused()
    if (!outcome.ok) return setError(outcome.parsedError)
    notify({ kind: 'ok', message: t(messages.reserved) })
    onTaken()
  }
  return (
    <ConfirmDialog
      open
      title={
        abroad
          ? t(messages.abroadTitle, { country: f.country(abroad.there) })
          : t(messages.reserveTitle, { name: offer.campaign.name })
      }
      confirmLabel={t(abroad ? messages.confirmAbroad : messages.confirm)}
      cancelLabel={t(commonMessages.cancel)}
      loading={isSending}
      onConfirm={() => void reserve()}
      onCancel={onClose}
    >
      <Stack gap={12}>
        {error && (
          <Notice kind="bad">{missing && error.id === 'followers_outside' ? `${missing}.` : t(error.message)}</Notice>
        )}
        {abroad && <p>{t(messages.abroadText, { country: f.country(abroad.home), name: offer.campaign.name })}</p>}
        <p>
          {t(messages.reserveText, { store: storePlace(offer.store) })} <PickupUntil offer={offer} />
        </p>
        <ComingField value={coming} onChange={setComing} end={end} fault={fault} isOptional />
        <PickupDeal {...deal} />
      </Stack>
    </ConfirmDialog>
  )
}
