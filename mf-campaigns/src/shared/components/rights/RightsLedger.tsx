import { useState } from 'react'
import type { RightEntry } from '@samspel/api'
import { rightStates } from '@samspel/api/terms'
import { commonMessages, useText } from '@samspel/i18n'
import { useQueryParams, useTypedParam } from '@samspel/navigation'
import { apiAction, useQuery } from '@samspel/store'
import { EmptyState, ErrorState, SearchField, SkeletonList, SwitchField, Tabs } from '@samspel/ui'
import { Table } from '@samspel/ui/late'
import { pageFrom, PagePager } from '../PagePager'
import { Tools } from '../Tools'
import { rightsMessages as m, rightStateNames } from './messages'
import { ReportUse } from './ReportUse'
import { useRightColumns } from './right-columns'

const listRights = apiAction('listRights')
const listMyRights = apiAction('listMyRights')
/** Days ahead that the filter of what ends looks. */
const soonDays = 30
interface RightsLedgerProps {
  /** Whose rights: those of the own brands, or the own pictures. */
  owner: 'brands' | 'me'
  brandId?: string | null
  campaignId?: string | undefined
}

/** The ledger of rights: which picture may be shown where, and until when, whether agreed on or bought. */
export function RightsLedger({ owner, brandId, campaignId }: RightsLedgerProps) {
  const t = useText()
  const [address, setQuery] = useQueryParams()
  const state = rightStates.find((one) => one === address.state) ?? 'current'
  const page = pageFrom(address.page)
  const isMine = owner === 'me'
  const [typed, type, words] = useTypedParam('q')
  const isEnding = !isMine && address.ends === String(soonDays)
  const query = { ...(!isEnding && { state }), page }
  const narrowed = {
    ...(words && { query: words }),
    ...(isEnding && { endsWithin: soonDays }),
    ...(brandId && { brandId }),
    ...(campaignId && { campaignId }),
  }
  const { result, status, error, retry } = useQuery(
    isMine ? listMyRights({ query }) : listRights({ query: { ...query, ...narrowed } }),
  )
  const [reporting, setReporting] = useState<RightEntry>()
  const rights = (result?.rights ?? []) as readonly RightEntry[]
  const columns = useRightColumns(isMine, rights, setReporting)
  return (
    <>
      {!isMine && (
        <Tools>
          <SearchField
            label={t(m.search)}
            value={typed}
            onChange={(text) => {
              type(text)
              if (page > 1) setQuery({ page: '' })
            }}
          />
          <SwitchField
            label={t(m.endsSoon, { days: soonDays })}
            value={isEnding}
            onChange={(on) => setQuery({ ends: on ? String(soonDays) : '', page: '' })}
          />
        </Tools>
      )}
      {!isEnding && (
        <Tabs
          label={t(m.states)}
          value={state}
          onChange={(next) => setQuery({ state: next === 'current' ? '' : next, page: '' })}
          items={rightStates.map((value) => ({
            value,
            label: t(rightStateNames[value]),
            count: result?.counts[value],
          }))}
        />
      )}
      {!result && status !== 'error' && <SkeletonList label={t(m.loading)} rows={5} />}
      {status === 'error' && !result && error && (
        <ErrorState message={t(error.message)} retryLabel={t(commonMessages.retry)} onRetry={retry} />
      )}
      {result &&
        rights.length === 0 &&
        (words || isEnding ? (
          <EmptyState title={t(m.noMatch)} />
        ) : (
          <EmptyState title={t(m.empty)} text={t(m.emptyText)} />
        ))}
      {rights.length > 0 && (
        <Table
          caption={isEnding ? t(m.endsSoon, { days: soonDays }) : t(rightStateNames[state])}
          rows={rights}
          rowKey={({ id }) => id}
          columns={columns}
          busy={status === 'refreshing'}
        />
      )}
      <PagePager meta={result?.meta} onPage={(next) => setQuery({ page: next > 1 ? String(next) : '' })} />
      {reporting && <ReportUse right={reporting} onSent={retry} onClose={() => setReporting(undefined)} />}
    </>
  )
}
