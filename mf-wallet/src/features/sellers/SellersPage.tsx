import { useState } from 'react'
import { reminderDays, type ResponseOf } from '@samspel/api'
import { saveFile } from '@samspel/desk/save-file'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams } from '@samspel/navigation'
import { useAppDispatch, useQuery } from '@samspel/store'
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Notice,
  notify,
  Page,
  Pager,
  Row,
  SelectField,
  SkeletonTable,
  Stack,
} from '@samspel/ui'
import { exportSellerReport, listReportedSellers, remindSellers } from '../../data'
import { messages } from './messages'
import { SellerTable } from './SellerTable'

const states = ['missing', 'complete'] as const

type Listed = ResponseOf<'listReportedSellers'>

/** How the year stands, and what can be done: remind those who miss something, download the file. */
function Standing({ year, counts, dueOn, canExport, onDone }: { year: number; onDone: () => void } & Listed) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const [busy, setBusy] = useState<'remind' | 'file'>()
  const remind = async () => {
    setBusy('remind')
    const { ok, data } = await dispatch(remindSellers({ body: { year } }))
    setBusy(undefined)
    if (!ok || !data) return notify({ kind: 'bad', message: t(messages.remindFailed) })
    notify({ kind: 'ok', message: t(messages.reminded, { count: data.reminded }) })
    onDone()
  }
  const download = async () => {
    setBusy('file')
    const { ok, data } = await dispatch(exportSellerReport({ query: { year } }))
    setBusy(undefined)
    if (!ok || !data) return notify({ kind: 'bad', message: t(messages.fileFailed) })
    saveFile(data.fileName, data.file, 'application/xml;charset=utf-8')
    notify({
      kind: data.leftOut > 0 ? 'warn' : 'ok',
      message: t(data.leftOut > 0 ? messages.fileLeftOut : messages.fileWhole, data),
    })
  }
  return (
    <Card
      title={t(messages.counts, counts)}
      detail={`${t(messages.due, { day: f.date(dueOn, 'year') })}. ${t(messages.remindHelp, { days: reminderDays })}`}
    >
      {!canExport && <Notice kind="warn">{t(messages.notSetUp)}</Notice>}
      <Row gap={8}>
        <Button icon="bell" loading={busy === 'remind'} disabled={counts.toRemind === 0} onClick={() => void remind()}>
          {t(messages.remind, { count: counts.toRemind })}
        </Button>
        {canExport && (
          <Button icon="download" loading={busy === 'file'} onClick={() => void download()}>
            {t(messages.file)}
          </Button>
        )}
      </Row>
    </Card>
  )
}

/** The yearly report on creators to the tax office: who is complete, what others miss, reminders, and the file. */
export function SellersPage() {
  const t = useText()
  const [params, setParams] = useQueryParams()
  const thisYear = new Date().getFullYear()
  const years = [thisYear, thisYear - 1, thisYear - 2]
  const year = years.find((each) => String(each) === params.year) ?? thisYear
  const state = states.find((each) => each === params.state)
  const page = Math.max(1, Number.parseInt(params.page ?? '', 10) || 1)
  const { result, status, error, retry } = useQuery(
    listReportedSellers({ query: { year, page, ...(state && { state }) } }),
  )
  usePageTitle(t(messages.title))
  const pages = result?.meta.totalPages ?? 1
  return (
    <Page title={t(messages.title)} back={{ label: t(commonMessages.back), href: '/payouts' }}>
      <Stack gap={16}>
        <Row gap={8}>
          <SelectField
            label={t(messages.year)}
            value={String(year)}
            onChange={(value) => setParams({ year: value ?? '', page: '' })}
            options={years.map((each) => ({ value: String(each), label: String(each) }))}
          />
          <SelectField
            label={t(messages.show)}
            value={state ?? ''}
            onChange={(value) => setParams({ state: value ?? '', page: '' })}
            options={[
              { value: '', label: t(commonMessages.all) },
              ...states.map((value) => ({ value, label: t(messages[value]) })),
            ]}
          />
        </Row>
        {!result && !error && <SkeletonTable label={t(messages.loading)} columns={4} />}
        {error && <ErrorState message={t(messages.failed)} retryLabel={t(commonMessages.retry)} onRetry={retry} />}
        {result && <Standing {...result} year={year} onDone={retry} />}
        {result && result.sellers.length === 0 && (
          <EmptyState title={t(messages.noneTitle)} text={t(messages.noneText)} />
        )}
        {result && result.sellers.length > 0 && <SellerTable sellers={result.sellers} busy={status === 'refreshing'} />}
        {pages > 1 && (
          <Pager
            label={t(commonMessages.pages)}
            previousLabel={t(commonMessages.previous)}
            nextLabel={t(commonMessages.next)}
            onPrevious={page > 1 ? () => setParams({ page: String(page - 1) }) : null}
            onNext={page < pages ? () => setParams({ page: String(page + 1) }) : null}
            summary={t(commonMessages.pageOf, { page, pages })}
          />
        )}
      </Stack>
    </Page>
  )
}
