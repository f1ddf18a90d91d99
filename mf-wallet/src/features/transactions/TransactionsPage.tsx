import { useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { useQuery } from '@samspel/store'
import { ErrorState, Page } from '@samspel/ui'
import { common } from '../../components/messages'
import { Transactions } from '../../components/Transactions'
import { getMyAccount } from '../../data'

/** All that came into and went out of the creator's own wallet. */
export function TransactionsPage() {
  const t = useText()
  const { result, error, retry } = useQuery(getMyAccount())
  usePageTitle(t(common.transactions))
  return (
    <Page
      headInBar
      title={t(common.transactions)}
      width="narrow"
      breadcrumbs={[{ label: t(common.wallet), href: '/wallet' }, { label: t(common.transactions) }]}
      breadcrumbsLabel={t(common.crumbs)}
    >
      {!result && error ? (
        <ErrorState message={t(error.message)} retryLabel={t(common.retry)} onRetry={retry} />
      ) : (
        <Transactions accountId={result?.account} />
      )}
    </Page>
  )
}
