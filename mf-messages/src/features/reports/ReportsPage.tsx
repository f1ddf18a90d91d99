import type { MessageReport } from '@samspel/api'
import { ReadError } from '@samspel/federation/read-error'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams } from '@samspel/navigation'
import { useQuery } from '@samspel/store'
import {
  Card,
  Chip,
  EmptyState,
  LinkButton,
  Page,
  Pager,
  SegmentedControl,
  SkeletonList,
  Stack,
  useIsMobile,
} from '@samspel/ui'
import { ReportDecision, reportedOf } from '../../components/report-decision'
import { reportWords } from '../../components/report-words'
import { listMessageReports, openReports } from '../../data'
import { messages } from './messages'
import css from './Reports.module.css'

/** Reported threads, for platform staff to decide on. */
export function ReportsPage() {
  const t = useText()
  const f = useFormats()
  const size = useIsMobile() ? 'md' : 'sm'
  const [{ state: asked, page: at }, setQuery] = useQueryParams()
  const state = asked === 'decided' ? 'decided' : 'open'
  const page = Number(at) > 1 ? Number(at) : 1
  const { result, error, retry } = useQuery(
    state === 'open' ? openReports(page) : listMessageReports({ query: { state, page } }),
  )
  const reports = (result?.messageReports ?? []) as readonly MessageReport[]
  usePageTitle(t(messages.title))

  return (
    <Page title={t(messages.title)}>
      <Stack gap={16}>
        <SegmentedControl
          label={t(commonMessages.show)}
          options={[
            { value: 'open', label: t(commonMessages.open) },
            { value: 'decided', label: t(messages.decided) },
          ]}
          value={state}
          onChange={(value) => setQuery({ state: value === 'open' ? undefined : value, page: undefined })}
        />
        {error && !result && <ReadError error={error} onRetry={retry} what={t(messages.failed)} />}
        {!result && !error && <SkeletonList label={t(messages.loading)} rows={4} />}
        {result && reports.length === 0 && (
          <EmptyState title={t(state === 'open' ? messages.empty : messages.emptyDecided)} />
        )}
        {reports.map((report) => (
          <Card key={report.id}>
            <Stack gap={8}>
              <div className={css.head}>
                <h2>{t(messages.who, { reporter: report.reporterName, reported: reportedOf(report) })}</h2>
                <Chip tone="warn">{t(reportWords[report.reason])}</Chip>
                {report.state !== 'open' && <Chip tone="neutral">{t(reportWords[report.state])}</Chip>}
                <span className={css.when}>{f.dateTime(report.createdAt)}</span>
              </div>
              {report.text && <p>{report.text}</p>}
              {report.messageBody && (
                <blockquote className={css.quote}>
                  {t(messages.quote)} “{report.messageBody}”
                </blockquote>
              )}
              <ReportDecision report={report}>
                <LinkButton size={size} variant="light" icon="eye" href={`/message-reports/${report.id}`}>
                  {t(messages.thread)}
                </LinkButton>
              </ReportDecision>
            </Stack>
          </Card>
        ))}
        {result && result.meta.totalPages > 1 && (
          <Pager
            label={t(messages.title)}
            previousLabel={t(commonMessages.newer)}
            nextLabel={t(commonMessages.older)}
            onPrevious={page > 1 ? () => setQuery({ page: String(page - 1) }) : null}
            onNext={result.meta.nextPage ? () => setQuery({ page: String(page + 1) }) : null}
          />
        )}
      </Stack>
    </Page>
  )
}
