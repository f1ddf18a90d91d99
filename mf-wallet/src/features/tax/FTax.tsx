import { useState } from 'react'
import type { TaxYear } from '@samspel/api'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { Button, Card } from '@samspel/ui'
import { fTaxMessages as messages } from './f-tax-messages'

const FTaxSheet = lazyDialog(() =>
  import(/* webpackChunkName: "f-tax" */ './FTaxSheet').then((module) => module.FTaxSheet),
)

/** What a creator in Sweden says of F-tax. */
export function FTax({ tax: { fTaxSince, fTaxFrom } }: { tax: Pick<TaxYear, 'fTaxSince' | 'fTaxFrom'> }) {
  const t = useText()
  const f = useFormats()
  const [isChanging, setChanging] = useState(false)
  const date = fTaxSince && f.date(fTaxSince, 'year')
  return (
    <Card
      title={t(messages.title)}
      aside={
        <Button size="sm" onClick={() => setChanging(true)}>
          {t(commonMessages.change)}
        </Button>
      }
    >
      {!date
        ? t(messages.none)
        : fTaxFrom && fTaxFrom !== fTaxSince
          ? t(messages.counts, { date, from: f.date(fTaxFrom, 'year') })
          : t(messages.since, { date })}
      {isChanging && <FTaxSheet since={fTaxSince} onClose={() => setChanging(false)} />}
    </Card>
  )
}
