import { useParams } from 'react-router-dom'
import type { Campaign } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { PayBadge, termsOf, useOfferWords } from '@samspel/offer'
import { OfferBody, Requirements } from '@samspel/offer/page'
import { selectArea, useAppSelector } from '@samspel/store'
import { Avatar, Link, LinkButton, Notice, Page, SkeletonDetail } from '@samspel/ui'
import { DealCard } from '../../components/lazy-deal'
import { messages as shared } from '../../components/messages'
import { ReadProblem } from '../../components/ReadProblem'
import { Bookmark, Chance } from '../../components/saved-parts'
import { ShareButton } from '../../components/share/ShareButton'
import { StaleNotice } from '../../components/StaleNotice'
import { type Read, useRead } from '../../data/api'
import { getPublicCampaign } from '../../data/offers'
import { ApplyBar } from './ApplyAction'
import { BrandMore } from './BrandMore'
import css from './CampaignPage.module.css'
import { messages } from './messages'
import { Where } from './Where'

/** The offer was withdrawn or closed while on screen: it stays visible, without its action. */
const isWithdrawn = ({ error }: Read<unknown>) => error?.status === 404 || error?.status === 403

function Offer({ campaign, read }: { campaign: Campaign; read: Read<unknown> }) {
  const t = useText()
  const area = useAppSelector(selectArea)
  const words = useOfferWords()
  const withdrawn = isWithdrawn(read)
  const canApply = !withdrawn && campaign.placesLeft !== 0 && (area === 'anonymous' || area === 'creator')
  usePageTitle(campaign.name)
  return (
    <Page
      title={campaign.name}
      breadcrumbs={[{ label: t(shared.marketplace), href: '/p/marketplace' }]}
      breadcrumbsLabel={t(shared.breadcrumbs)}
      tools={
        <>
          {campaign.deliveryMethod === 'delivery' && <Bookmark id={campaign.id} name={campaign.name} />}
          <ShareButton title={campaign.name} path={`/p/marketplace/${campaign.id}`} />
        </>
      }
      context={
        <>
          <span className={css.brand}>
            <Avatar name={campaign.brandName} src={campaign.brandLogoUrl} size={20} shape="square" />
            <Link tone="quiet" href={`/p/brands/${campaign.brandId}`}>
              {campaign.brandName}
            </Link>
          </span>
          <PayBadge {...termsOf(campaign)} />
        </>
      }
      {...(canApply && { mainAction: <ApplyBar campaign={campaign} /> })}
      {...(canApply && area === 'anonymous' && { className: css.withLogin })}
    >
      {withdrawn ? (
        <Notice
          kind="warn"
          title={t(messages.withdrawnTitle)}
          urgent
          action={
            <LinkButton size="sm" href="/p/marketplace">
              {t(shared.toMarketplace)}
            </LinkButton>
          }
        >
          {t(messages.withdrawnText)}
        </Notice>
      ) : (
        <StaleNotice read={read} />
      )}
      {!withdrawn && campaign.placesLeft === 0 && (
        <Notice kind="info" title={words.places(0)}>
          {t(messages.fullText)}
        </Notice>
      )}
      <OfferBody
        campaign={campaign}
        Deal={DealCard}
        requirements={<Requirements campaign={campaign} />}
        chance={campaign.chance && <Chance chance={campaign.chance} brandName={campaign.brandName} />}
      >
        {campaign.deliveryMethod === 'pickup' && !withdrawn && <Where campaignId={campaign.id} />}
      </OfferBody>
      <BrandMore campaign={campaign} />
    </Page>
  )
}

/** One public offer (S-27). */
export function CampaignPage() {
  const t = useText()
  const { campaignId = '' } = useParams()
  // Always refetched in the background, since places fill up, others apply and offers are withdrawn.
  const read = useRead(getPublicCampaign({ params: { id: campaignId } }), { staleTime: 0, every: 30_000 })
  if (read.data) return <Offer campaign={read.data.campaign} read={read} />
  if (read.status === 'error') return <ReadProblem kind="campaign" error={read.error} onRetry={read.retry} />
  return (
    <Page title={t(commonMessages.offer)} back={{ label: t(shared.marketplace), href: '/p/marketplace' }}>
      <SkeletonDetail label={t(commonMessages.loading)} />
    </Page>
  )
}
