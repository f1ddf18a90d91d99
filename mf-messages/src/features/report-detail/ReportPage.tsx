import { useParams } from 'react-router-dom'
import type { MessageReport } from '@samspel/api'
import { ReadError } from '@samspel/federation/read-error'
import { useFormats, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { useQuery } from '@samspel/store'
import { Card, Chip, EmptyState, List, ListItem, Page, SkeletonList, Stack } from '@samspel/ui'
import { ReportDecision, reportedOf } from '../../components/report-decision'
import { reportWords } from '../../components/report-words'
import { getMessageReport } from '../../data'
import { messages } from './messages'
import { OpenForm } from './OpenForm'
import css from './Report.module.css'
import { ReportedMessages } from './ReportedMessages'

/** One report: what was said, who of the platform has opened the conversation, and the conversation itself once it is opened. */
export function ReportPage() {
  const t = useText()
  const f = useFormats()
  const { reportId = '' } = useParams()
  const { result, error, retry } = useQuery(getMessageReport({ params: { id: reportId } }))
  const report = result?.messageReport as MessageReport | undefined
  const way = { breadcrumbs: [{ label: t(messages.reports), href: '/message-reports' }] }
  usePageTitle(t(messages.title))

  // An invalid id is answered with 422, which means the same to a reader as not found.
  if (!report && (error?.status === 404 || error?.status === 422))
    return (
      <Page title={t(messages.title)} {...way}>
        <EmptyState title={t(messages.gone)} />
      </Page>
    )
  return (
    <Page title={t(messages.title)} {...way}>
      {!report && error && <ReadError error={error} onRetry={retry} what={t(messages.failed)} />}
      {!report && !error && <SkeletonList label={t(messages.loading)} rows={4} />}
      {report && (
        <Stack gap={16}>
          <Card>
            <Stack gap={8}>
              <div className={css.head}>
                <h2>{t(messages.who, { reporter: report.reporterName, reported: reportedOf(report) })}</h2>
                <Chip tone="warn">{t(reportWords[report.reason])}</Chip>
                {report.state !== 'open' && <Chip tone="neutral">{t(reportWords[report.state])}</Chip>}
              </div>
              <p className={css.quiet}>
                {t(messages.between, { brand: report.brandName, creator: report.creatorName })} ·{' '}
                {f.dateTime(report.createdAt)}
              </p>
              {report.text && <p className={css.words}>{report.text}</p>}
              {report.messageBody && (
                <blockquote className={css.quote}>
                  {t(messages.quote)} “{report.messageBody}”
                </blockquote>
              )}
              <ReportDecision report={report} />
            </Stack>
          </Card>
          <Card>
            <Stack gap={8}>
              <h2>{t(messages.conversation)}</h2>
              {report.openUntil ? (
                <>
                  <p className={css.quiet}>{t(messages.until, { time: f.time(report.openUntil) })}</p>
                  <ReportedMessages reportId={report.id} />
                </>
              ) : (
                <OpenForm reportId={report.id} />
              )}
            </Stack>
          </Card>
          <Card>
            <Stack gap={8}>
              <h2>{t(messages.opened)}</h2>
              {report.openings.length === 0 ? (
                <p className={css.quiet}>{t(messages.nobody)}</p>
              ) : (
                <List label={t(messages.opened)} card={false}>
                  {report.openings.map(({ byName, reason, openedAt }) => (
                    <ListItem key={openedAt} title={byName} detail={`${f.dateTime(openedAt)} · ${reason}`} />
                  ))}
                </List>
              )}
            </Stack>
          </Card>
        </Stack>
      )}
    </Page>
  )
}
