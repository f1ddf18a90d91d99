import { useParams } from 'react-router-dom'
import { commonMessages, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { ErrorState, Page, SkeletonDetail } from '@samspel/ui'
import { agreementMessages as words, Paper, useAgreement, Versions } from '../../../shared/components/agreement'
import { LoadError } from '../../../shared/components/CreatorParts'
import { ChangeCard } from './ChangeCard'
import css from './ChangeCard.module.css'
import { messages } from './messages'

/** 'Ert avtal' (drawing zk 3): what both said yes to, its versions and files, for the creator of a delivery or a pick-up. */
export function AgreementPage() {
  const { participationId = '' } = useParams()
  const t = useText()
  const { agreement, status, error, retry } = useAgreement(participationId)
  usePageTitle(t(words.title))
  const way = {
    headInBar: true,
    title: t(words.title),
    breadcrumbs: [{ label: t(messages.assignments), href: '/assignments' }],
    breadcrumbsLabel: t(commonMessages.youAreHere),
  }
  if (!agreement)
    return (
      <Page {...way}>
        {status !== 'error' ? (
          <SkeletonDetail label={t(words.loading)} />
        ) : error?.status === 404 || error?.status === 403 ? (
          <ErrorState message={t(words.none)} />
        ) : (
          <LoadError what={t(words.failed)} error={error} onRetry={retry} />
        )}
      </Page>
    )
  return (
    <Page {...way}>
      <div className={css.page}>
        {agreement.openChange && <ChangeCard agreement={agreement} change={agreement.openChange} onAnswered={retry} />}
        <Paper agreement={agreement} isStaff={false} />
        <Versions agreement={agreement} />
      </div>
    </Page>
  )
}
