import { useParams, useSearchParams } from 'react-router-dom'
import type { Locale, ResponseOf } from '@samspel/api'
import { IntlProvider, parseLocale, useFormats, useLocale, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { selectIsSignedIn, storage, useAppDispatch, useAppSelector, useQuery } from '@samspel/store'
import { Button, EmptyState, Icon, Notice, Page, Picture, SkeletonDetail } from '@samspel/ui'
import { LoadError } from '../../components/CreatorParts'
import { ReportContext, ReportView, useReportFile } from '../../components/report'
import { getSharedReport, getSharedReportFile } from './data/shared-report'
import { messages } from './messages'
import css from './SharedReport.module.css'
import { StopMail } from './StopMail'

/** A shared report, for anyone with its read-only address. */
export function SharedReportPage() {
  const t = useText()
  const { token = '' } = useParams()
  const own = useLocale()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const { result, status, error, retry } = useQuery(getSharedReport({ params: { token } }))
  const isGone = status === 'error' && error?.status === 404
  usePageTitle(result ? t(messages.titleOf, { name: result.report.campaign.name }) : t(messages.title))
  if (isGone) {
    return (
      <div className={css.gone}>
        <EmptyState headingLevel={1} title={t(messages.gone)} />
      </div>
    )
  }
  if (!result) {
    return (
      <Page title={t(messages.title)}>
        {status === 'error' ? (
          <LoadError error={error} onRetry={retry} />
        ) : (
          <SkeletonDetail label={t(messages.loading)} />
        )}
      </Page>
    )
  }
  // Readers who have chosen a language keep it; others get that of whoever shared the report.
  const locale: Locale = isSignedIn || parseLocale(storage.get('preferred-locale')) ? own : result.locale
  return (
    <IntlProvider locale={locale}>
      <div lang={locale}>
        <Shared token={token} answer={result as ResponseOf<'getSharedReport'>} />
      </div>
    </IntlProvider>
  )
}

interface SharedProps {
  token: string
  answer: ResponseOf<'getSharedReport'>
}

function Shared({ token, answer: { report, expiresAt, shows } }: SharedProps) {
  const t = useText()
  const format = useFormats()
  const locale = useLocale()
  const dispatch = useAppDispatch()
  const stop = useSearchParams()[0].get('stop')
  const files = useReportFile(async (what) => {
    const { data } = await dispatch(getSharedReportFile({ params: { token }, query: { what, locale } }))
    return data
  })
  return (
    <Page
      title={report.campaigns ? t(messages.several, { n: report.campaigns.length }) : report.campaign.name}
      picture={
        <Picture
          src={report.campaign.productImageUrl}
          focus={report.campaign.productImageFocus}
          alt=""
          width={52}
          ratio={1}
        />
      }
      context={<ReportContext campaign={report.campaign} />}
      tools={
        <Button icon="file-text" loading={files.making === 'pdf'} onClick={() => files.save('pdf')}>
          {t(files.making === 'pdf' ? messages.makingPdf : messages.pdf)}
        </Button>
      }
    >
      {report.accent && <div className={css.accent} style={{ background: report.accent }} />}
      {stop && <StopMail token={token} stop={stop} />}
      {shows?.costs && <Notice kind="info">{t(messages.withCosts)}</Notice>}
      <ReportView report={report} isLinked={false} files={files} />
      <p className={css.until}>
        <Icon name="clock" size={16} />
        {t(messages.until, { date: format.date(expiresAt, 'long') })}
      </p>
    </Page>
  )
}
