import { useParams } from 'react-router'
import type { Campaign } from '@samspel/api'
import { openSignIn } from '@samspel/federation'
import { useText } from '@samspel/i18n'
import { selectArea, useAppSelector, useEntity, usePageTitle, useQuery } from '@samspel/store'
import { Avatar, Button, Link, LinkButton, Page, Picture, SkeletonDetail, Stack } from '@samspel/ui'
import { messages as shared } from '../../components/messages'
import { ReadProblem } from '../../components/ReadProblem'
import { getPublicCampaign } from '../../data/offers'
import { CampaignFacts, CampaignTask } from './CampaignFacts'
import css from './CampaignPage.module.css'
import { messages } from './messages'
import { ProductInfo } from './ProductInfo'

/** Visitors sign in and come back here (S-27); creators go on to their own marketplace; staff only look. */
function MainAction({ id }: { id: string }) {
  const t = useText()
  const area = useAppSelector(selectArea)
  if (area === 'anonymous') return <Button variant="main" icon="login" onClick={() => openSignIn(`/p/marketplace/${id}`)}>{t(messages.login)}</Button>
  if (area === 'creator') return <LinkButton variant="main" icon="send" href={`/marketplace/${id}`}>{t(messages.apply)}</LinkButton>
  return null
}

function Offer({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const area = useAppSelector(selectArea)
  const hasAction = area === 'anonymous' || area === 'creator'
  usePageTitle(campaign.name)
  return (
    <Page
      title={campaign.name} breadcrumbs={[{ label: t(shared.marketplace), href: '/p/marketplace' }]} breadcrumbsLabel={t(shared.breadcrumbs)}
      context={<span className={css.brand}><Avatar name={campaign.brandName} src={campaign.brandLogoUrl} size={20} shape="square" /><Link tone="quiet" href={`/p/brands/${campaign.brandId}`}>{campaign.brandName}</Link></span>}
      {...(hasAction && { mainAction: <MainAction id={campaign.id} /> })}
    >
      <div className={css.columns}>
        <Stack>
          <Picture src={campaign.productImageUrl} alt={campaign.name} ratio={2} eager className={css.picture} fallbackIcon="gift" />
          {(campaign.caption || campaign.excerpt) && <p className={css.lead}>{campaign.caption || campaign.excerpt}</p>}
          <ProductInfo campaign={campaign} />
          <CampaignTask campaign={campaign} />
        </Stack>
        <div className={css.aside}><CampaignFacts campaign={campaign} /></div>
      </div>
    </Page>
  )
}

/** One public offer (S-27). */
export function CampaignPage() {
  const t = useText()
  const { campaignId = '' } = useParams()
  const query = useQuery(getPublicCampaign({ params: { id: campaignId } }))
  // What another remote read of the campaign may hold more than a visitor sees, never less.
  const campaign = useEntity('campaigns', query.result?.campaign)
  if (campaign) return <Offer campaign={campaign} />
  if (query.status === 'error') return <ReadProblem kind="campaign" error={query.error} onRetry={query.retry} />
  return <Page title={t(shared.offer)}><SkeletonDetail label={t(shared.loading)} /></Page>
}
