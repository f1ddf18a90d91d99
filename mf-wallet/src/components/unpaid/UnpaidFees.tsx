import type { CompanyWallet } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Avatar, Button, Icon } from '@samspel/ui'
import { useTopUp } from '../top-up'
import { messages as topUpMessages } from '../top-up/messages'
import { messages } from './messages'
import css from './UnpaidFees.module.css'

type Unpaid = NonNullable<CompanyWallet['plan']>['unpaid']

/** Fees of this month that the accounts had too little for, each with the sum that covers it. */
export function UnpaidFees({ unpaid }: { unpaid: Unpaid }) {
  const t = useText()
  const f = useFormats()
  const topUp = useTopUp()
  if (unpaid.length === 0) return null
  return (
    <section className={css.strip} aria-label={t(messages.title)}>
      {unpaid.map(({ accountId, brandName, logoUrl, amount, dueOn, lacking, triedUntil }) => (
        <div key={accountId} className={css.row}>
          <Avatar name={brandName} src={logoUrl} shape="square" />
          <div className={css.words}>
            <b>
              <Icon name="alert-triangle" size={18} />
              <span>{t(messages.fee, { brand: brandName, fee: f.ore(amount), due: f.date(dueOn, 'short') })}</span>
            </b>
            <span>
              {lacking > 0
                ? t(messages.lacks, { lacking: f.ore(lacking), until: f.date(triedUntil, 'short') })
                : t(messages.soon)}
            </span>
          </div>
          {lacking > 0 && (
            <Button onClick={() => topUp(accountId, lacking)}>
              {t(topUpMessages.topUpSum, { money: f.ore(lacking) })}
            </Button>
          )}
        </div>
      ))}
    </section>
  )
}
