import type { Campaign } from '@samspel/api'
import { Deal, termsOf, useCampaignDeadline } from '@samspel/offer'
import { ApplySheet as Application } from '@samspel/offer/apply'
import { useAppDispatch } from '@samspel/store'
import { applyErrors, createParticipation, getCampaign } from '../../../shared/data'

interface ApplySheetProps {
  campaign: Campaign
  onClose: () => void
}

/** The application to a campaign; it answers an invitation too. */
export function ApplySheet({ campaign, onClose }: ApplySheetProps) {
  const dispatch = useAppDispatch()
  const send = async ({ motivation }: { motivation: string }) => {
    const params = { id: campaign.id }
    const invitationId = campaign.myInvitation?.id
    const outcome = await dispatch(
      createParticipation({
        params,
        body: { participation: { motivation, ...(invitationId && { invitationId }) } },
        errorMessages: applyErrors,
      }),
    )
    // A refusal means the offer has changed, so the page behind is reloaded too.
    if (outcome.ok || outcome.parsedError?.id) await dispatch(getCampaign({ params }))
    return outcome
  }
  return (
    <Application
      id={`applyToCampaign-${campaign.id}`}
      name={campaign.name}
      brandName={campaign.brandName}
      send={send}
      onSent={onClose}
      onClose={onClose}
    >
      <Deal terms={termsOf(campaign)} when={useCampaignDeadline(campaign)} />
    </Application>
  )
}
