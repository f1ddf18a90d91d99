import { useParams } from 'react-router-dom'
import type { RequestOf, StoreReport } from '@samspel/api'
import { ReadError } from '@samspel/federation/read-error'
import { ReadProblem } from '@samspel/federation/read-problem'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams } from '@samspel/navigation'
import { useQuery } from '@samspel/store'
import { Card, EmptyState, Link, Page, Pager, SelectField, SkeletonDetail, Stack } from '@samspel/ui'
import { type Column, Table } from '@samspel/ui/late'
import { messages as shared } from '../../components/messages'
import { localNames } from '../../components/store-name'
import { listStoreReports } from '../../data/actions'
import { FiguresCard } from './FiguresCard'
import { messages as figures } from './messages'
import { messages } from './page-messages'
import css from './Report.module.css'
import { StandingOut } from './StandingOut'
import { Trend } from './Trend'
import { useSave } from './use-save'

type Order = NonNullable<NonNullable<RequestOf<'listStoreReports'>['query']>['sort']>

const orders = {
  '-pickedUp': messages.mostPickedUp,
  pickedUp: messages.leastPickedUp,
  '-lapsed': messages.mostLapsed,
  '-reach': messages.mostReach,
  name: commonMessages.name,
} satisfies Record<Order, unknown>
const isOrder = (text: string | undefined): text is Order => text !== undefined && text in orders
const periods = ['8', '26', '52'] as const

function StoreRows({ brandId, reports }: { brandId: string; reports: readonly StoreReport[] }) {
  const t = useText()
  const f = useFormats()
  const most = Math.max(1, ...reports.flatMap(({ weeks }) => weeks.map(({ pickedUp }) => pickedUp)))
  const number = (key: 'pickedUp' | 'lapsed' | 'posts' | 'reach'): Column<StoreReport> => ({
    key,
    header: t(figures[key]),
    align: 'end',
    cell: ({ totals }) => f.number(totals[key]),
  })
  const local = localNames(reports.map(({ storeName }) => ({ name: storeName })))
  const names = new Map(reports.map(({ storeId }, at) => [storeId, local[at]?.name]))
  const columns: Column<StoreReport>[] = [
    {
      key: 'store',
      header: t(commonMessages.store),
      wrap: true,
      cell: ({ storeId, storeName, city }) => (
        <span className={css.words}>
          <Link href={`/brands/${brandId}/stores/${storeId}`} title={storeName}>
            {names.get(storeId)}
          </Link>
          <span className={css.quiet}>{city}</span>
        </span>
      ),
    },
    {
      key: 'trend',
      header: t(messages.trend),
      hideOnPhone: true,
      cell: ({ weeks }) => <Trend weeks={weeks} most={most} />,
    },
    number('pickedUp'),
    number('lapsed'),
    number('posts'),
    number('reach'),
  ]
  return <Table caption={t(messages.byStore)} columns={columns} rows={reports} rowKey={({ storeId }) => storeId} />
}

/** Results of a brand's stores: all together, the best and worst, and each one. */
export function StoreReportsPage() {
  const t = useText()
  const { brandId = '' } = useParams()
  const [params, setParams] = useQueryParams()
  usePageTitle(t(figures.ofStores))
  const sort = isOrder(params.sort) ? params.sort : '-pickedUp'
  const weeks = periods.find((period) => period === params.weeks) ?? '8'
  const page = Math.max(1, Number.parseInt(params.page ?? '', 10) || 1)
  const asked = { weeks: Number(weeks), ...(params.campaign && { campaignId: params.campaign }) }
  const { result, status, error, retry } = useQuery(
    listStoreReports({ params: { id: brandId }, query: { ...asked, sort, page } }),
  )
  const { save, isSaving } = useSave(brandId, asked)
  const breadcrumbs = [{ label: t(commonMessages.stores), href: `/brands/${brandId}/stores` }]
  const isGone = error?.status === 403 || error?.status === 404
  if (isGone && !result) return <ReadProblem error={error} onRetry={retry} />
  const summary = result?.summary
  const reports = (result?.storeReports ?? []) as StoreReport[]
  const pages = result?.meta.totalPages ?? 1
  return (
    <Page title={t(figures.ofStores)} breadcrumbs={breadcrumbs} breadcrumbsLabel={t(shared.breadcrumbs)}>
      {summary && summary.campaigns.length > 0 && (
        <div className={css.tools}>
          <SelectField
            label={t(commonMessages.campaign)}
            hideLabel
            clearable
            placeholder={t(commonMessages.allCampaigns)}
            value={params.campaign || null}
            options={summary.campaigns.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(campaign) => setParams({ campaign: campaign ?? '', page: '' })}
          />
          <SelectField
            label={t(commonMessages.period)}
            hideLabel
            value={weeks}
            options={periods.map((period) => ({ value: period, label: t(messages.weeks, { count: period }) }))}
            onChange={(period) => setParams({ weeks: period ?? '', page: '' })}
          />
          <SelectField
            label={t(messages.sort)}
            hideLabel
            value={sort}
            options={Object.entries(orders).map(([value, label]) => ({ value, label: t(label) }))}
            onChange={(order) => setParams({ sort: order ?? '', page: '' })}
          />
        </div>
      )}
      {!summary &&
        (status === 'error' ? (
          <ReadError what={t(figures.failed)} error={error} onRetry={retry} />
        ) : (
          <SkeletonDetail label={t(figures.loading)} />
        ))}
      {summary?.stores === 0 && <EmptyState title={t(messages.none)} text={t(messages.noneText)} />}
      {summary && summary.stores > 0 && (
        <Stack gap={16}>
          <FiguresCard
            title={t(figures.together)}
            totals={summary.totals}
            weeks={summary.weeks}
            onSave={save}
            isSaving={isSaving}
          />
          <StandingOut brandId={brandId} summary={summary} />
          <Card as="section" padding="none">
            {reports.length > 0 && <StoreRows brandId={brandId} reports={reports} />}
            {pages > 1 && (
              <div className={css.foot}>
                <Pager
                  label={t(messages.pages)}
                  previousLabel={t(commonMessages.previous)}
                  nextLabel={t(commonMessages.next)}
                  onPrevious={page > 1 ? () => setParams({ page: String(Math.min(page - 1, pages)) }) : null}
                  onNext={page < pages ? () => setParams({ page: String(page + 1) }) : null}
                  summary={t(commonMessages.pageOf, { page, pages })}
                  busy={status === 'loading'}
                />
              </div>
            )}
          </Card>
        </Stack>
      )}
    </Page>
  )
}
