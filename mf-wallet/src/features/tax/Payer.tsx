import type { TaxPayer } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Avatar, Link } from '@samspel/ui'
import { Meter } from '@samspel/ui/late'
import { messages } from './messages'
import css from './Tax.module.css'

interface PayerProps {
  payer: TaxPayer
  /** Kr. */
  limit: number
  isThisYear: boolean
  /** The creator is taxed in Sweden now. */
  isSwedish: boolean
}

/** Who pays contributions on what a payer gave, and when that changes; nothing where it was given to somebody who lived elsewhere. */
function Contributions({ payer, limit, isThisYear, isSwedish }: PayerProps) {
  const t = useText()
  const f = useFormats()
  const { contributions, reaches, liable } = payer
  const name = nameOf(payer)
  if (contributions === null) return isSwedish ? <span>{t(messages.unknownPayer)}</span> : null
  if (contributions === 'payer') return <span>{t(messages.payerPays, { name })}</span>
  if (contributions === 'own') return <span>{t(messages.ownPays)}</span>
  if (contributions === 'both') return <span>{t(messages.bothPay, { name, money: f.ore(liable) })}</span>
  const money = f.money(limit)
  if (!isThisYear) return <span>{t(messages.nobodyPaid, { limit: money })}</span>
  const words = reaches
    ? reaches.on
      ? t(messages.reachesOn, { limit: money, day: f.date(reaches.on, 'day') })
      : t(messages.reachesWithGoods, { limit: money })
    : t(messages.nobodyPays)
  return (
    <>
      <span className={reaches ? css.soon : undefined}>{words}</span>
      <Meter
        className={css.meter}
        label={t(messages.meter, { name })}
        value={liable / (limit * 100)}
        valueText={t(messages.ofLimit, { money: f.ore(liable), limit: money })}
      />
    </>
  )
}

/** A company by its brand, or by its own name where it has several. */
const nameOf = ({ name, brands }: TaxPayer) => (brands.length === 1 ? brands[0]!.name : name)

/** What one payer gave in a year. */
export function Payer(props: PayerProps) {
  const t = useText()
  const f = useFormats()
  const { payer } = props
  const { fees, goods, brands } = payer
  const sums = { fees: f.ore(fees), goods: f.ore(goods) }
  const what = goods === 0 ? messages.feesOnly : fees === 0 ? messages.goodsOnly : messages.both
  const givers = brands.filter((brand) => brand.goods > 0)
  const name = nameOf(payer)
  return (
    <li className={css.payer}>
      <span className={css.marks}>
        {brands.slice(0, 3).map((brand) => (
          <Avatar key={brand.id} name={brand.name} src={brand.logoUrl} size={20} shape="square" />
        ))}
      </span>
      <span className={css.name}>{name}</span>
      <span className={css.money}>{f.ore(fees + goods)}</span>
      <div className={css.rest}>
        {brands.length > 1 && <span className={css.label}>{brands.map((brand) => brand.name).join(', ')}</span>}
        {fees + goods !== 0 && <span className={css.label}>{t(what, sums)}</span>}
        <Contributions {...props} />
        {givers.length > 0 && (
          <div className={css.wrong}>
            {givers.map((brand) => (
              <Link key={brand.id} href={`/messages/${brand.id}`}>
                {givers.length > 1 ? t(messages.wrongValueOf, { brand: brand.name }) : t(messages.wrongValue)}
              </Link>
            ))}
          </div>
        )}
      </div>
    </li>
  )
}
