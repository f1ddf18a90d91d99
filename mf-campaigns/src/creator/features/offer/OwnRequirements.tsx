import type { Campaign } from '@samspel/api'
import { lastDayToApply } from '@samspel/api/campaign-rules'
import { useText } from '@samspel/i18n'
import { Requirements } from '@samspel/offer/page'
import { selectCurrentInstagramer, useAppSelector } from '@samspel/store'
import { FittingOffers, Missing } from '../../components/saved-parts'
import { requirementMessages as m } from './requirement-messages'

const missing: readonly unknown[] = ['too_few_followers', 'too_many_followers', 'other_country']

/** The brand's requirements beside what the creator has; where some are missed, by how much, and what fits instead. */
export function OwnRequirements({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const me = useAppSelector(selectCurrentInstagramer)
  if (missing.includes(campaign.applyObstacle))
    return (
      <>
        <Missing
          id={campaign.id}
          campaign={campaign}
          isInvited={Boolean(campaign.myInvitation)}
          lastDay={lastDayToApply(campaign)}
        />
        <FittingOffers />
      </>
    )
  return (
    <Requirements
      campaign={campaign}
      unknown={me?.connectionObstacle && !me.connectedAccount ? t(m.personal) : undefined}
    />
  )
}
