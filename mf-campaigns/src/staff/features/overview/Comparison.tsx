import { useState } from 'react'
import { dayOf, useFormats, useLocale, useText } from '@samspel/i18n'
import { useQueryParams } from '@samspel/navigation'
import type { RequestError } from '@samspel/store'
import { Button, Card, Chip, Link, Picture, SkeletonTable, useIsMobile } from '@samspel/ui'
import { type Column, MeterField, Table } from '@samspel/ui/late'
import { stateNames } from '../../../shared/components/campaign-names'
import { LoadError } from '../../../shared/components/CreatorParts'
import { fileName, saveCsv } from '../../../shared/files/csv'
import { marksOf, readSort, sorted, type SortKey, writeSort } from './data/compare'
import { comparedRows } from './data/compared-rows'
import type { Compared, ComparedCampaign } from './data/overview'
import { compareMessages as m } from './messages'
import css from './Overview.module.css'

const soonDays = 3

/** Campaigns that are published and not finished side by side, with results and costs; every column can be sorted. */
export function Comparison({
  compared,
  error,
  onRetry,
}: {
  compared: Compared | undefined
  error: RequestError | undefined
  onRetry: () => void
}) {
  const t = useText()
  const format = useFormats()
  const locale = useLocale()
  const isMobile = useIsMobile()
  const [query, setQuery] = useQueryParams()
  const [isSaving, setSaving] = useState(false)
  const sort = readSort(query.sort)
  if (!compared)
    return error ? (
      <Card title={t(m.title)}>
        <LoadError error={error} onRetry={onRetry} what={t(m.failed)} />
      </Card>
    ) : (
      <SkeletonTable label={t(m.loading)} columns={8} rows={4} />
    )
  const { comparedCampaigns: campaigns, sums, totalCount } = compared
  if (campaigns.length === 0)
    return (
      <Card title={t(m.title)}>
        <p className={css.quiet}>
          {t(m.nothing)} <Link href="/campaigns">{t(m.toCampaigns)}</Link>
        </p>
      </Card>
    )
  const kronor = (ore: number | null) => (ore === null ? t(m.none) : format.money(Math.round(ore / 100)))
  const engaged = (share: number | null) => (share === null ? t(m.none) : format.rate(share))
  const marks = marksOf(campaigns, sums.costPerThousandReach)
  const save = async () => {
    setSaving(true)
    saveCsv(fileName(t(m.file), dayOf(Date.now())), comparedRows(sorted(campaigns, sort), t), locale)
    setSaving(false)
  }
  const partOf = (part: number, whole: number) => (
    <span>
      {format.number(part)}
      {whole > 0 && <span className={css.ofAll}> {t(m.partOf, { total: format.number(whole) })}</span>}
    </span>
  )
  const markOf = ({ id }: ComparedCampaign) => {
    const mark = marks.get(id)
    return mark?.kind === 'lowest' ? (
      <Chip tone="ok">{t(m.lowest)}</Chip>
    ) : mark ? (
      <Chip tone="warn">{t(m.above, { n: mark.percent })}</Chip>
    ) : null
  }
  const column = (
    key: SortKey,
    rest: Omit<Column<ComparedCampaign>, 'key' | 'header' | 'sortKey'>,
  ): Column<ComparedCampaign> => ({ key, header: t(m[key]), sortKey: key, ...rest })
  const reachOf = (reach: number, wanted: number) => (wanted > 0 ? format.percent(reach / wanted, 0) : '')
  const columns = [
    column('name', {
      cell: ({ name, brandName, state, productImageUrl, productImageFocus }) => (
        <span className={css.campaign}>
          <Picture src={productImageUrl} focus={productImageFocus} alt="" ratio={1} width={32} />
          <span className={css.words}>
            <span className={css.name}>{name}</span>
            <span className={css.small}>
              {state === 'ongoing' ? brandName : `${brandName}, ${t(stateNames[state])}`}
            </span>
          </span>
        </span>
      ),
      footer: t(m.count, { n: campaigns.length }),
    }),
    column('participants', {
      align: 'end',
      cell: ({ participants, places }) => partOf(participants, places),
      footer: partOf(sums.participants, sums.places),
    }),
    column('approved', {
      align: 'end',
      hideOnPhone: true,
      cell: ({ approvedPosts }) => format.number(approvedPosts),
      footer: format.number(sums.approvedPosts),
    }),
    column('reach', {
      width: '128px',
      cell: ({ reach, wantedReach }) => (
        <div className={css.meter}>
          <MeterField
            hideLabel
            label={t(m.reach)}
            value={wantedReach > 0 ? reach / wantedReach : 0}
            of={{ value: format.number(reach), total: reachOf(reach, wantedReach) }}
          />
        </div>
      ),
      footer: (
        <span className={css.meterSum}>
          <span>{format.number(sums.reach)}</span>
          <span>{reachOf(sums.reach, sums.wantedReach)}</span>
        </span>
      ),
    }),
    column('cost', { align: 'end', cell: ({ cost }) => kronor(cost), footer: kronor(sums.cost) }),
    column('perThousand', {
      align: 'end',
      cell: (campaign) => (
        <span className={css.marked}>
          {markOf(campaign)}
          {kronor(campaign.costPerThousandReach)}
        </span>
      ),
      footer: kronor(sums.costPerThousandReach),
    }),
    column('engagement', {
      align: 'end',
      cell: ({ engagement }) => engaged(engagement),
      footer: engaged(sums.engagement),
    }),
    column('endAt', {
      cell: ({ endAt }) =>
        endAt ? (
          <span className={css.words}>
            <span className={Date.parse(endAt) - Date.now() < soonDays * 86_400_000 ? css.warn : undefined}>
              {format.date(endAt, 'short')}
            </span>
            <span className={css.small}>{format.relativeDays(endAt)}</span>
          </span>
        ) : (
          t(m.none)
        ),
      footer: '',
    }),
  ]
  return (
    <Card
      padding="none"
      className={css.compare}
      title={t(m.title)}
      detail={
        sums.costPerThousandReach !== null && !isMobile
          ? t(m.average, { money: kronor(sums.costPerThousandReach) })
          : undefined
      }
      aside={
        <Button size="sm" icon="download" onClick={() => void save()} loading={isSaving}>
          {t(m.csv)}
        </Button>
      }
    >
      <Table
        className={css.table}
        caption={t(m.title)}
        columns={columns}
        rows={sorted(campaigns, sort)}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/campaigns/${id}`}
        sort={sort}
        onSort={(next) => setQuery({ sort: writeSort(next) })}
      />
      {totalCount > campaigns.length && (
        <p className={css.quiet}>
          {t(m.notAll, { n: campaigns.length, total: totalCount })} <Link href="/campaigns">{t(m.toCampaigns)}</Link>
        </p>
      )}
    </Card>
  )
}
