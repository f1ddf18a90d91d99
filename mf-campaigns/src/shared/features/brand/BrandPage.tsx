import { useParams } from 'react-router-dom'
import { lazyPart } from '@samspel/federation'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { BrandRecord } from '@samspel/offer/page'
import { selectArea, selectCurrentUser, useAppSelector, useEntity, useQuery } from '@samspel/store'
import { Avatar, Card, EmptyState, LinkButton, Page, SkeletonDetail } from '@samspel/ui'
import { LoadError } from '../../components/CreatorParts'
import { getBrand } from '../../data'
import css from './Brand.module.css'
import { BrandCampaigns } from './BrandCampaigns'
import { BrandStores } from './BrandStores'
import { messages } from './messages'
import { OpenLists } from './OpenLists'

// Staff alone see it, and it brings along the form library.
const BrandRatings = lazyPart(() =>
  import(/* webpackChunkName: "staff-dialogs" */ './BrandRatings').then((module) => module.BrandRatings),
)

/** A brand: profile, current offers, stores (row R-25). */
export function BrandPage() {
  const t = useText()
  const f = useFormats()
  const { brandId = '' } = useParams()
  const area = useAppSelector(selectArea)
  const isCreator = area === 'creator'
  const isOwn = useAppSelector(
    (state) => area === 'admin' || Boolean(selectCurrentUser(state)?.brandIds.includes(brandId)),
  )
  const { status, error, retry } = useQuery(getBrand({ params: { id: brandId } }))
  const brand = useEntity('brands', brandId)
  usePageTitle(brand?.name ?? t(commonMessages.brand))

  const way = { back: { label: t(commonMessages.brand), href: '/' } }
  // An invalid id is answered with 422, which means the same to a reader as not found.
  if (status === 'error' && (error?.status === 404 || error?.status === 422)) {
    return (
      <Page {...way} title={t(commonMessages.brand)}>
        <EmptyState
          title={t(messages.gone)}
          action={
            <LinkButton href="/" variant="light">
              {t(messages.home)}
            </LinkButton>
          }
        />
      </Page>
    )
  }
  if (status === 'error' && !brand)
    return (
      <Page {...way} title={t(commonMessages.brand)}>
        <LoadError error={error} onRetry={retry} />
      </Page>
    )
  if (!brand)
    return (
      <Page {...way} title={t(commonMessages.brand)}>
        <SkeletonDetail label={t(messages.loading)} />
      </Page>
    )

  return (
    <Page
      {...way}
      title={brand.name}
      picture={<Avatar name={brand.name} src={brand.logoUrl} size={52} shape="square" />}
      context={
        <>
          <span>{brand.companyName}</span>
          <span>{f.country(brand.countryCode)}</span>
        </>
      }
      actions={
        <>
          {isOwn && (
            <>
              <LinkButton href={`/b/${brand.slug}`} icon="world">
                {t(messages.publicPage)}
              </LinkButton>
              <LinkButton href={`/brands/${brand.id}/shop`} icon="plug-connected">
                {t(messages.shop)}
              </LinkButton>
            </>
          )}
          {brand.website && (
            <LinkButton href={brand.website} newTab icon="external-link">
              {t(commonMessages.website)}
            </LinkButton>
          )}
        </>
      }
      mainAction={
        isCreator ? (
          <LinkButton href={`/messages/${brand.id}`} variant="main" icon="message-2">
            {t(messages.write)}
          </LinkButton>
        ) : (
          isOwn && (
            <LinkButton href="/campaigns/new" variant="main" icon="plus">
              {t(messages.create)}
            </LinkButton>
          )
        )
      }
    >
      <div className={css.columns}>
        <div className={css.side}>
          <BrandCampaigns brand={brand} isCreator={isCreator} />
          {isOwn && <BrandRatings brand={brand} />}
        </div>
        <div className={css.side}>
          {isCreator && <BrandRecord record={brand.trackRecord} brandName={brand.name} />}
          {brand.description && (
            <Card title={t(messages.about)}>
              <p className={css.text}>{brand.description}</p>
            </Card>
          )}
          {isCreator && <OpenLists brandId={brand.id} />}
          <BrandStores brand={brand} isCreator={isCreator} isOwn={isOwn} />
        </div>
      </div>
    </Page>
  )
}
