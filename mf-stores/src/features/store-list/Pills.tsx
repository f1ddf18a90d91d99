import type { StoreListCounts } from '@samspel/api'
import { type Message, useText } from '@samspel/i18n'
import { BareLink, cx, Icon, type IconName } from '@samspel/ui'
import { messages } from './messages'
import css from './Pills.module.css'
import { stockMessages } from './stock-messages'
import type { ListFilter } from './use-list-filter'

interface Pill {
  icon: IconName
  text: Message
  of: keyof StoreListCounts
  isOn: (filter: ListFilter) => boolean
  set: (filter: ListFilter, isOn: boolean) => void
  /** Leads to where it is done, rather than filtering. */
  href?: (brandId: string) => string
  /** Only for those who may correct what it shows. */
  isForEditors?: true
}

const ofToday = (kind: 'expected' | 'waiting'): Pick<Pill, 'isOn' | 'set'> => ({
  isOn: ({ today }) => today === kind,
  set: ({ setToday }, isOn) => setToday(isOn ? kind : undefined),
})
const ofStock = (kind: 'out' | 'low'): Pick<Pill, 'isOn' | 'set'> => ({
  isOn: ({ stock }) => stock === kind,
  set: ({ setStock }, isOn) => setStock(isOn ? kind : undefined),
})

const pills: readonly Pill[] = [
  { icon: 'calendar', text: messages.expected, of: 'expectedToday', ...ofToday('expected') },
  {
    icon: 'hourglass',
    text: messages.waiting,
    of: 'waitingApplications',
    ...ofToday('waiting'),
    href: (brandId) => `/applications?kind=stores&brand=${brandId}`,
  },
  { icon: 'alert-octagon', text: stockMessages.storesOut, of: 'storesOut', ...ofStock('out') },
  { icon: 'alert-triangle', text: stockMessages.storesLow, of: 'storesLow', ...ofStock('low') },
  {
    icon: 'map-pin',
    text: messages.placedInTown,
    of: 'storesInTown',
    isOn: ({ placed }) => placed === 'town',
    set: ({ setPlaced }, isOn) => setPlaced(isOn ? 'town' : undefined),
    isForEditors: true,
  },
]

interface PillsProps {
  counts: StoreListCounts
  filter: ListFilter
  mayEdit: boolean
  /** Whose stores they are. */
  brandId: string
}

/** Today's counts, low stock and unknown positions as filters; hidden at zero. */
export function Pills({ counts, filter, mayEdit, brandId }: PillsProps) {
  const t = useText()
  const shown = pills.filter(
    ({ of, isOn, isForEditors }) => (mayEdit || !isForEditors) && (Number(counts[of]) > 0 || isOn(filter)),
  )
  if (shown.length === 0) return null
  return (
    <div className={css.pills}>
      {shown.map(({ icon, text, of, isOn, set, href }) => {
        const isPressed = isOn(filter)
        if (href && mayEdit && !isPressed)
          return (
            <BareLink key={of} href={href(brandId)} className={css.pill}>
              <Icon name={icon} size={16} />
              <span>{t(text, { count: Number(counts[of]) })}</span>
              <Icon name="chevron-right" size={14} />
            </BareLink>
          )
        return (
          <button
            key={of}
            type="button"
            className={cx(css.pill, isPressed && css.on)}
            aria-pressed={isPressed}
            onClick={() => set(filter, !isPressed)}
          >
            <Icon name={icon} size={16} />
            <span>{t(text, { count: Number(counts[of]) })}</span>
            <Icon name={isPressed ? 'x' : 'chevron-right'} size={14} />
          </button>
        )
      })}
    </div>
  )
}
