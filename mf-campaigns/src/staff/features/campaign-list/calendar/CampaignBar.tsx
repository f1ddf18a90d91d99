import { useText } from '@samspel/i18n'
import { BareLink, cx } from '@samspel/ui'
import css from './CampaignBar.module.css'
import type { Bar } from './layout'
import { calendarMessages as messages } from './messages'
import { tinted } from './tinted'

/** Number of days from which a bar has room to show that it ends. */
const roomy = 3

/** A campaign's bar within one week; keyboard users reach it through its days. */
export function CampaignBar({ bar: { campaign, days, lane, starts, ends }, hue }: { bar: Bar; hue: number }) {
  const t = useText()
  const { id, name } = campaign
  return (
    <span
      className={cx(css.bar, starts && css.starts, ends && css.ends)}
      style={{
        ...tinted(hue),
        top: 34 + lane * 26,
        width: `calc(${days * 100}% + ${days - 1}px - ${(starts ? 4 : 0) + (ends ? 5 : 0)}px)`,
      }}
    >
      <BareLink href={`/campaigns/${id}`} tabIndex={-1} className={css.barLink}>
        {ends && days >= roomy ? t(messages.ends, { name }) : name}
      </BareLink>
    </span>
  )
}
