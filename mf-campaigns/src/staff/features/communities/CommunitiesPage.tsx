import { useState } from 'react'
import type { CommunityList } from '@samspel/api'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { useFormats, useLocale, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams, useTypedParam } from '@samspel/navigation'
import { selectBrandId, useAppSelector, useEntities, useQuery } from '@samspel/store'
import { Avatar, Button, Chip, EmptyState, Page, SearchField } from '@samspel/ui'
import { type Column, Table } from '@samspel/ui/late'
import { pageFrom, PagePager } from '../../../shared/components/PagePager'
import { ExportButton } from '../../components/export/ExportButton'
import { SearchedList } from '../../components/SearchedList'
import { listCommunityLists } from '../../data'
import css from './Communities.module.css'
import { messages as m } from './messages'

const CreateListDialog = lazyDialog(() =>
  import(/* webpackChunkName: "staff-dialogs" */ './CreateListDialog').then((module) => module.CreateListDialog),
)

const perPage = 25

/** The brand's lists of creators, with the number of pending requests in each. */
export function CommunitiesPage() {
  const t = useText()
  const locale = useLocale()
  const f = useFormats()
  usePageTitle(t(m.title))
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

  const zero = <span className={css.zero}>{f.number(0)}</span>
  const columns: Column<CommunityList>[] = [
    {
      key: 'list',
      header: t(m.list),
      wrap: true,
      cell: ({ name, description, isOpen }) => (
        <span className={css.words}>
          <span className={css.list}>
            <span className={css.name}>{name}</span>
            {isOpen && (
              <Chip tone="info" icon="world">
                {t(m.open)}
              </Chip>
            )}
          </span>
          {description && <span className={css.small}>{description}</span>}
        </span>
      ),
    },
    { key: 'approved', header: t(m.approved), align: 'end', cell: ({ counts }) => f.number(counts.approved) },
    {
      key: 'requested',
      header: t(m.requested),
      align: 'end',
      cell: ({ counts }) =>
        counts.requested > 0 ? <span className={css.waits}>{f.number(counts.requested)}</span> : zero,
    },
    {
      key: 'declined',
      header: t(m.declined),
      align: 'end',
      hideOnPhone: true,
      cell: ({ counts }) => (counts.declined > 0 ? f.number(counts.declined) : zero),
    },
    {
      key: 'removed',
      header: t(m.removed),
      align: 'end',
      hideOnPhone: true,
      cell: ({ counts }) => (counts.removed > 0 ? f.number(counts.removed) : zero),
    },
    { key: 'updated', header: t(m.updated), cell: ({ updatedAt }) => f.date(updatedAt) },
  ]

  return (
    <Page
      title={t(m.title)}
      context={result && result.meta.totalCount > 0 ? t(m.count, { n: result.meta.totalCount }) : t(m.context)}
      mainAction={create('main')}
    >
      <div className={css.tools}>
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
      </div>
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
          caption={t(m.title)}
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
