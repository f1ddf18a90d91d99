import type { Transaction } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { Avatar, cx, Icon, VisuallyHidden } from '@samspel/ui'
import type { Column } from '@samspel/ui/late'
import { common } from '../messages'
import { Amount } from './Amount'
import css from './Ledger.module.css'
import { kindIcons } from './line-looks'
import { PendingChip, useDetail } from './line-words'
import { messages } from './messages'

interface Shown {
  /** The line whose receipt is open. */
  receipt: string | undefined
  /** Lines of one account, which need not say whose they are. */
  isOfOne: boolean
  hasBalance: boolean
}

/** The columns of the lines on a desk. */
export function useColumns({ receipt, isOfOne, hasBalance }: Shown): Column<Transaction>[] {
  const t = useText()
  const f = useFormats()
  const detailOf = useDetail()
  return [
    {
      key: 'date',
      header: t(messages.date),
      cell: ({ createdAt, kind }) => (
        <span className={css.day}>
          {f.date(createdAt, 'year')}
          <span className={css.quiet}>{f.time(createdAt)}</span>
          {/* The first column is the row's link, and a moment alone says too little. */}
          <VisuallyHidden>{t(common[kind])}</VisuallyHidden>
        </span>
      ),
    },
    {
      key: 'event',
      header: t(messages.event),
      wrap: true,
      cell: (line) => (
        <span className={css.event} {...(line.id === receipt && { 'data-open': true })}>
          <span className={cx(css.sign, line.transactionType !== 'credit' && css.came)}>
            <Icon name={kindIcons[line.kind]} size={18} />
          </span>
          <span className={css.words}>
            <span className={css.kindLine}>
              <b>{t(common[line.kind])}</b>
              {line.payment?.isPending && <PendingChip />}
            </span>
            <span className={css.quiet}>{detailOf(line)}</span>
          </span>
        </span>
      ),
    },
    ...(isOfOne
      ? []
      : [
          {
            key: 'brand',
            header: t(commonMessages.brand),
            cell: ({ brand }: Transaction) =>
              brand && (
                <span className={css.who}>
                  <Avatar name={brand.name} src={brand.logoUrl} size={24} shape="square" />
                  {brand.name}
                </span>
              ),
          },
        ]),
    { key: 'amount', header: t(messages.amount), align: 'end', cell: (line) => <Amount transaction={line} /> },
    ...(hasBalance
      ? [
          {
            key: 'balance',
            header: t(messages.balanceAfter),
            align: 'end' as const,
            cell: ({ balanceAfter }: Transaction) =>
              typeof balanceAfter === 'number' ? f.ore(balanceAfter) : <span className={css.quiet}>–</span>,
          },
        ]
      : []),
  ]
}
