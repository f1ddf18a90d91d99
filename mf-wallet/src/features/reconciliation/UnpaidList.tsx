import { useState } from 'react'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { useQuery } from '@samspel/store'
import { Avatar, Card, Chip, ErrorState, Link, Pager } from '@samspel/ui'
import { Table } from '@samspel/ui/late'
import { messages as unpaidMessages } from '../../components/unpaid/messages'
import { listUnpaidFees } from '../../data'
import css from './Reconciliation.module.css'
import { unpaidMessages as texts } from './unpaid-messages'

/** Monthly fees that accounts had too little for, for platform staff; nothing while there are none. */
export function UnpaidList() {
  const t = useText()
  const f = useFormats()
  const [page, setPage] = useState(1)
  const { result, error, retry, status } = useQuery(listUnpaidFees({ query: { page } }))
  if (!result)
    return error ? <ErrorState message={t(texts.failed)} retryLabel={t(commonMessages.retry)} onRetry={retry} /> : null
  const { unpaidFees, meta } = result
  if (unpaidFees.length === 0) return null
  return (
    <Card title={t(unpaidMessages.title)} detail={t(texts.count, { count: meta.totalCount })} padding="none">
      <Table
        caption={t(unpaidMessages.title)}
        rows={unpaidFees}
        rowKey={({ accountId, dueOn }) => `${accountId} ${dueOn}`}
        columns={[
          {
            key: 'brand',
            header: t(commonMessages.brand),
            wrap: true,
            cell: ({ brandName, companyName, logoUrl, accountId }) => (
              <span className={css.who}>
                <Avatar name={brandName} src={logoUrl} shape="square" size={32} />
                <span className={css.where}>
                  <Link href={`/wallet/${accountId}`}>{brandName}</Link>
                  <span className={css.id}>{companyName}</span>
                </span>
              </span>
            ),
          },
          { key: 'due', header: t(texts.due), cell: ({ dueOn }) => f.date(dueOn, 'year') },
          { key: 'fee', header: t(texts.fee), align: 'end', cell: ({ amount }) => f.ore(amount) },
          {
            key: 'lacking',
            header: t(texts.lacking),
            align: 'end',
            cell: ({ lacking, isTried }) => (isTried ? f.ore(lacking) : '–'),
          },
          {
            key: 'state',
            header: t(commonMessages.state),
            cell: ({ isTried, triedUntil }) => (
              <Chip tone={isTried ? 'warn' : 'neutral'} icon={isTried ? 'clock' : 'minus'}>
                {isTried ? t(texts.tried, { until: f.date(triedUntil, 'short') }) : t(texts.over)}
              </Chip>
            ),
          },
        ]}
      />
      {meta.totalPages > 1 && (
        <Pager
          label={t(texts.pages)}
          previousLabel={t(commonMessages.newer)}
          nextLabel={t(commonMessages.older)}
          onPrevious={meta.prevPage ? () => setPage(page - 1) : null}
          onNext={meta.nextPage ? () => setPage(page + 1) : null}
          busy={status === 'refreshing'}
        />
      )}
    </Card>
  )
}
