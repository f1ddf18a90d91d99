import { useFormats, useText } from '@samspel/i18n'
import { ApplySheet as Application } from '@samspel/offer/apply'
import { useAppDispatch } from '@samspel/store'
import { Notice } from '@samspel/ui'
import { createStoreParticipation, forgetPickups } from '../../data/store-campaigns'
import { takeErrors } from './errors'
import { dialogMessages as messages } from './messages'
import { PickupDeal, PickupUntil, usePickupDeal } from './PickupDeal'
import type { TakeDialogProps } from './take-dialog'
import { useAbroad } from './use-abroad'

/** The application for a pick-up. */
export function ApplySheet({ offer, onClose, onTaken, onRefused }: TakeDialogProps) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const abroad = useAbroad(offer)
  const { refusal, ...deal } = usePickupDeal(offer)
  const { name } = offer.campaign
  const send = async ({ motivation, proposedFee }: { motivation: string; proposedFee?: number | null }) => {
    const refused = await refusal()
    if (refused) return refused
    const outcome = await dispatch(
      createStoreParticipation({
        params: { id: offer.id },
        body: {
          storeParticipation: {
            motivation,
            ...(typeof proposedFee === 'number' && { proposedFee: Math.round(proposedFee * 100) }),
          },
        },
        errorMessages: takeErrors,
      }),
    )
    if (outcome.ok) await forgetPickups()
    else if (outcome.parsedError?.id) onRefused()
    return outcome
  }
  return (
    <Application
      id={`applyAtStore-${offer.id}`}
      name={name}
      brandName={offer.brandName}
      send={send}
      onSent={onTaken}
      onClose={onClose}
      deal={deal.seen}
      noDeal={<PickupDeal {...deal} />}
    >
      {abroad && (
        <Notice kind="warn" title={t(messages.abroadTitle, { country: f.country(abroad.there) })}>
          {t(messages.abroadText, { country: f.country(abroad.home), name })}
        </Notice>
      )}
      <p>
        <PickupUntil offer={offer} />
      </p>
    </Application>
  )
}
