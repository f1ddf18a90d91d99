import { useEffect, useRef, useState } from 'react'
import type { StoreCampaign } from '@samspel/api'
import { openSignIn } from '@samspel/federation'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { useText } from '@samspel/i18n'
import { useRequirements } from '@samspel/offer'
import { selectArea, useAppSelector } from '@samspel/store'
import { Button, type ButtonProps } from '@samspel/ui'
import { forgetPickups, pickupPath } from '../../data/store-campaigns'
import { askedAt } from './asked-at'
import { messages } from './messages'

// The dialogs are loaded on the first press.
const ApplySheet = lazyDialog(() =>
  import(/* webpackChunkName: "pickup-apply" */ './ApplySheet').then((module) => module.ApplySheet),
)
const ReserveDialog = lazyDialog(() =>
  import(/* webpackChunkName: "pickup-reserve" */ './ReserveDialog').then((module) => module.ReserveDialog),
)

/** Whether this visitor can take the offer: not staff, and nobody twice but who may reserve again. */
export const useCanTake = ({ isOpen, storeParticipation }: StoreCampaign): boolean => {
  const area = useAppSelector(selectArea)
  const mayReserve = !storeParticipation || storeParticipation.abilities?.includes('reserve') === true
  return isOpen && mayReserve && (area === 'anonymous' || area === 'creator')
}

interface PickupActionProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  offer: StoreCampaign
  onTaken?: () => void
  /** The visitor started before signing in: open the dialog right away, without sending anything. */
  resume?: boolean
  onResumed?: () => void
}

/** The single action of a pick-up offer: apply, or reserve at once (S-28). Visitors sign in first and return to this offer (P-06). */
export function PickupAction({ offer, onTaken, resume = false, onResumed, ...look }: PickupActionProps) {
  const t = useText()
  const area = useAppSelector(selectArea)
  const [isOpen, setOpen] = useState(false)
  const isRefused = useRef(false)
  // Whom the brand has invited need not apply, unless the fee is still to be agreed on.
  const isInvited = offer.storeParticipation?.state === 'invited' && !offer.campaign.feeSpan
  const requiresApplication = offer.requiresApplication && !isInvited
  const isPossible = useCanTake(offer)
  const { missing } = useRequirements(askedAt(offer))
  const Dialog = requiresApplication ? ApplySheet : ReserveDialog

  const shallResume = resume && isPossible && !missing && area === 'creator'
  useEffect(() => {
    if (shallResume) setOpen(true)
  }, [shallResume])

  if (!isPossible && !isOpen) return null
  const close = () => {
    setOpen(false)
    onResumed?.()
    if (isRefused.current) void forgetPickups()
    isRefused.current = false
  }
  const taken = () => {
    close()
    onTaken?.()
  }
  const press = () => (area === 'anonymous' ? openSignIn(pickupPath(offer.id, { take: true })) : setOpen(true))
  return (
    <>
      {isPossible && (
        <Button
          icon={requiresApplication ? 'send' : 'bolt'}
          {...look}
          {...(missing && { disabled: true, disabledReason: missing })}
          onClick={press}
        >
          {t(requiresApplication ? messages.apply : messages.reserve)}
        </Button>
      )}
      {isOpen && (
        <Dialog
          offer={offer}
          onClose={close}
          onTaken={taken}
          onRefused={() => {
            isRefused.current = true
          }}
        />
      )}
    </>
  )
}
