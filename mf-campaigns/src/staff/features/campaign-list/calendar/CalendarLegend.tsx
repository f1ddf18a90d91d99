import { useText } from '@samspel/i18n'
import { Icon } from '@samspel/ui'
import css from './CalendarLegend.module.css'
import type { CalendarCampaign } from './layout'
import { calendarMessages as messages, momentNames } from './messages'
import moments from './Moments.module.css'
import { tinted } from './tinted'

const most = 4

/** The brands' colours, and the mark for deadlines. */
export function CalendarLegend({
  campaigns,
  tintOf,
}: {
  campaigns: readonly CalendarCampaign[]
  tintOf: (brandId: string) => number
}) {
  const t = useText()
  const brands = [...new Map(campaigns.map(({ brandId, brandName }) => [brandId, brandName]))].sort(
    ([, one], [, other]) => one.localeCompare(other),
  )
  return (
    <ul className={css.legend} aria-label={t(messages.legend)}>
      {brands.slice(0, most).map(([id, name]) => (
        <li key={id}>
          <span className={moments.swatch} style={tinted(tintOf(id))} />
          {name}
        </li>
      ))}
      {brands.length > most && <li>{t(messages.more, { n: brands.length - most })}</li>}
      <li className={css.due}>
        <Icon name="calendar-due" size={16} />
        {t(momentNames.due)}
      </li>
    </ul>
  )
}
