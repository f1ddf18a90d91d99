import { useParams } from 'react-router-dom'
import type { Store } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { OfferPicture } from '@samspel/offer/picture'
import { Avatar, Card, EmptyState, Link, LinkButton, Page, SectionHead, SkeletonDetail, Stack } from '@samspel/ui'
import { messages as shared } from '../../components/messages'
import { PickupList } from '../../components/pickup/PickupList'
import { ReadProblem } from '../../components/ReadProblem'
import { ShareButton } from '../../components/share/ShareButton'
import { StaleNotice } from '../../components/StaleNotice'
import { mapPath, StorePlace } from '../../components/store/StorePlace'
import { type Read, useRead, useReadPages } from '../../data/api'
import { listStoreCampaigns } from '../../data/store-campaigns'
import { getStore } from '../../data/stores'
import { messages } from './messages'
import { OtherStores } from './OtherStores'
import css from './StorePage.module.css'

function PickUps({ store }: { store: Store }) {
  const t = useText()
  const list = useReadPages(
    (page) => listStoreCampaigns({ query: { storeId: store.id, page } }),
    ({ storeCampaigns }) => storeCampaigns,
  )
  return (
    <Stack as="section" gap={12}>
      <SectionHead title={t(messages.offers)} {...(list.totalCount > 0 && { count: list.totalCount })} />
      <PickupList
        list={list}
        label={t(messages.offers)}
        hide="store"
        empty={
          <EmptyState
            title={t(messages.none)}
            text={t(messages.noneText, { brand: store.brandName })}
            action={
              <LinkButton href={`/p/brands/${store.brandId}`}>
                {t(messages.brand, { brand: store.brandName })}
              </LinkButton>
            }
          />
        }
      />
    </Stack>
  )
}

function StoreView({ store, read }: { store: Store; read: Read<unknown> }) {
  const t = useText()
  usePageTitle(store.name)
  return (
    <Page
      title={store.name}
      breadcrumbsLabel={t(shared.breadcrumbs)}
      breadcrumbs={[
        { label: t(commonMessages.stores), href: '/p/marketplace/stores' },
        {
          label: store.city,
          href: `/p/marketplace/stores?country=${store.countryCode}&city=${encodeURIComponent(store.city)}`,
        },
      ]}
      context={
        <span className={css.brand}>
          <Avatar name={store.brandName} src={store.brandLogoUrl} size={20} shape="square" />
          <Link tone="quiet" href={`/p/brands/${store.brandId}`}>
            {store.brandName}
          </Link>
        </span>
      }
      tools={<ShareButton path={`/p/marketplace/stores/${store.id}`} title={store.name} mapPath={mapPath(store.id)} />}
    >
      <StaleNotice read={read} />
      <div className={css.columns}>
        <PickUps store={store} />
        <Stack className={css.aside}>
          <Card title={t(messages.about)}>
            <Stack gap={12}>
              {store.imageUrl && (
                <OfferPicture
                  src={store.imageUrl}
                  alt={store.name}
                  ratio={16 / 9}
                  sizes="(max-width: 683px) 100vw, 340px"
                  eager
                />
              )}
              <StorePlace id={store.id} store={store} />
            </Stack>
          </Card>
          <OtherStores store={store} />
        </Stack>
      </div>
    </Page>
  )
}

/** One store, and what can be picked up there (R-06, S-30). */
export function StorePage() {
  const t = useText()
  const { storeId = '' } = useParams()
  const read = useRead(getStore({ params: { id: storeId } }))
  if (read.data) return <StoreView key={storeId} store={read.data.store} read={read} />
  if (read.status === 'error') return <ReadProblem kind="store" error={read.error} onRetry={read.retry} />
  return (
    <Page title={t(commonMessages.store)} back={{ label: t(commonMessages.stores), href: '/p/marketplace/stores' }}>
      <SkeletonDetail label={t(commonMessages.loading)} />
    </Page>
  )
}
