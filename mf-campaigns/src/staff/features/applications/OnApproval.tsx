import type { Application } from '@samspel/api'
import type { BrandMoney } from '@samspel/desk/money'
import { useFormats, useText } from '@samspel/i18n'
import { Icon, SectionHead } from '@samspel/ui'
import css from './Profile.module.css'
import { profileMessages as m } from './profile-messages'

/** What approving does: money that is put aside, and how long the pass holds. */
export function OnApproval({
  application: { store },
  money,
}: {
  application: Application
  money: BrandMoney | undefined
}) {
  const t = useText()
  const f = useFormats()
  if (!money && !store) return null
  return (
    <section>
      <SectionHead title={t(m.onApproval)} />
      <ul className={css.demands}>
        {money && (
          <li>
            <Icon name="coin" size={16} />
            <span>{t(m.reserved, { money: f.ore(money.reserves), available: f.ore(money.available) })}</span>
          </li>
        )}
        {store && (
          <li>
            <Icon name="qrcode" size={16} />
            <span>{t(m.passUntil, { date: f.date(store.passUntil) })}</span>
          </li>
        )}
      </ul>
    </section>
  )
}
