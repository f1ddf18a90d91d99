import type { ParcelCounts } from '@samspel/api'
import { commonMessages, type Message, useFormats, useText } from '@samspel/i18n'
import { cx, Icon, type IconName } from '@samspel/ui'
import css from './Delivery.module.css'
import { messages as m } from './messages'
import type { ShownKind } from './use-parcels'

interface Tile {
  kind: ShownKind
  icon: IconName
  name: Message
  count: number
  detail: string
}

/** How many parcels are where; each tile is a filter, pressed again it shows all. */
export function Tiles({
  counts,
  oldestSentAt,
  kind,
  onKind,
}: {
  counts: ParcelCounts
  oldestSentAt: string | null
  kind: ShownKind | undefined
  onKind: (kind: ShownKind | undefined) => void
}) {
  const t = useText()
  const f = useFormats()
  const { toPack, packable, addressMissing, choiceMissing, sent, arrived, problem, logisticsCost } = counts
  const tiles: Tile[] = [
    {
      kind: 'to_pack',
      icon: 'package',
      name: m.toPack,
      count: toPack,
      detail:
        toPack === 0 ? t(m.allSent) : t(m.packable, { n: packable, missing: addressMissing, choices: choiceMissing }),
    },
    {
      kind: 'sent',
      icon: 'truck-delivery',
      name: m.sent,
      count: sent,
      detail: [
        sent > 0 && oldestSentAt ? t(m.oldest, { date: f.date(oldestSentAt) }) : t(m.noneSent),
        logisticsCost > 0 && t(m.logistics, { money: f.money(logisticsCost) }),
      ]
        .filter(Boolean)
        .join(', '),
    },
    {
      kind: 'arrived',
      icon: 'home',
      name: m.arrived,
      count: arrived,
      detail: t(arrived > 0 ? m.confirmed : m.noneArrived),
    },
    {
      kind: 'problem',
      icon: 'alert-triangle',
      name: m.problem,
      count: problem,
      detail: t(m.complaints, { n: problem }),
    },
  ]
  return (
    <div className={css.tiles} role="group" aria-label={t(commonMessages.state)}>
      {tiles.map((tile) => (
        <button
          key={tile.kind}
          type="button"
          className={cx(css.tile, css[tile.kind])}
          aria-pressed={kind === tile.kind}
          onClick={() => onKind(kind === tile.kind ? undefined : tile.kind)}
        >
          <span className={css.tileIcon}>
            <Icon name={tile.icon} size={20} />
          </span>
          <span className={css.tileWords}>
            <span className={css.tileHead}>
              <b className={css.tileCount}>{f.number(tile.count)}</b> {t(tile.name)}
            </span>
            <span className={css.tileDetail}>{tile.detail}</span>
          </span>
        </button>
      ))}
    </div>
  )
}
