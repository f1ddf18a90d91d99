import { useParams } from 'react-router-dom'
import type { Store } from '@samspel/api'
import { ReadProblem } from '@samspel/federation/read-problem'
import { useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { useEntity, useQuery } from '@samspel/store'
import { Avatar, LinkButton, Page, SkeletonDetail, Stack } from '@samspel/ui'
import { messages as shared } from '../../components/messages'
import { StoreFacts } from '../../components/StoreFacts'
import { getStore } from '../../data/actions'
import { useStoreMessage } from '../../data/store-message'
import { CounterCode } from './CounterCode'
import { messages } from './messages'
import { Pickups } from './pickups'
import css from './StoreDetailPage.module.css'

function StoreView({ store }: { store: Store }) {
  const t = useText()
  usePageTitle(store.name)
  useStoreMessage({ store })
  const list = `/brands/${store.brandId}/stores`
  return (
    <Page
      title={store.name}
      context={store.brandName}
      picture={<Avatar name={store.name} src={store.imageUrl} size={48} shape="square" />}
      breadcrumbs={[{ label: t(shared.stores), href: list }]}
      breadcrumbsLabel={t(shared.breadcrumbs)}
      actions={
        <LinkButton icon="world" href={`/p/marketplace/stores/${store.id}`}>
          {t(messages.public)}
        </LinkButton>
      }
      {...(store.abilities?.includes('update') && {
        mainAction: (
          <LinkButton variant="main" icon="pencil" href={`${list}/${store.id}/edit`}>
            {t(shared.edit)}
          </LinkButton>
        ),
      })}
    >
      <div className={css.columns}>
        <Pickups store={store} />
        <Stack gap={16}>
          <StoreFacts store={store} title={t(messages.about)} withMap />
          {store.token && <CounterCode store={store} token={store.token} />}
        </Stack>
      </div>
    </Page>
  )
}

/** One store, for its staff (P-04). The counter's code comes only to those who work for the brand. */
export function StoreDetailPage() {
  const t = useText()
  const { brandId, storeId = '' } = useParams()
  const query = useQuery(getStore({ params: { id: storeId } }))
  const store = useEntity('stores', query.result?.store)
  if (store)
    return store.brandId === brandId ? <StoreView store={store} /> : <ReadProblem kind="store" error="missing" />
  if (query.status === 'error') return <ReadProblem kind="store" error={query.error} onRetry={query.retry} />
  return (
    <Page title={t(shared.store)} back={{ label: t(shared.stores), href: `/brands/${brandId}/stores` }}>
      <SkeletonDetail label={t(shared.loading)} />
    </Page>
  )
}
