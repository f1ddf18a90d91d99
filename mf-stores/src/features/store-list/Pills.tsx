import type { StoreListCounts } from '@samspel/api'
import { type Message, useText } from '@samspel/i18n'
import { cx, Icon, type IconName, Row } from '@samspel/ui'
import { messages } from './messages'
import css from './Pills.module.css'
import type { ListFilter } from './use-list-filter'

const pills: readonly { today: 'expected' | 'waiting'; icon: IconName; text: Message; of: keyof StoreListCounts }[] = [
  { today: 'expected', icon: 'calendar', text: messages.expected, of: 'expectedToday' },
  { today: 'waiting', icon: 'hourglass', text: messages.waiting, of: 'waitingApplications' },
]

/** What waits today, each a filter; gone at zero. */
export function Pills({ counts, filter }: { counts: StoreListCounts; filter: ListFilter }) {
  const t = useText()
  const shown = pills.filter(({ today, of }) => Number(counts[of]) > 0 || filter.today === today)
  if (shown.length === 0) return null
  return (
    <Row gap={8}>
      {shown.map(({ today, icon, text, of }) => {
        const isOn = filter.today === today
        return (
          <button
            key={today}
            type="button"
            className={cx(css.pill, isOn && css.on)}
            aria-pressed={isOn}
            onClick={() => filter.setToday(isOn ? undefined : today)}
          >
            <Icon name={icon} size={16} />
            <span>{t(text, { count: Number(counts[of]) })}</span>
            <Icon name={isOn ? 'x' : 'chevron-right'} size={14} />
          </button>
        )
      })}
    </Row>
  )
}
