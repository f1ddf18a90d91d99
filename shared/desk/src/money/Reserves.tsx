import { useFormats, useLocale, useText } from '@samspel/i18n'
import type { BrandMoney } from './brand-money'
import { moneyMessages as m } from './messages'
import { TopUp } from './TopUp'

/** What approving reserves and what there is; where it is not enough, the way to pay it in. Nothing where it costs nothing. */
export function Reserves({ money, className }: { money: readonly BrandMoney[]; className?: string | undefined }) {
  const t = useText()
  const f = useFormats()
  const locale = useLocale()
  const [first, ...others] = money
  if (!first) return null
  const lacking = money.find((one) => one.lacking > 0)
  const sums = money.map(({ reserves, brandName: brand }) => t(m.sumOf, { money: f.ore(reserves), brand }))
  return (
    <span className={className}>
      {others.length === 0
        ? t(m.reserves, { money: f.ore(first.reserves), available: f.ore(first.available) })
        : t(m.reservesMany, { sums: new Intl.ListFormat(locale).format(sums) })}
      {lacking && (
        <>
          {' '}
          <TopUp money={lacking} />
        </>
      )}
    </span>
  )
}
