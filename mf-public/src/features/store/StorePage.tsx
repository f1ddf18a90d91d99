import { useParams } from 'react-router'
import type { Store } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { useEntity, usePageTitle, useQuery } from '@samspel/store'
import { Avatar, Card, EmptyState, Fact, Facts, Link, LinkButton, Page, SectionHead, SkeletonDetail, Stack } from '@samspel/ui'
import { messages as shared } from '../../components/messages'
import { OfferList, useOffers } from '../../components/OfferList'
import { ReadProblem } from '../../components/ReadProblem'
import { getStore } from '../../data/stores'
import { messages } from './messages'
import css from './StorePage.module.css'

function PickUps({ store }: { store: Store }) {
  const t = useText()
  const list = useOffers({ brandId: store.brandId, deliveryMethod: 'pickup' })
  return (
    <Stack as="section" gap={12}>
      <SectionHead title={t(messages.offers)} {...(list.totalCount > 0 && { count: list.totalCount })} />
      <OfferList
        list={list} label={t(messages.offers)} hideBrand
        empty={<EmptyState title={t(messages.none)} text={t(messages.noneText, { brand: store.brandName })} action={<LinkButton href={`/p/brands/${store.brandId}`}>{t(messages.brand, { brand: store.brandName })}</LinkButton>} />}
      />
    </Stack>
  )
}

function StoreView({ store }: { store: Store }) {
  const t = useText()
  usePageTitle(store.name)
  return (
    <Page
      title={store.name} picture={<Avatar name={store.brandName} src={store.imageUrl} size={48} shape="square" />}
      breadcrumbs={[{ label: t(messages.stores), href: '/p/marketplace/stores' }, { label: store.city, href: `/p/marketplace/stores?city=${encodeURIComponent(store.city)}` }]}
      breadcrumbsLabel={t(shared.breadcrumbs)} context={<Link tone="quiet" href={`/p/brands/${store.brandId}`}>{store.brandName}</Link>}
    >
      <div className={css.columns}>
        <PickUps store={store} />
        <Card title={t(messages.about)}>
          <Stack gap={12}>
            <Facts>
              <Fact label={t(messages.address)}>{store.address}, {store.postalCode} {store.city}</Fact>
              {store.openingHours && <Fact label={t(messages.hours)}>{store.openingHours}</Fact>}
              {store.phone && <Fact label={t(messages.phone)}><Link href={`tel:${store.phone.replace(/[^+\d]/g, '')}`}>{store.phone}</Link></Fact>}
            </Facts>
            <LinkButton icon="map-pin" href={`https://www.openstreetmap.org/directions?to=${store.latitude}%2C${store.longitude}`} newTab>{t(messages.directions)}</LinkButton>
          </Stack>
        </Card>
      </div>
    </Page>
  )
}

/** One store, and what can be picked up there (R-06, S-30). */
export function StorePage() {
  const t = useText()
  const { storeId = '' } = useParams()
  const query = useQuery(getStore({ params: { id: storeId } }))
  const store = useEntity('stores', query.result?.store)
  if (store) return <StoreView store={store} />
  if (query.status === 'error') return <ReadProblem kind="store" error={query.error} onRetry={query.retry} />
  return <Page title={t(shared.store)}><SkeletonDetail label={t(shared.loading)} /></Page>
}
