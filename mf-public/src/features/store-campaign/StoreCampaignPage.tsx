import { useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import type { StoreCampaign } from '@samspel/api'
import { lazyPart } from '@samspel/federation'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams } from '@samspel/navigation'
import { useOfferWords, usePassEnd } from '@samspel/offer'
import { BrandRecord } from '@samspel/offer/page'
import { OfferPicture } from '@samspel/offer/picture'
import { type RequestError } from '@samspel/store'
import { Avatar, Card, Fact, Facts, Link, Notice, Page, SkeletonDetail, Stack } from '@samspel/ui'
import { DealCard } from '../../components/lazy-deal'
import { messages as shared } from '../../components/messages'
import { dealAt } from '../../components/pickup/deal-at'
import { PickupAction, useCanTake } from '../../components/pickup/PickupAction'
import { PickupState } from '../../components/pickup/PickupState'
import { ReadProblem } from '../../components/ReadProblem'
import { Bookmark, Chance } from '../../components/saved-parts'
import { ShareButton } from '../../components/share/ShareButton'
import { StaleNotice } from '../../components/StaleNotice'
import { mapPath, StorePlace } from '../../components/store/StorePlace'
import { type Read, useRead } from '../../data/api'
import { getStoreCampaign, listStoreCampaigns, pickupPath } from '../../data/store-campaigns'
import { messages } from './messages'
import { Own } from './Own'
import css from './StoreCampaignPage.module.css'
import { StoreSteps } from './StoreSteps'

/** It no longer exists, or not for this visitor. */
const isGone = (error: RequestError | undefined) => error?.status === 404 || error?.status === 403

const Asked = lazyPart(() => import(/* webpackChunkName: "saved" */ './Asked').then((module) => module.Asked))
const TellPlace = lazyPart(() => import(/* webpackChunkName: "saved" */ './Asked').then((module) => module.TellPlace))

/** The same offer in other stores: their number, and a link to them. */
function OtherStores({ campaignId }: { campaignId: string }) {
  const t = useText()
  const { data } = useRead(listStoreCampaigns({ query: { campaignId, perPage: 1 } }))
  const count = (data?.meta.totalCount ?? 1) - 1
  return (
    count > 0 && (
      <Link href={`/p/marketplace/store-campaigns?campaignId=${campaignId}`}>{t(messages.otherStores, { count })}</Link>
    )
  )
}

const whyNot = ({ isPaused, placesLeft }: StoreCampaign) => {
  if (isPaused) return messages.isPaused
  return placesLeft === 0 ? messages.isFull : messages.isClosed
}

function Standing({ offer, read, gone }: { offer: StoreCampaign; read: Read<unknown>; gone: boolean }) {
  const t = useText()
  const others = <Link href="/p/marketplace/store-campaigns">{t(messages.seeOthers)}</Link>
  if (gone)
    return (
      <Notice kind="warn" action={others}>
        {t(messages.gone)}
      </Notice>
    )
  return (
    <>
      <StaleNotice read={read} />
      {!offer.isOpen && !offer.storeParticipation && (
        <Notice kind="neutral" action={others}>
          {t(whyNot(offer), { brand: offer.brandName })}
          <TellPlace offer={offer} />
        </Notice>
      )}
    </>
  )
}

