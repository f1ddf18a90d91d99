import { useParams } from 'react-router-dom'
import type { Locale, ResponseOf } from '@samspel/api'
import { commonMessages, IntlProvider, parseLocale, useFormats, useLocale, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { selectIsSignedIn, storage, useAppSelector, useQuery } from '@samspel/store'
import { EmptyState, Icon, LinkButton, Page, Picture, SkeletonDetail } from '@samspel/ui'
import { LoadError } from '../../components/CreatorParts'
import { ReportContext, ReportView } from '../../components/report'
import { getSharedReport } from './data/shared-report'
import { messages } from './messages'
import css from './SharedReport.module.css'

/** A shared report, for anyone with its read-only address. */
export function SharedReportPage() {
  const t = useText()
  const { token = '' } = useParams()
  const own = useLocale()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const { result, status, error, retry } = useQuery(getSharedReport({ params: { token }, skipAuth: true }))
  const isGone = status === 'error' && error?.status === 404
  usePageTitle(result ? t(messages.titleOf, { name: result.report.campaign.name }) : t(messages.title))
  if (isGone) {
    return (
      <div className={css.gone}>
        <EmptyState
          headingLevel={1}
          title={t(messages.gone)}
          text={t(messages.goneText)}
          action={
            <LinkButton href="/" variant="light">
              {t(commonMessages.toStart)}
            </LinkButton>
          }
        />
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
        <Shared answer={result as ResponseOf<'getSharedReport'>} />
      </div>
    </IntlProvider>
  )
}

function Shared({ answer: { report, expiresAt } }: { answer: ResponseOf<'getSharedReport'> }) {
  const t = useText()
  const format = useFormats()
  return (
    <Page
      title={report.campaign.name}
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
    >
      <ReportView report={report} isLinked={false} />
      <p className={css.until}>
        <Icon name="clock" size={16} />
        {t(messages.until, { date: format.date(expiresAt, 'long') })}
      </p>
    </Page>
  )
}
