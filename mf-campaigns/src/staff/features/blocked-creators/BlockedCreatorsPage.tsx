import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams, useTypedParam } from '@samspel/navigation'
import { selectBrandId, useAppSelector, useQuery } from '@samspel/store'
import { Button, EmptyState, Link, Page, SearchField, Stack } from '@samspel/ui'
import { Table } from '@samspel/ui/late'
import { pageFrom, PagePager } from '../../../shared/components/PagePager'
import { Tools } from '../../../shared/components/Tools'
import { blockMessages, listBlockedCreators, useLetIn } from '../../components/blocklist'
import { SearchedList } from '../../components/SearchedList'
import { messages as m } from './messages'

/** Whom the own brands have blocked, since when and why. */
export function BlockedCreatorsPage() {
  const t = useText()
  const f = useFormats()
  usePageTitle(t(m.title))
  const brandId = useAppSelector(selectBrandId)
  const [query, setQuery] = useQueryParams()
  const [typed, type, words] = useTypedParam('q')
  const page = pageFrom(query.page)
  const found = useQuery(
    listBlockedCreators({
      query: { page, perPage: 25, ...(brandId && { brandId }), ...(words && { query: words }) },
    }),
  )
  const { result, status } = found
  const blocks = result?.blockedCreators ?? []
  const { busy, letIn } = useLetIn()
  return (
    <Page
      title={t(m.title)}
      context={t(m.context)}
      breadcrumbsLabel={t(commonMessages.youAreHere)}
      breadcrumbs={[{ label: t(commonMessages.creators), href: '/creators' }]}
    >
      <Stack gap={16}>
        <Tools>
          <SearchField
            label={t(m.search)}
            value={typed}
            onChange={(text) => {
              type(text)
              if (page > 1) setQuery({ page: '' })
            }}
          />
        </Tools>
        <SearchedList
          query={found}
          texts={m}
          isEmpty={blocks.length === 0}
          words={words}
          onClear={() => type('')}
          empty={<EmptyState title={t(m.empty)} text={t(m.emptyText)} />}
          skeleton={{ rows: 6, columns: 4 }}
        >
          <Table
            caption={t(m.title)}
            rows={blocks}
            rowKey={({ brandId: brand, creator }) => `${brand}.${creator.id}`}
            busy={status === 'refreshing'}
            columns={[
              {
                key: 'creator',
                header: t(commonMessages.creator),
                wrap: true,
                cell: ({ creator }) => <Link href={`/creators/${creator.id}`}>{creator.name}</Link>,
              },
              { key: 'brand', header: t(commonMessages.brand), cell: ({ brandName }) => brandName },
              { key: 'reason', header: t(commonMessages.reason), wrap: true, cell: ({ reason }) => reason },
              { key: 'by', header: t(m.by), cell: ({ blockedByName }) => blockedByName ?? '–' },
              { key: 'since', header: t(m.since), cell: ({ createdAt }) => f.date(createdAt) },
              {
                key: 'letIn',
                header: t(blockMessages.letIn),
                hideHeader: true,
                align: 'end',
                cell: (block) => (
                  <Button
                    size="sm"
                    loading={busy === block.creator.id}
                    aria-label={t(blockMessages.letInOf, { name: block.creator.name, brand: block.brandName })}
                    onClick={() => void letIn(block)}
                  >
                    {t(blockMessages.letIn)}
                  </Button>
                ),
              },
            ]}
          />
        </SearchedList>
        <PagePager
          meta={result?.meta}
          busy={status === 'refreshing'}
          onPage={(next) => setQuery({ page: next > 1 ? String(next) : '' })}
        />
      </Stack>
    </Page>
  )
}
