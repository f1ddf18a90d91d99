import { commonMessages, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { selectArea, useAppSelector, useQuery } from '@samspel/store'
import { Page } from '@samspel/ui'
import { Ledger } from '../../components/ledger'
import { common } from '../../components/messages'
import { getWallet } from '../../data'
import { OwnTransactions } from './OwnTransactions'

/** What came and went on the accounts of all brands of a company. */
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

/** All activity: of the own wallet for a creator, else of the company's. */
export function TransactionsPage() {
  const isCreator = useAppSelector(selectArea) === 'creator'
  return isCreator ? <OwnTransactions /> : <BrandTransactions />
}
