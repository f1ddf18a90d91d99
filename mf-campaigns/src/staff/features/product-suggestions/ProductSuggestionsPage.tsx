import { useState } from 'react'
import { allList, type ProductSuggestion, productSuggestionStates } from '@samspel/api'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { commonMessages, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams, useTypedParam } from '@samspel/navigation'
import { useQuery } from '@samspel/store'
import { EmptyState, IconButton, LinkButton, Page, SearchField, Tabs } from '@samspel/ui'
import { Table } from '@samspel/ui/late'
import { pageFrom, PagePager } from '../../../shared/components/PagePager'
import { SearchedList } from '../../components/SearchedList'
import { listProductSuggestions } from './data/product-suggestions'
import { messages as m, stateNames } from './messages'
import css from './Suggestions.module.css'
import { useColumns } from './use-columns'

const SuggestionDialog = lazyDialog(() =>
  import(/* webpackChunkName: "staff-dialogs" */ './SuggestionDialog').then((module) => module.SuggestionDialog),
)

const perPage = 25
const tabs = [...productSuggestionStates, allList] as const

/** What visitors suggested in the public area (rows E-23, S-33), for those who run Samspel. */
export function ProductSuggestionsPage() {
  const t = useText()
  usePageTitle(t(m.title))
  const [query, setQuery] = useQueryParams()
  const [typed, type, words] = useTypedParam('q')
  const [opened, setOpened] = useState<ProductSuggestion>()
  const page = pageFrom(query.page)
  const state = tabs.find((name) => name === query.state) ?? 'new'
  const found = useQuery(
    listProductSuggestions({
      query: { page, perPage, ...(state !== allList && { state }), ...(words && { query: words }) },
    }),
  )
  const { result, status, retry } = found
  const suggestions: readonly ProductSuggestion[] = result?.productSuggestions ?? []
  const counts = result && {
    ...result.counts,
    [allList]: result.counts.new + result.counts.handled + result.counts.declined,
  }
  const columns = useColumns(setOpened, state === allList)

  return (
    <Page title={t(m.title)} context={t(m.context)}>
      <Tabs
        label={t(m.states)}
        value={state}
        onChange={(next) => setQuery({ state: next === 'new' ? '' : next, page: '' })}
        items={tabs.map((value) => ({
          value,
          label: t(value === allList ? commonMessages.all : stateNames[value]),
          count: counts?.[value],
        }))}
      />
      <div className={css.tools}>
        <SearchField
          label={t(m.search)}
          value={typed}
          onChange={(text) => {
            type(text)
            if (page > 1) setQuery({ page: '' })
          }}
        />
        <IconButton
          icon="refresh"
          label={t(m.refresh)}
          disabled={status === 'loading' || status === 'refreshing'}
          onClick={retry}
        />
      </div>
      <SearchedList
        query={found}
        texts={m}
        isEmpty={suggestions.length === 0}
        words={words}
        onClear={() => type('')}
        empty={
          <EmptyState
            title={t(state === 'new' ? m.emptyNew : m.empty)}
            text={t(m.emptyText)}
            action={
              <LinkButton href="/product-suggester-welcome" variant="light">
                {t(m.toWizard)}
              </LinkButton>
            }
          />
        }
        skeleton={{ rows: 6, columns: 4 }}
      >
        <Table
          caption={t(m.title)}
          columns={columns}
          rows={suggestions}
          rowKey={({ id }) => id}
          busy={status === 'refreshing'}
        />
      </SearchedList>
      <PagePager
        meta={result?.meta}
        busy={status === 'refreshing'}
        onPage={(next) => setQuery({ page: next > 1 ? String(next) : '' })}
      />
      {opened && <SuggestionDialog suggestion={opened} onClose={() => setOpened(undefined)} />}
    </Page>
  )
}
