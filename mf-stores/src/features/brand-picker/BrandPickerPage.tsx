import { PagedListFooter } from '@samspel/federation/paged-list'
import { ReadError } from '@samspel/federation/read-error'
import { commonMessages, storeCount, useText } from '@samspel/i18n'
import { usePageTitle, useTypedParam } from '@samspel/navigation'
import { useEntities, usePagedList } from '@samspel/store'
import { Avatar, Button, EmptyState, List, ListItem, Page, SearchField, SkeletonList } from '@samspel/ui'
import { brandLists } from '../../data/lists'
import { messages } from './messages'

/** The user's brands, each linking to its stores. */
export function BrandPickerPage() {
  const t = useText()
  usePageTitle(t(commonMessages.stores))
  const [typed, type, words] = useTypedParam('q')
  const list = usePagedList(brandLists, words)
  const brands = useEntities('brands', list.ids)
  const content = () => {
    if (list.status === 'loading') return <SkeletonList label={t(commonMessages.loading)} />
    if (list.status === 'error' && brands.length === 0)
      return <ReadError what={t(messages.failed)} error={list.error} onRetry={list.retry} />
    if (brands.length === 0)
      return (
        <EmptyState
          title={t(messages.none)}
          action={words && <Button onClick={() => type('')}>{t(messages.clear)}</Button>}
        />
      )
    return (
      <List label={t(commonMessages.brands)}>
        {brands.map(({ id, name, logoUrl, storesCount }) => (
          <ListItem
            key={id}
            href={`/brands/${id}/stores`}
            title={name}
            picture={<Avatar name={name} src={logoUrl} size={44} shape="square" />}
            detail={t(storeCount, { count: storesCount })}
          />
        ))}
      </List>
    )
  }
  return (
    <Page width="narrow" title={t(commonMessages.stores)} context={t(messages.context)}>
      <SearchField label={t(messages.search)} value={typed} onChange={type} />
      {content()}
      <PagedListFooter list={list} what={t(messages.failed)} />
    </Page>
  )
}
