import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { commonMessages, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams } from '@samspel/navigation'
import { selectArea, useAppSelector, useEntities, usePagedList, useQuery } from '@samspel/store'
import { ErrorState, Page } from '@samspel/ui'
import { Ledger } from '../../components/ledger'
import { common } from '../../components/messages'
import { readFailure } from '../../components/read-failure'
import { Transactions } from '../../components/Transactions'
import { getMyAccount, getWallet, transactionLists } from '../../data'

const OwnReceipt = lazyDialog(() =>
  import(/* webpackChunkName: "own-receipt" */ './OwnReceipt').then((module) => module.OwnReceipt),
)

/** All that came into and went out of the creator's own wallet. */
function MyTransactions() {
  const t = useText()
  const { result, error, retry } = useQuery(getMyAccount())
  const [params, setParams] = useQueryParams()
  const open = (receipt: string) => setParams({ receipt })
  const { ids } = usePagedList(transactionLists, result?.account)
  const shown = useEntities('transactions', ids).filter(({ transactionType }) => transactionType !== 'none')
  usePageTitle(t(common.transactions))
  return (
    <Page
      headInBar
      title={t(common.transactions)}
      width="narrow"
      breadcrumbs={[{ label: t(common.wallet), href: '/wallet' }, { label: t(common.transactions) }]}
      breadcrumbsLabel={t(commonMessages.youAreHere)}
    >
      {!result && error ? (
        <ErrorState message={t(readFailure(error))} retryLabel={t(commonMessages.retry)} onRetry={retry} />
      ) : (
        <Transactions accountId={result?.account} onOpen={open} />
      )}
      {params.receipt && (
        <OwnReceipt
          id={params.receipt}
          ids={shown.map(({ id }) => id)}
          onOpen={open}
          onClose={() => setParams({ receipt: '' })}
        />
      )}
    </Page>
  )
}

/** The same of all brands of a company. */
function BrandTransactions() {
  const t = useText()
  const { result } = useQuery(getWallet({ query: {} }))
  usePageTitle(t(common.transactions))
  return (
    <Page
      title={t(common.transactions)}
      breadcrumbs={[{ label: t(common.wallet), href: '/wallet' }, { label: t(common.transactions) }]}
      breadcrumbsLabel={t(commonMessages.youAreHere)}
    >
      <Ledger accounts={(result?.wallet.brands ?? []).map(({ accountId: id, name }) => ({ id, name }))} />
    </Page>
  )
}

export function TransactionsPage() {
  const isCreator = useAppSelector(selectArea) === 'creator'
  return isCreator ? <MyTransactions /> : <BrandTransactions />
}
