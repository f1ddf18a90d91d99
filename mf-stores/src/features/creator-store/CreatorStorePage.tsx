import { useParams } from 'react-router-dom'
import { GoOn } from '@samspel/federation/go-on'
import { ReadProblem } from '@samspel/federation/read-problem'
import { commonMessages, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { selectArea, useAppSelector, useEntity, useQuery } from '@samspel/store'
import { Avatar, Page, SkeletonDetail, Stack } from '@samspel/ui'
import { StoreFacts } from '../../components/StoreFacts'
import { getStore } from '../../data/actions'
import { useStoreMessage } from '../../data/store-message'
import { messages } from './messages'
import { PickupOffers } from './PickupOffers'

/** A store as creators see it: address and pick-up offers. Staff of its brand are redirected to their own page about it. */
export function CreatorStorePage() {
  const t = useText()
  const { id = '' } = useParams()
  const isCreator = useAppSelector(selectArea) === 'creator'
  const query = useQuery(getStore({ params: { id } }))
  const store = useEntity('stores', query.result?.store)
  usePageTitle(store?.name)
  useStoreMessage(isCreator ? { store } : {})
  if (!store && query.status === 'error') return <ReadProblem kind="store" error={query.error} onRetry={query.retry} />
  const way = { back: { label: t(commonMessages.store), href: '/marketplace' } }
  if (!store)
    return (
      <Page {...way} width="narrow" title={t(commonMessages.store)}>
        <SkeletonDetail label={t(commonMessages.loading)} />
      </Page>
    )
  if (!isCreator) return <GoOn to={`/brands/${store.brandId}/stores/${id}`} />
  return (
    <Page
      {...way}
      width="narrow"
      title={store.name}
      context={store.brandName}
      picture={<Avatar name={store.name} src={store.imageUrl ?? store.brandLogoUrl} size={48} shape="square" />}
    >
      <Stack gap={24}>
        <StoreFacts store={store} title={t(messages.about)} />
        <PickupOffers brandId={store.brandId} />
      </Stack>
    </Page>
  )
}
