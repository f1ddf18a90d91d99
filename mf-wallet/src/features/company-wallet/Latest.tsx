import { useLocation } from 'react-router-dom'
import type { CompanyWallet, Transaction } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { useQueryParams } from '@samspel/navigation'
import { useEntities, useQuery } from '@samspel/store'
import { Avatar, Card, EmptyState, ErrorState, Link, List, ListItem, SkeletonList } from '@samspel/ui'
import { Amount } from '../../components/ledger/Amount'
import { askedOf, filterNames } from '../../components/ledger/asked'
import { Filters } from '../../components/ledger/Filters'
import { PendingChip, useDetail } from '../../components/ledger/line-words'
import { common } from '../../components/messages'
import { listWalletTransactions } from '../../data'
import css from './CompanyWallet.module.css'
import { messages } from './messages'

const shown = 6
const none: readonly string[] = []

function Lines({ lines }: { lines: readonly Transaction[] }) {
  const t = useText()
  const f = useFormats()
  const detailOf = useDetail()
  return (
    <List card={false} className={css.rows} label={t(messages.latest)}>
      {lines.map((line) => (
        <ListItem
          key={line.id}
          href={
            line.payment?.isPending ? `/wallet/payments/${line.id}` : `/wallet/${line.accountId}?receipt=${line.id}`
          }
          picture={line.brand && <Avatar name={line.brand.name} src={line.brand.logoUrl} size={32} shape="square" />}
          title={t(common[line.kind])}
          detail={[detailOf(line), f.date(line.createdAt, 'short')].filter(Boolean).join(', ')}
          aside={<Amount transaction={line} />}
        >
          {line.payment?.isPending && <PendingChip />}
        </ListItem>
      ))}
    </List>
  )
}

/** The lines that the filters of the address leave. */
function Filtered({ asked }: { asked: ReturnType<typeof askedOf> }) {
  const t = useText()
  const { result, error, retry } = useQuery(listWalletTransactions({ query: { ...asked, perPage: shown } }))
  const lines = useEntities('transactions', result?.transactions ?? none)
  if (!result)
    return error ? (
      <ErrorState message={t(common.failed)} retryLabel={t(commonMessages.retry)} onRetry={retry} />
    ) : (
      <SkeletonList label={t(common.loading)} rows={shown} />
    )
  return lines.length > 0 ? <Lines lines={lines} /> : <EmptyState bare title={t(messages.noHits)} />
}

/** What moved last on any of the accounts, or of what the filters leave; each line leads to its receipt. */
export function Latest({ wallet: { latest, brands } }: { wallet: CompanyWallet }) {
  const t = useText()
  const { search } = useLocation()
  const [params] = useQueryParams()
  const asked = askedOf(params)
  const isFiltered = Object.keys(asked).length > 0
  // The campaigns to choose among come with the lines; they are the same whatever is chosen.
  const { result } = useQuery(listWalletTransactions({ query: { perPage: shown } }))
  const kept = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name]) => (filterNames as readonly string[]).includes(name)),
  ).toString()
  return (
    <Card as="section" padding="none">
      <div className={css.head}>
        <h2>{t(messages.latest)}</h2>
        {latest.length > 0 && (
          <Link href={`/wallet/transactions${kept ? `?${kept}` : ''}`}>{t(commonMessages.showAll)}</Link>
        )}
      </div>
      {latest.length === 0 ? (
        <EmptyState bare title={t(messages.nothingYet)} text={t(messages.nothingYetText)} />
      ) : (
        <>
          <div className={css.filters}>
            <Filters
              accounts={brands.map(({ accountId: id, name }) => ({ id, name }))}
              campaigns={result?.campaignChoices ?? []}
            />
          </div>
          {isFiltered ? <Filtered asked={asked} /> : <Lines lines={latest} />}
        </>
      )}
    </Card>
  )
}
