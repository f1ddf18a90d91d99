import { useState } from 'react'
import type { Campaign } from '@samspel/api'
import { lastDayToApply } from '@samspel/api/campaign-rules'
import { useText } from '@samspel/i18n'
import { useObstacle } from '@samspel/offer'
import { can } from '@samspel/store'
import { LinkButton, Notice, TextButton } from '@samspel/ui'
import { DeclineInvitation } from '../../components/DeclineInvitation'
import { NotifySwitch } from '../../components/saved-parts'
import { messages } from './messages'
import css from './Offer.module.css'

/** The brand's invitation with its message; the creator may decline. */
export function InvitationNotice({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const [isDeclining, setDeclining] = useState(false)
  if (!campaign.myInvitation || campaign.myParticipationId) return null
  return (
    <>
      <Notice kind="info" icon="mail" title={t(messages.invited, { brand: campaign.brandName })}>
        {campaign.myInvitation.message && <p className={css.message}>{campaign.myInvitation.message}</p>}
        <div className={css.withdraw}>
          <TextButton onClick={() => setDeclining(true)}>{t(messages.decline)}</TextButton>
        </div>
      </Notice>
      {isDeclining && <DeclineInvitation campaign={campaign} onClose={() => setDeclining(false)} />}
    </>
  )
}

/** Why the creator cannot apply, and what to do instead. */
export function ObstacleNotice({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const words = useObstacle()(campaign)
  const isSaidElsewhere = ['pickup', 'not_connected', 'too_few_followers', 'too_many_followers', 'other_country']
  if (can(campaign, 'apply') || campaign.myParticipationId) return null
  if (campaign.applyObstacle && isSaidElsewhere.includes(campaign.applyObstacle)) return null
  return (
    <Notice
      kind="neutral"
      action={
        <LinkButton size="sm" href="/marketplace">
          {t(messages.others)}
        </LinkButton>
      }
    >
      {words ? `${words}.` : t(messages.closed)}
      {campaign.applyObstacle === 'full' && <NotifySwitch id={campaign.id} lastDay={lastDayToApply(campaign)} isFull />}
    </Notice>
  )
}
