import { useState } from 'react'
import type { InvoiceState as State } from '@samspel/api'
import { invoiceStates } from '@samspel/api/invoice-states'
import { DatedPager } from '@samspel/federation/dated-pager'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { ReadError } from '@samspel/federation/read-error'
import { commonMessages, useFormats, useLocale, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams, useTypedParam } from '@samspel/navigation'
import { useQuery } from '@samspel/store'
import { Button, EmptyState, Page, SearchField, SelectField, SkeletonTable } from '@samspel/ui'
import people from '../../../../components/staff/People.module.css'
import { listAllInvoices } from '../actions'
import css from '../Invoices.module.css'
import { InvoiceTable } from '../InvoiceTable'
import { messages } from '../messages'

const InvoiceSheet = lazyDialog(() =>
  import(/* webpackChunkName: "company-invoices" */ '../InvoiceSheet').then((module) => module.InvoiceSheet),
)

/** Invoices and credits of all companies, for platform staff; words, state, page and the open one stand in the address. */
export function AllInvoicesPage() {
  const t = useText()
  const f = useFormats()
  const locale = useLocale()
  const [params, setParams] = useQueryParams()
  const [typed, type, words] = useTypedParam('q')
  const [sort, setSort] = useState<'newest' | 'oldest'>('newest')
  const state = invoiceStates.find((name) => name === params.state)
  const page = Math.max(1, Number(params.page) || 1)
  const { status, result, error, retry } = useQuery(
    listAllInvoices({ query: { page, sort, locale, ...(state && { state }), ...(words && { query: words }) } }),
  )
  usePageTitle(t(messages.title))
  const rows = () => {
    if (error && !result) return <ReadError what={t(messages.failed)} error={error} onRetry={retry} />
    if (!result) return <SkeletonTable label={t(messages.loading)} columns={6} />
    if (result.invoices.length > 0)
      return (
        <>
          <p className={css.small}>{t(messages.found, { count: result.meta.totalCount, money: f.ore(result.owed) })}</p>
          <InvoiceTable
            invoices={result.invoices}
            sort={sort}
            onSort={setSort}
            onOpen={(id) => setParams({ invoice: id })}
            busy={status === 'refreshing'}
          />
        </>
      )
    if (!words && !state) return <EmptyState title={t(messages.none)} text={t(messages.noneAtAll)} />
    return (
      <EmptyState
        title={t(messages.noneFound)}
        action={
          <Button
            onClick={() => {
              type('')
              setParams({ q: '', state: '', page: '' })
            }}
          >
            {t(commonMessages.showAll)}
          </Button>
        }
      />
    )
  }
  return (
    <Page title={t(messages.title)}>
      <div className={people.tools}>
        <SearchField
          label={t(messages.searchInvoices)}
          value={typed}
          onChange={(text) => {
            type(text)
            if (params.page) setParams({ page: '' })
          }}
        />
        <SelectField<State>
          label={t(messages.state)}
          hideLabel
          clearable
          placeholder={t(messages.allStates)}
          value={state ?? null}
          options={invoiceStates.map((value) => ({
            value,
            label: t(value === 'open' ? messages.openName : messages[value]),
          }))}
          onChange={(value) => setParams({ state: value, page: '' })}
        />
      </div>
      {rows()}
      <DatedPager
        meta={result?.meta}
        busy={status === 'refreshing'}
        onPage={(to) => setParams({ page: to === 1 ? '' : String(to) })}
      />
      {params.invoice && (
        <InvoiceSheet
          key={params.invoice}
          id={params.invoice}
          mayCredit
          onClose={() => setParams({ invoice: '' })}
          onChanged={retry}
        />
      )}
    </Page>
  )
}
