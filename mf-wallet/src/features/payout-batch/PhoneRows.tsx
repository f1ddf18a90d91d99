import type { PayoutRow } from '@samspel/api'
import { bankReason } from '@samspel/api/bank-reasons'
import { useFormats, useLocale, useText } from '@samspel/i18n'
import { Avatar, List, ListItem } from '@samspel/ui'
import css from './Batch.module.css'
import { Requested } from './cells'
import { messages } from './messages'

/** The rows on a phone, to be read: who, where to and how much; a press shows the rest. */
export function PhoneRows({ rows, onOpen }: { rows: readonly PayoutRow[]; onOpen: (row: PayoutRow) => void }) {
  const t = useText()
  const f = useFormats()
  const locale = useLocale()
  return (
    <List card={false} label={t(messages.toPay)} className={css.phoneRows}>
      {rows.map((row) => (
        <ListItem
          key={row.id}
          onClick={() => onOpen(row)}
          picture={<Avatar name={row.creator.name} src={row.creator.avatarUrl} size={34} />}
          title={row.creator.name}
          detail={[row.bankName, row.lastFour && `•••• ${row.lastFour}`].filter(Boolean).join(' ')}
          aside={
            <span className={css.ends}>
              <b>{f.ore(row.amount)}</b>
              {row.state === 'included' && <Requested row={row} />}
              {row.state === 'paid' && <span className={css.ok}>{t(messages.paid)}</span>}
            </span>
          }
        >
          {row.state === 'failed' && (
            <span className={css.bad}>
              {t(messages.failed)}: {bankReason(locale, { code: row.resultCode, words: row.resultText })}
            </span>
          )}
        </ListItem>
      ))}
    </List>
  )
}
