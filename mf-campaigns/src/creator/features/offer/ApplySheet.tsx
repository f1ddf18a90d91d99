import type { ComponentProps } from 'react'
import type { Campaign, DeliveryAddress } from '@samspel/api'
import { addRoutes } from '@samspel/api'
import { addressesRoutes } from '@samspel/api/routes/addresses'
import { useText } from '@samspel/i18n'
import { useSeenDeal } from '@samspel/offer'
import { ApplySheet as Application } from '@samspel/offer/apply'
import { apiAction, useAppDispatch, useQuery } from '@samspel/store'
import { Sheet, SkeletonText } from '@samspel/ui'
import { creatorMessages } from '../../../shared/components/creator-messages'
import { LoadError } from '../../../shared/components/CreatorParts'
import { applyErrors, createParticipation, getCampaign } from '../../../shared/data'
import { messages } from './messages'
import { useDeliveryQuestions } from './use-delivery-questions'

addRoutes(addressesRoutes)
const getMyDeliveryAddress = apiAction('getMyDeliveryAddress')

interface ApplySheetProps {
  campaign: Campaign
  onClose: () => void
}

interface Asked {
  motivation: string
  choiceId?: string
  /** Kr. */
  proposedFee?: number | null
}

/** What every application to a campaign has in common. */
function useApplication({ campaign, onClose }: ApplySheetProps) {
  const dispatch = useAppDispatch()
  const deal = useSeenDeal(campaign.deal)
  const send = async ({ motivation, choiceId, proposedFee }: Asked) => {
    const params = { id: campaign.id }
    const invitationId = campaign.myInvitation?.id
    // Nobody is bound to terms that they have not seen: the brand may have changed them while this was written.
    const now = await dispatch(getCampaign({ params }))
    const refusal = deal.refusal(now.data?.campaign.deal)
    if (refusal) return refusal
    const outcome = await dispatch(
      createParticipation({
        params,
        body: {
          participation: {
            motivation,
            ...(invitationId && { invitationId }),
            ...(choiceId && { choiceId }),
            ...(typeof proposedFee === 'number' && { proposedFee: Math.round(proposedFee * 100) }),
          },
        },
        errorMessages: applyErrors,
      }),
    )
    // A refusal means the offer has changed, so the page behind is reloaded too.
    if (outcome.ok || outcome.parsedError?.id) await dispatch(getCampaign({ params }))
    return outcome
  }
  return {
    send,
    sheet: {
      id: `applyToCampaign-${campaign.id}`,
      name: campaign.name,
      brandName: campaign.brandName,
      onSent: onClose,
      onClose,
      deal,
    } satisfies Partial<ComponentProps<typeof Application>>,
  }
}

function Plain(props: ApplySheetProps) {
  const { send, sheet } = useApplication(props)
  return <Application {...sheet} send={send} />
}

function ToAddress({ saved, ...props }: ApplySheetProps & { saved: DeliveryAddress | null }) {
  const { send, sheet } = useApplication(props)
  const { questions, save } = useDeliveryQuestions(props.campaign, saved)
  return (
    <Application
      {...sheet}
      questions={questions}
      send={async (values) => {
        const kept = await save(values)
        return kept.ok ? send(values) : kept
      }}
    />
  )
}

function Delivered(props: ApplySheetProps) {
  const t = useText()
  const { result, status, error, retry } = useQuery(getMyDeliveryAddress())
  if (result) return <ToAddress {...props} saved={result.deliveryAddress} />
  return (
    <Sheet open onClose={props.onClose} title={t(messages.applyTo, { name: props.campaign.name })}>
      {status === 'error' ? (
        <LoadError what={t(messages.addressFailed)} error={error} onRetry={retry} />
      ) : (
        <SkeletonText label={t(creatorMessages.loading)} lines={6} />
      )}
    </Sheet>
  )
}

/** The application to a campaign; it answers an invitation too. Where goods are sent it asks for the address, once, and for what is wanted. */
export function ApplySheet(props: ApplySheetProps) {
  return props.campaign.deliveryMethod === 'delivery' ? <Delivered {...props} /> : <Plain {...props} />
}
