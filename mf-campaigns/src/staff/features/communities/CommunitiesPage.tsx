import { useState } from 'react'
import type { CommunityList } from '@samspel/api'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { useLocale, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams, useTypedParam } from '@samspel/navigation'
import { selectBrandId, useAppSelector, useEntities, useQuery } from '@samspel/store'
import { Avatar, Button, EmptyState, Page, SearchField } from '@samspel/ui'
import { Table } from '@samspel/ui/late'
import { pageFrom, PagePager } from '../../../shared/components/PagePager'
import { Tools } from '../../../shared/components/Tools'
import { ExportButton } from '../../components/export/ExportButton'
import { SearchedList } from '../../components/SearchedList'
import { staffWords } from '../../components/words'
import { listCommunityLists } from '../../data'
import css from './Communities.module.css'
import { messages as m } from './messages'
import { useColumns } from './use-columns'

const CreateListDialog = lazyDialog(() =>
  import(/* webpackChunkName: "staff-dialogs" */ './CreateListDialog').then((module) => module.CreateListDialog),
)

const perPage = 25

/** The brand's lists of creators, with the number of pending requests in each. */
export function CommunitiesPage() {
  const t = useText()
  const locale = useLocale()
  usePageTitle(t(staffWords.lists))
  const [query, setQuery] = useQueryParams()
  const [typed, type, words] = useTypedParam('q')
  const [isCreating, setCreating] = useState(false)
  const brandId = useAppSelector(selectBrandId)
  const page = pageFrom(query.page)
  const narrowed = { ...(brandId && { brandId }), ...(words && { query: words }) }
  const found = useQuery(
    listCommunityLists({ query: { page, perPage, ...narrowed, ...(!brandId && { sort: 'brand' }) } }),
  )
  const { result } = found
  const lists = result?.communityLists ?? []
  const brands = useEntities(
    'brands',
    lists.map((list) => list.brandId),
  )
  const logos = new Map(brands.map(({ id, logoUrl }) => [id, logoUrl]))
  const create = (variant: 'main' | 'light') => (
    <Button variant={variant} icon="plus" onClick={() => setCreating(true)}>
      {t(m.create)}
    </Button>
  )
  const columns = useColumns()

  return (
    <Page
      title={t(staffWords.lists)}
      context={result && result.meta.totalCount > 0 ? t(m.count, { n: result.meta.totalCount }) : t(m.context)}
      mainAction={create('main')}
    >
      <Tools>
        <SearchField
          label={t(m.search)}
          value={typed}
          onChange={(text) => {
            type(text)
            if (page > 1) setQuery({ page: '' })
          }}
        />
        {lists.length > 0 && (
          <ExportButton
            load={() =>
              import(/* webpackChunkName: "staff-dialogs" */ './export-lists').then(({ listsFile }) =>
                listsFile(narrowed, t, locale),
              )
            }
          />
        )}
      </Tools>
      <SearchedList
        query={found}
        texts={m}
        isEmpty={lists.length === 0}
        words={words}
        onClear={() => type('')}
        empty={<EmptyState title={t(m.empty)} text={t(m.emptyText)} action={create('light')} />}
        skeleton={{ rows: 6 }}
      >
        <Table
          caption={t(staffWords.lists)}
          columns={columns}
          rows={lists}
          rowKey={({ id }) => id}
          rowHref={({ id }) => `/communities/${id}`}
          {...(!brandId && {
            groupOf: ({ brandId: key, brandName }: CommunityList) => ({
              key,
              heading: (
                <span className={css.brand}>
                  <Avatar name={brandName} src={logos.get(key)} size={24} shape="square" />
                  {brandName}
                </span>
              ),
            }),
          })}
          busy={found.status === 'refreshing'}
        />
      </SearchedList>
      <PagePager meta={result?.meta} onPage={(next) => setQuery({ page: next > 1 ? String(next) : '' })} />
      {isCreating && <CreateListDialog onClose={() => setCreating(false)} />}
    </Page>
  )
}
