import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { selectArea, useAppSelector, useEntity, usePagedList, useQuery } from '@samspel/store'
import { Avatar, Button, ErrorState, Page, SectionHead, SkeletonDetail, Stack } from '@samspel/ui'
import { Figure, FigureRow } from '@samspel/ui/late'
import { Ledger } from '../../components/ledger'
import { common } from '../../components/messages'
import { readFailure } from '../../components/read-failure'
import { TopUp, useTopUp } from '../../components/top-up'
import { messages as topUpMessages } from '../../components/top-up/messages'
import { Transactions } from '../../components/Transactions'
import { UnpaidFees } from '../../components/unpaid'
import { accountLists, getWallet } from '../../data'
import { AdjustForm, AdjustmentList } from '../adjustments'
import { BookForm } from './lazy-parts'
import { messages } from './messages'
import { PaymentLinks } from './PaymentLinks'

/** A brand's account: balances, transactions and, for platform staff, booking by hand. */
export function AccountPage() {
  const t = useText()
  const f = useFormats()
  const { accountId = '' } = useParams()
  const account = useEntity('accounts', accountId)
  const isAdmin = useAppSelector(selectArea) === 'admin'
  // No read of one account exists: a reload looks for it page by page.
  const list = usePagedList(accountLists, '')
  const { status, hasMore, loadMore, retry } = list
  useEffect(() => {
    if (!account && status === 'ready' && hasMore) loadMore()
  })
  const isCompany = useAppSelector(selectArea) === 'company'
  const topUp = useTopUp()
  const wallet = useQuery(isCompany ? getWallet({ query: {} }) : undefined).result?.wallet
  const brand = wallet?.brands.find((each) => each.accountId === accountId)
  const name = account?.name ?? t(common.wallet)
  usePageTitle(name)
  const crumbs = [{ label: t(common.wallet), href: '/wallet' }, { label: name }]

  if (!account) {
    const failed = status === 'error' || status === 'errorMore'
    const isMissing = status === 'ready' && !hasMore
    return (
      <Page title={name} breadcrumbs={[crumbs[0]!]} breadcrumbsLabel={t(commonMessages.youAreHere)}>
        {failed && (
          <ErrorState message={t(readFailure(list.error))} retryLabel={t(commonMessages.retry)} onRetry={retry} />
        )}
        {isMissing && <ErrorState message={t(messages.missing)} />}
        {!failed && !isMissing && <SkeletonDetail label={t(common.loading)} />}
      </Page>
    )
  }
  const { balance, availableBalance } = account
  return (
    <Page
      title={name}
      breadcrumbs={crumbs}
      breadcrumbsLabel={t(commonMessages.youAreHere)}
      {...(brand && {
        picture: <Avatar name={brand.name} src={brand.logoUrl} shape="square" />,
        mainAction: (
          <Button variant="main" icon="plus" onClick={() => topUp(accountId, brand.lacking)}>
            {t(topUpMessages.topUp)}
          </Button>
        ),
      })}
    >
      {brand && <TopUp accounts={[brand]} />}
      {wallet?.plan && <UnpaidFees unpaid={wallet.plan.unpaid.filter((each) => each.accountId === accountId)} />}
      <FigureRow>
        <Figure label={t(messages.available)} value={f.ore(availableBalance)} />
        <Figure label={t(messages.held)} value={f.ore(balance - availableBalance)} />
        <Figure label={t(messages.balance)} value={f.ore(balance)} />
      </FigureRow>
      {isAdmin && account.payment && <PaymentLinks payment={account.payment} />}
      {isAdmin && (
        <>
          {account.ownerType === 'brand' && <BookForm account={account} />}
          <AdjustForm account={account} />
          <AdjustmentList accountId={account.id} />
        </>
      )}
      <Stack gap={12}>
        <SectionHead title={t(common.transactions)} />
        {account.ownerType === 'brand' ? <Ledger accountId={accountId} /> : <Transactions accountId={accountId} />}
      </Stack>
    </Page>
  )
}
