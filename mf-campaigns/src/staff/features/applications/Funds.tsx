import { type BrandMoney, moneyMessages, TopUp } from '@samspel/desk/money'
import { useFormats, useLocale, useText } from '@samspel/i18n'
import css from './Applications.module.css'
import { messages as m } from './messages'

/** What the account of the one brand has, or what approving reserves on each of several; where it is not enough, the way to pay it in. */
export function Funds({ money }: { money: readonly BrandMoney[] }) {
  const t = useText()
  const f = useFormats()
  const locale = useLocale()
  const [first, ...others] = money
  if (!first) return null
  const lacking = money.find((one) => one.lacking > 0)
  return (
    <span className={css.quiet}>
      {others.length === 0
        ? t(m.funds, { money: f.ore(first.available), brand: first.brandName })
        : new Intl.ListFormat(locale, { type: 'unit' }).format(
            money.map(({ reserves, brandName: brand }) => t(moneyMessages.sumOf, { money: f.ore(reserves), brand })),
          )}
      {lacking && (
        <>
          {' '}
          <TopUp money={lacking} />
        </>
      )}
    </span>
  )
}
