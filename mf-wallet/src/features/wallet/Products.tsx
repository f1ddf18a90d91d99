import type { WalletSummary } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Card, Stack } from '@samspel/ui'
import { MeterField } from '@samspel/ui/late'
import { messages } from './messages'
import css from './Wallet.module.css'

/** Products of the year by payer. The limit is for contributions: its meter goes when it is reached, and with F-tax there is none. */
export function Products({ limit, hasFTax, payers }: NonNullable<WalletSummary['productMeter']>) {
  const t = useText()
  const f = useFormats()
  return (
    <Card title={t(messages.products)}>
      <Stack>
        {payers.map(({ name, value }) =>
          hasFTax || value >= limit ? (
            <div key={name}>
              <div className={css.label}>{name}</div>
              {t(hasFTax ? messages.ownContributions : messages.limitPassed, { value: f.money(value) })}
            </div>
          ) : (
            <MeterField
              key={name}
              label={name}
              value={value / limit}
              of={{
                value: '',
                total: t(messages.belowLimit, { value: f.number(value), limit: f.money(limit) }),
              }}
            />
          ),
        )}
        <div className={css.label}>{t(messages.productsHelp)}</div>
      </Stack>
    </Card>
  )
}
