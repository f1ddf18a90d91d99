import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useGoOn } from '@samspel/federation/go-on'
import { PagedListFooter } from '@samspel/federation/paged-list'
import { ReadError } from '@samspel/federation/read-error'
import { commonMessages, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams, useTypedParam } from '@samspel/navigation'
import { selectBrandId, useAppSelector, useEntities, usePagedList } from '@samspel/store'
import { Avatar, EmptyState, List, ListItem, Page, SearchField, SkeletonList } from '@samspel/ui'
import { partsOf } from '../../../components/store-name'
import { brandLists, storeListKey, storeLists } from '../../../data/lists'
import { kept } from '../../../kept'
import { messages } from './messages'

/** Storage key of the phone's own store. */
const OWN_STORE = 'own-store'

const counterPath = (id: string) => `/counter/${id}`

/** A brand's stores, to choose one's own; a single one is chosen automatically. */
function Choice({ brandId }: { brandId: string }) {
  const t = useText()
  const navigate = useNavigate()
  const [typed, type, words] = useTypedParam('q')
  const list = usePagedList(storeLists, storeListKey({ brandId, query: words }))
  const stores = useEntities('stores', list.ids)
  const choose = (id: string) => {
    void kept.write(OWN_STORE, id)
    void navigate(counterPath(id), { replace: true })
  }
  const only = words === '' && list.status === 'ready' && list.totalCount === 1 ? list.ids[0] : undefined
  useEffect(() => {
    if (only) void kept.write(OWN_STORE, only)
  }, [only])
  useGoOn(only && counterPath(only))
  const content = () => {
    if (list.status === 'loading' || only) return <SkeletonList label={t(commonMessages.loading)} />
    if (list.status === 'error' && stores.length === 0)
      return <ReadError what={t(commonMessages.storesFailed)} error={list.error} onRetry={list.retry} />
    if (stores.length === 0) return <EmptyState title={t(messages.none)} text={t(messages.noneText)} />
    return (
      <List label={t(commonMessages.stores)}>
        {stores.map(({ id, name, brandName, address, city, imageUrl, brandLogoUrl }) => (
          <ListItem
            key={id}
            title={partsOf(name, brandName).local}
            detail={`${address}, ${city}`}
            picture={<Avatar name={name} src={imageUrl ?? brandLogoUrl} size={44} shape="square" />}
            onClick={() => choose(id)}
          />
        ))}
      </List>
    )
  }
  return (
    <>
      <SearchField label={t(messages.search)} value={typed} onChange={type} />
      {content()}
      <PagedListFooter list={list} what={t(commonMessages.storesFailed)} />
    </>
  )
}

/** Chooses the brand that the clerk works for, and then its store. */
function BrandChoice() {
  const t = useText()
  const chosen = useAppSelector(selectBrandId)
  const brands = usePagedList(brandLists, '')
  const brandId = chosen ?? brands.ids[0]
  if (brandId) return <Choice brandId={brandId} />
  if (brands.status === 'error')
    return <ReadError what={t(commonMessages.storesFailed)} error={brands.error} onRetry={brands.retry} />
  if (brands.status === 'ready') return <EmptyState title={t(messages.none)} text={t(messages.noneText)} />
  return <SkeletonList label={t(commonMessages.loading)} />
}

/** A clerk's start page: the counter of their own store, opened at once if the phone knows it. `?choose=1` chooses again. */
export function OwnCounterPage() {
  const t = useText()
  const [{ choose }] = useQueryParams()
  const [isAsked, setAsked] = useState(choose === '1')
  const [own, setOwn] = useState<string>()
  usePageTitle(t(messages.title))
  useEffect(() => {
    if (isAsked) return
    let wanted = true
    void kept.read<string>(OWN_STORE).then((found) => {
      if (!wanted) return
      setOwn(found)
      if (!found) setAsked(true)
    })
    return () => {
      wanted = false
    }
  }, [isAsked])
  useGoOn(own && counterPath(own))
  return (
    <Page width="narrow" title={t(messages.title)} context={t(messages.context)}>
      {isAsked ? <BrandChoice /> : <SkeletonList label={t(commonMessages.loading)} />}
    </Page>
  )
}
