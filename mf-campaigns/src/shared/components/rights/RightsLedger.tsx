import { useState } from 'react'
import type { LedgerChannel, RightEntry } from '@samspel/api'
import { rightStates } from '@samspel/api/terms'
import { commonMessages, dayOf, useFormats, useLocale, useText } from '@samspel/i18n'
import { useQueryParams, useTypedParam } from '@samspel/navigation'
import { apiAction, useQuery } from '@samspel/store'
import {
  Button,
  Chip,
  EmptyState,
  ErrorState,
  Link,
  LinkButton,
  Picture,
  Row,
  SearchField,
  SkeletonList,
  SwitchField,
  Tabs,
} from '@samspel/ui'
import { type Column, Table } from '@samspel/ui/late'
import { pageFrom, PagePager } from '../PagePager'
import { channelNames as bought } from '../purchase-labels'
import { channelNames as agreed } from '../terms-names'
import { rightsMessages as m, rightStateNames } from './messages'
import { ReportUse } from './ReportUse'
import css from './Rights.module.css'

const listRights = apiAction('listRights')
const listMyRights = apiAction('listMyRights')
/** Days ahead that the filter of what ends looks. */
const soonDays = 30
const channelNames = { ...bought, ...agreed }

/** Where a picture may be shown, in one sentence. */
function Where({ channels }: { channels: readonly LedgerChannel[] }) {
  const t = useText()
  const locale = useLocale()
  if (channels.length === 0) return <>{t(m.nowhere)}</>
  const names = channels.map((channel, index) => {
    const name = t(channelNames[channel])
    return index === 0 ? name : name.toLowerCase()
  })
  return <>{new Intl.ListFormat(locale).format(names)}</>
}

/** The last day; close ones say how close. */
function Until({ right: { state, endsOn } }: { right: RightEntry }) {
  const t = useText()
  const f = useFormats()
  if (!endsOn) return <span className={css.over}>{t(m.noRight)}</span>
  const date = f.date(endsOn, 'year')
  if (state === 'ending')
    return (
      <span className={css.soon}>
        {date}, {f.relativeDays(endsOn)}
      </span>
    )
  return <span className={endsOn < dayOf(Date.now()) ? css.over : undefined}>{date}</span>
}

/** What the creator has seen. */
function Use({ use }: { use: NonNullable<RightEntry['use']> }) {
  const t = useText()
  const f = useFormats()
  return (
    <>
      <Chip tone="bad" icon="alert-triangle">
        {t(m.reported)}
      </Chip>
      <span className={css.use}>
        {t(m.reportedAt, { date: f.date(use.reportedAt), text: use.text })}{' '}
        {use.link && (
          <Link href={use.link} newTab>
            {t(m.seeWhere)}
          </Link>
        )}
      </span>
    </>
  )
}

/** What a row says: to the brand whose picture it is, to the creator which brand may show it. */
function useColumns(isMine: boolean, rights: readonly RightEntry[], onReport: (right: RightEntry) => void) {
  const t = useText()
  const columns: Column<RightEntry>[] = [
    {
      key: 'picture',
      header: t(m.picture),
      cell: (right) => (
        <span className={css.who}>
          <Picture src={right.pictureUrl} alt="" ratio={1} width={48} />
          <span>
            <b>{isMine ? right.brandName : right.creator.name}</b>
            <small>{isMine ? right.campaignName : `@${right.creator.username}`}</small>
            {right.use && <Use use={right.use} />}
          </span>
        </span>
      ),
    },
    ...(isMine
      ? []
      : [
          {
            key: 'campaign',
            header: t(commonMessages.campaign),
            cell: ({ campaignId: id, campaignName }: RightEntry) =>
              id ? <Link href={`/campaigns/${id}`}>{campaignName}</Link> : null,
          },
        ]),
    { key: 'where', header: t(m.where), cell: ({ channels }) => <Where channels={channels} /> },
    { key: 'until', header: t(m.until), cell: (right) => <Until right={right} /> },
    {
      key: 'source',
      header: t(m.source),
      cell: ({ workId }) =>
        workId ? (
          <Link href={isMine ? `/assignments/${workId}/agreement` : `/agreements/${workId}`}>{t(m.agreement)}</Link>
        ) : (
          t(m.purchase)
        ),
    },
    ...(isMine
      ? []
      : [
          {
            key: 'download',
            header: t(m.download),
            hideHeader: true,
            align: 'end' as const,
            // What has no right is not handed out: the column beside it says so.
            cell: ({ state, pictureUrl, creator }: RightEntry) =>
              pictureUrl && (state === 'current' || state === 'ending') ? (
                <LinkButton
                  href={pictureUrl}
                  download
                  size="sm"
                  icon="download"
                  aria-label={t(m.downloadOf, { name: creator.name })}
                >
                  {t(m.download)}
                </LinkButton>
              ) : null,
          },
        ]),
    ...(isMine && rights.some(({ abilities }) => abilities.includes('reportUse'))
      ? [
          {
            key: 'act',
            header: t(m.report),
            hideHeader: true,
            cell: (right: RightEntry) =>
              right.abilities.includes('reportUse') && (
                <Button size="sm" onClick={() => onReport(right)}>
                  {t(right.state === 'none' ? m.reported : m.report)}
                </Button>
              ),
          },
        ]
      : []),
  ]
  return columns
}

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
  const columns = useColumns(isMine, rights, setReporting)
  return (
    <>
      {!isMine && (
        <Row gap={16}>
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
        </Row>
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
