import type { CompanyWallet } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Avatar, Card, EmptyState, Link, List, ListItem } from '@samspel/ui'
import { Amount } from '../../components/ledger/Amount'
import { detailOf } from '../../components/ledger/line-looks'
import { common } from '../../components/messages'
import css from './CompanyWallet.module.css'
import { messages } from './messages'

/** What moved last on any of the accounts; each line leads to its receipt. */
export function Latest({ wallet: { latest } }: { wallet: CompanyWallet }) {
  const t = useText()
  const f = useFormats()
  return (
    <Card as="section" padding="none">
      <div className={css.head}>
        <h2>{t(messages.latest)}</h2>
        {latest.length > 0 && <Link href="/wallet/transactions">{t(messages.all)}</Link>}
      </div>
      {latest.length === 0 ? (
        <EmptyState bare title={t(messages.nothingYet)} text={t(messages.nothingYetText)} />
      ) : (
        <List card={false} className={css.rows} label={t(messages.latest)}>
          {latest.map((line) => (
            <ListItem
              key={line.id}
              href={`/wallet/${line.accountId}?receipt=${line.id}`}
              picture={
                line.brand && <Avatar name={line.brand.name} src={line.brand.logoUrl} size={32} shape="square" />
              }
              title={t(common[line.kind])}
              detail={[detailOf(line, t(common[line.kind])), f.date(line.createdAt, 'short')]
                .filter(Boolean)
                .join(', ')}
              aside={<Amount transaction={line} />}
            />
          ))}
        </List>
      )}
    </Card>
  )
}
