import { storeCount, useText } from '@samspel/i18n'
import { useEntities, usePagedList, usePageTitle, useTypedParam } from '@samspel/store'
import { Avatar, Button, EmptyState, ErrorState, List, ListItem, Page, Row, SearchField, SkeletonList } from '@samspel/ui'
import columns from '../../components/Columns.module.css'
import { messages as shared } from '../../components/messages'
import { brandLists } from '../../data/brands'
import css from './BrandsPage.module.css'
import { messages } from './messages'

/** All brands with open offers, by name (S-31). */
export function BrandsPage() {
  const t = useText()
  usePageTitle(t(messages.title))
  const [typed, type, words] = useTypedParam('q')
  const list = usePagedList(brandLists, words)
  const brands = useEntities('brands', list.ids)
  const detail = (stores: number, offers: number) =>
    [offers > 0 && t(messages.offers, { count: offers }), stores > 0 && t(storeCount, { count: stores })].filter(Boolean).join(', ')
  const content = () => {
    if (list.status === 'loading') return <SkeletonList label={t(shared.loading)} rows={8} />
    if (list.status === 'error' && brands.length === 0) return <ErrorState message={t(messages.failed)} retryLabel={t(shared.retry)} onRetry={list.retry} />
    if (brands.length === 0) return <EmptyState title={t(messages.none)} text={words && t(messages.noneText)} action={words && <Button onClick={() => type('')}>{t(messages.clear)}</Button>} />
    return (
      <List label={t(messages.title)} className={columns.columns}>
        {brands.map((brand) => (
          <ListItem
            key={brand.id} href={`/p/brands/${brand.id}`} title={brand.name} picture={<Avatar name={brand.name} src={brand.logoUrl} size={44} shape="square" />}
            detail={detail(brand.storesCount, brand.openCampaignsCount)}
          />
        ))}
      </List>
    )
  }
  return (
    <Page title={t(messages.title)} context={t(messages.context)}>
      <SearchField label={t(messages.search)} value={typed} onChange={type} className={css.search} />
      {content()}
      {list.status === 'errorMore' && <ErrorState message={t(messages.failed)} retryLabel={t(shared.retry)} onRetry={list.retry} />}
      {list.hasMore && list.status !== 'errorMore' && <Row justify="center"><Button onClick={list.loadMore} loading={list.status === 'loadingMore'}>{t(shared.loadMore)}</Button></Row>}
    </Page>
  )
}
