import { LeaveQuestion } from '@samspel/forms'
import { useFormats, useText } from '@samspel/i18n'
import { can, useEntity, usePageTitle, useQuery } from '@samspel/store'
import { Avatar, Button, Card, Link, LinkButton, Notice, Page, Picture, SkeletonDetail } from '@samspel/ui'
import { useState } from 'react'
import { useParams } from 'react-router'
import { CampaignBrief, ProductList } from '../../components/CampaignBrief'
import { creatorMessages } from '../../components/creator-messages'
import { LoadError, SmallFact } from '../../components/CreatorParts'
import { getCampaign, getParticipation, offerValue, placesLeft } from '../../data'
import { ApplySheet } from './ApplySheet'
import { Demands } from './Demands'
import { messages } from './messages'
import { MyApplication } from './MyApplication'
import css from './Offer.module.css'

export function OfferPage() {
  const { campaignId = '' } = useParams()
  const t = useText()
  const f = useFormats()
  const query = useQuery(getCampaign({ params: { id: campaignId } }))
  const campaign = useEntity('campaigns', campaignId)
  const participationId = campaign?.myParticipationId
  const [isWithdrawing, setWithdrawing] = useState(false)
  useQuery(participationId && !isWithdrawing ? getParticipation({ params: { id: participationId } }) : undefined)
  const participation = useEntity('participations', participationId)
  const [isApplying, setApplying] = useState(false)
  const [typed, setTyped] = useState('')
  usePageTitle(campaign?.name)

  const breadcrumbs = [{ label: t(messages.crumb), href: '/marketplace' }]
  if (query.status === 'error' && (!campaign || query.error?.status === 404 || query.error?.status === 403)) {
    return <Page title={t(messages.crumb)} breadcrumbs={breadcrumbs} breadcrumbsLabel={t(messages.crumbs)}><LoadError error={query.error} onRetry={query.retry} ofCampaign /></Page>
  }
  // What a list knew of the campaign is shown at once; the own application comes with the full answer.
  if (!campaign) return <Page title={t(creatorMessages.loading)}><SkeletonDetail label={t(creatorMessages.loading)} /></Page>

  const value = offerValue(campaign)
  const canApply = can(campaign, 'apply')
  const mainAction = () => {
    if (canApply) return <Button variant="main" icon="send" onClick={() => setApplying(true)}>{t(messages.apply)}</Button>
    if (participation?.state === 'approved') return <LinkButton variant="main" href={`/assignments/${participation.id}`} iconAfter="arrow-right">{t(messages.toAssignment)}</LinkButton>
    return undefined
  }

  return (
    <Page
      title={campaign.name} breadcrumbs={breadcrumbs} breadcrumbsLabel={t(messages.crumbs)} mainAction={mainAction()}
      context={<Link href={`/brands/${campaign.brandId}`} className={css.brand}><Avatar name={campaign.brandName} src={campaign.brandLogoUrl} size={24} shape="square" />{campaign.brandName}</Link>}
    >
      {participation && <MyApplication participation={participation} isBusy={isWithdrawing} onBusy={setWithdrawing} />}
      {!canApply && !participationId && query.status === 'success' && <Notice kind="neutral">{t(messages.closed)}</Notice>}
      <div className={css.layout}>
        <div className={css.column}>
          <Picture src={campaign.productImageUrl} alt={campaign.name} ratio={16 / 10} eager />
          <Card>
            <p className={css.excerpt}>{campaign.excerpt}</p>
            {campaign.caption && campaign.caption !== campaign.excerpt && <p className={css.caption}>{campaign.caption}</p>}
            <div className={css.facts}>
              {campaign.enablePaidCollaborations && <SmallFact icon="coin">{t(creatorMessages.fee, { money: f.money(campaign.paidCollaborationPrice) })}</SmallFact>}
              {value > 0 && <SmallFact icon="gift">{t(creatorMessages.value, { money: f.money(value) })}</SmallFact>}
              <SmallFact icon="users">{t(creatorMessages.placesLeft, { n: placesLeft(campaign) })}</SmallFact>
              <SmallFact icon={campaign.deliveryMethod === 'delivery' ? 'truck-delivery' : 'building-store'}>{t(messages[campaign.deliveryMethod])}</SmallFact>
            </div>
          </Card>
          <CampaignBrief campaign={campaign} />
        </div>
        <div className={css.column}>
          <ProductList products={campaign.products} />
          <Demands campaign={campaign} known={participation?.demands} />
          {campaign.inspirationImageUrl && <Picture src={campaign.inspirationImageUrl} alt="" ratio={4 / 3} />}
        </div>
      </div>
      <LeaveQuestion when={typed !== '' && canApply} />
      {isApplying && <ApplySheet campaign={campaign} typed={typed} onType={setTyped} onClose={() => setApplying(false)} />}
    </Page>
  )
}
