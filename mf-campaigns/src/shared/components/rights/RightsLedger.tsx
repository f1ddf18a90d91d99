import { useState } from 'react'
import type { RightEntry } from '@samspel/api'
import { rightStates } from '@samspel/api/terms'
import { commonMessages, useText } from '@samspel/i18n'
import { apiAction, useQuery } from '@samspel/store'
import { EmptyState, ErrorState, SkeletonList, Tabs } from '@samspel/ui'
import { Table } from '@samspel/ui/late'
import { PagePager } from '../PagePager'
import { FetchBar } from './FetchBar'
import { rightsMessages as m, rightStateNames } from './messages'
import { ReportUse } from './ReportUse'
import { useRightColumns } from './right-columns'
import { RightTools } from './RightTools'
import { soonDays, useLedgerFilter } from './use-ledger-filter'
import { useOriginals } from './use-originals'

const listRights = apiAction('listRights')
const listMyRights = apiAction('listMyRights')
interface RightsLedgerProps {
  /** Whose rights: those of the own brands, or the own pictures. */
  owner: 'brands' | 'me'
  brandId?: string | null
  campaignId?: string | undefined
}

/** The ledger of rights: which picture may be shown where, and until when, whether agreed on or bought. */
export function RightsLedger({ owner, brandId, campaignId }: RightsLedgerProps) {
  const t = useText()
  const isMine = owner === 'me'
  const filter = useLedgerFilter({ isMine, brandId, campaignId })
  const { state, isEnding, ofState, narrowed, page, setQuery } = filter
  const { result, status, error, retry } = useQuery(
    isMine ? listMyRights({ query: { ...ofState, page } }) : listRights({ query: { ...ofState, ...narrowed, page } }),
  )
  const [reporting, setReporting] = useState<RightEntry>()
  const rights = (result?.rights ?? []) as readonly RightEntry[]
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set())
  const originals = useOriginals()
  const onChoose = (ids: readonly string[], isOn: boolean) =>
    choose((before) => new Set(isOn ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))))
  const columns = useRightColumns(isMine, rights, { onReport: setReporting, chosen, onChoose, originals })
  const toFetch = rights.filter(({ fileCount }) => fileCount > 0)
  return (
    <>
      {!isMine && <RightTools filter={filter} />}
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
        (filter.isFiltered ? (
          <EmptyState title={t(m.noMatch)} />
        ) : (
          <EmptyState title={t(m.empty)} text={t(m.emptyText)} />
        ))}
      {!isMine && (toFetch.length > 0 || chosen.size > 0) && (
        <FetchBar
          originals={originals}
          filter={{ ...ofState, ...narrowed }}
          chosen={chosen}
          onClear={() => choose(new Set())}
          page={toFetch.map(({ id }) => id)}
          onChoose={onChoose}
        />
      )}
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
