import type { ParcelCounts, ParcelRow } from '@samspel/api'
import { useFormats, useLocale, useText } from '@samspel/i18n'
import { Button, Notice } from '@samspel/ui'
import { messages as m } from './messages'
import { isRemindedToday } from './parcel-words'

const namesShown = 4

/** Who has not said where to, since when they are asked, and the way to ask again: once a day. */
export function AddressWarning({
  counts: { addressMissing: n },
  parcels,
  isBusy,
  onRemind,
}: {
  counts: ParcelCounts
  parcels: readonly ParcelRow[]
  isBusy: boolean
  onRemind: () => void
}) {
  const t = useText()
  const f = useFormats()
  const locale = useLocale()
  if (n === 0) return null
  const known = parcels.filter(({ addressMissing, state }) => addressMissing && state === 'to_pack')
  const firstAsked = known.flatMap(({ askedAt }) => askedAt ?? []).sort()[0]
  const names = new Intl.ListFormat(locale).format(known.map(({ creator }) => creator.name.split(' ')[0]!))
  const reminded = known.find(isRemindedToday)?.remindedAt
  const areAllReminded = known.length === n && known.every(isRemindedToday)
  return (
    <Notice
      kind="warn"
      icon="map-pin"
      title={t(m.missingAddress, { n })}
      action={
        areAllReminded && reminded ? (
          <span>{t(m.remindedToday, { time: f.time(reminded) })}</span>
        ) : (
          <Button size="sm" icon="bell" loading={isBusy} onClick={onRemind}>
            {t(m.remindMany, { n })}
          </Button>
        )
      }
    >
      {firstAsked && known.length === n && n <= namesShown && t(m.missingWho, { names, n, date: f.date(firstAsked) })}
    </Notice>
  )
}