function Offer({ offer, read }: { offer: StoreCampaign; read: Read<unknown> }) {
  const t = useText()
  const f = useFormats()
  const words = useOfferWords()
  const [query, setQuery] = useQueryParams()
  const [isNew, setNew] = useState(false)
  const top = useRef<HTMLDivElement>(null)
  const { campaign, store, storeParticipation: own } = offer
  const expiresAt = own?.expiresAt ?? offer.passUntil ?? null
  const until = usePassEnd()({ expiresAt }, offer)
  const gone = isGone(read.error)
  const deal = dealAt(offer)
  const isAgreed = own?.state === 'approved' || own?.state === 'picked_up'
  const canTake = useCanTake(offer)
  usePageTitle(campaign.name)
  return (
    <Page
      title={campaign.name}
      titleAside={!gone && <PickupState offer={offer} />}
      tools={
        <>
          <Bookmark id={offer.id} name={campaign.name} />
          <ShareButton path={pickupPath(offer.id)} title={campaign.name} mapPath={mapPath(offer.storeId)} />
        </>
      }
      breadcrumbsLabel={t(shared.breadcrumbs)}
      breadcrumbs={[
        { label: t(shared.marketplace), href: '/p/marketplace' },
        { label: t(messages.list), href: '/p/marketplace/store-campaigns' },
      ]}
      context={
        <span className={css.brand}>
          <Avatar name={offer.brandName} src={offer.brandLogoUrl} size={20} shape="square" />
          <Link tone="quiet" href={`/p/brands/${offer.brandId}`}>
            {offer.brandName}
          </Link>
        </span>
      }
      {...(canTake &&
        !gone && {
          mainAction: (
            <PickupAction
              offer={offer}
              variant="main"
              resume={query.take === '1'}
              onResumed={() => setQuery({ take: '' })}
              onTaken={() => setNew(true)}
            />
          ),
        })}
    >
      <div ref={top} tabIndex={-1} className={css.columns}>
        <Stack>
          <Standing offer={offer} read={read} gone={gone} />
          {own && (
            <Own
              offer={offer}
              own={own}
              isNew={isNew}
              onTakenBack={() => {
                setNew(false)
                top.current?.focus()
              }}
            />
          )}
          {own?.state !== 'approved' && (
            <OfferPicture
              src={campaign.productImageUrl}
              focus={campaign.productImageFocus}
              alt={campaign.name}
              ratio={2}
              sizes="(max-width: 683px) 100vw, 760px"
              eager
              className={css.picture}
            />
          )}
          {deal && !isAgreed && <DealCard facts={deal} />}
          {!gone && !own && <BrandRecord record={offer.trackRecord} brandName={offer.brandName} />}
          {!gone && !own && offer.chance && <Chance chance={offer.chance} brandName={offer.brandName} />}
          {!gone && (!own || canTake) && <Asked offer={offer} />}
          {campaign.excerpt && <p className={css.lead}>{campaign.excerpt}</p>}
          <StoreSteps offer={offer} />
        </Stack>
        <Stack className={css.aside}>
          <Card title={t(messages.store)}>
            <Stack gap={12}>
              <Link href={`/p/marketplace/stores/${offer.storeId}`} className={css.store}>
                {store.name}
              </Link>
              <StorePlace id={offer.storeId} store={store}>
                <OtherStores campaignId={offer.campaignId} />
              </StorePlace>
            </Stack>
          </Card>
          <Card title={t(messages.deal)}>
            <Stack gap={12}>
              <Facts>
                {campaign.productValue > 0 && <Fact label={t(messages.value)}>{f.money(campaign.productValue)}</Fact>}
                <Fact label={t(messages.places)}>
                  {offer.placesLeft === null ? t(messages.unlimited) : words.places(offer.placesLeft)}
                </Fact>
                <Fact label={t(messages.until)}>
                  {expiresAt && until
                    ? t(messages.untilDay, { date: until })
                    : t(messages.withinDays, { days: offer.windowDays })}
                </Fact>
              </Facts>
              {isAgreed && <Link href={`/assignments/${own.id}/agreement`}>{t(messages.agreement)}</Link>}
              <Link href={`/p/marketplace/${offer.campaignId}`}>{t(messages.whole)}</Link>
            </Stack>
          </Card>
        </Stack>
      </div>
    </Page>
  )
}

/**
 * A pick-up offer: what it is, where, its single action, and the creator's participation (S-28). Refetched when the window gets focus and
 * every half minute after that, since offers may be paused (decision 87).
 */
export function StoreCampaignPage() {
  const t = useText()
  const { id = '' } = useParams()
  const read = useRead(getStoreCampaign({ params: { id } }), { staleTime: 0, every: 30_000 })
  if (read.data) return <Offer key={id} offer={read.data.storeCampaign} read={read} />
  if (read.status === 'error') return <ReadProblem kind="storeCampaign" error={read.error} onRetry={read.retry} />
  return (
    <Page title={t(commonMessages.offer)} back={{ label: t(shared.marketplace), href: '/p/marketplace' }}>
      <SkeletonDetail label={t(commonMessages.loading)} />
    </Page>
  )
}
