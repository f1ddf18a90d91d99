import type { Transaction } from '@samspel/api'
import { PagedListFooter } from '@samspel/federation/paged-list'
import { commonMessages, type Message, useFormats, useText } from '@samspel/i18n'
import { selectArea, useAppSelector, useEntities, usePagedList } from '@samspel/store'
import { EmptyState, ErrorState, Link, List, ListItem, SkeletonList } from '@samspel/ui'
import { transactionLists } from '../data'
import { common, returnReasons } from './messages'
import { readFailure } from './read-failure'
import css from './Transactions.module.css'

const ownTitles: Partial<Record<string, Message>> = {
  Utbetalning: common.payout,
  'Utbetalningen gick inte igenom': common.payoutFailed,
  Bildlicens: common.licence,
  Återbetalning: common.refund,
  'Bestriden betalning': common.dispute,
}

/** One line of a creator's account, or of a list for platform staff; with `onOpen` it can be pressed where it moved something. */
export function TransactionRow({
  transaction,
  onOpen,
}: {
  transaction: Transaction
  onOpen: ((id: string) => void) | undefined
}) {
  const t = useText()
  const f = useFormats()
  const { transactionType, amount, kind, title, counterpart, createdAt, availableAt, returnReason } = transaction
  const isAdmin = useAppSelector(selectArea) === 'admin'
  const isIn = transactionType === 'debit'
  const movesNothing = transactionType === 'none'
  // What the ledger itself writes is Swedish alone.
  const own = ownTitles[title] ?? (kind === 'payout' ? common.payout : undefined)
  const words = own ? t(own) : title.replace(/^Bildlicens(?=: )/, t(common.licence))
  const facts = [own !== common[kind] && t(common[kind]), counterpart, f.date(createdAt, 'year')]
    .filter(Boolean)
    .join(' · ')
  return (
    <ListItem
      title={words}
      detail={facts}
      {...(onOpen && !movesNothing && { onClick: () => onOpen(transaction.id) })}
      aside={
        movesNothing ? (
          <span className={css.still}>{f.ore(amount)}</span>
        ) : (
          <span className={isIn ? css.in : css.out}>
            {isIn ? '+' : '−'}
            {f.ore(amount)}
          </span>
        )
      }
    >
      {transaction.payment && isAdmin && (
        <Link href={`/wallet/payments/${transaction.payment.id}`}>{t(common.showPayment)}</Link>
      )}
      {returnReason && <span className={css.why}>{t(returnReasons[returnReason])}</span>}
      {availableAt && <span className={css.wait}>{t(common.from, { date: f.dateTime(availableAt) })}</span>}
    </ListItem>
  )
}

/** All transactions of an account, newest first; with `onOpen` those that moved something can be pressed. */
export function Transactions({ accountId, onOpen }: { accountId: string | undefined; onOpen?: (id: string) => void }) {
  const t = useText()
  const list = usePagedList(transactionLists, accountId)
  const transactions = useEntities('transactions', list.ids)
  if (list.status === 'loading') return <SkeletonList label={t(common.loading)} rows={8} />
  const failure = list.status === 'error' && (
    <ErrorState message={t(readFailure(list.error))} retryLabel={t(commonMessages.retry)} onRetry={list.retry} />
  )
  if (transactions.length === 0) return failure || <EmptyState title={t(common.noneTitle)} text={t(common.noneText)} />
  return (
    <>
      {failure}
      <List label={t(common.transactions)}>
        {transactions.map((transaction) => (
          <TransactionRow key={transaction.id} transaction={transaction} onOpen={onOpen} />
        ))}
      </List>
      <PagedListFooter list={list} />
    </>
  )
}
