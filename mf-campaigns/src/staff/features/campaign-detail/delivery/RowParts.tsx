import type { ParcelRow } from '@samspel/api'
import { commonMessages, dayOf, daysUntil, useFormats, useText } from '@samspel/i18n'
import { can } from '@samspel/store'
import { Chip, Icon, Link, Menu, type MenuEntry, TextButton } from '@samspel/ui'
import { useMayWrite } from '../../../components/use-may-write'
import { isRemindedToday, placeLooks, placeOf, problemWords } from './parcel-words'
import css from './Row.module.css'
import { rowMessages as m } from './row-messages'

/** What a row can do with its parcel. */
export interface RowActs {
  brandId: string
  onRemind: (parcel: ParcelRow) => void
  onProblem: (parcel: ParcelRow) => void
  onTakeBack: (parcel: ParcelRow) => void
}

export function PlaceChip({ parcel }: { parcel: ParcelRow }) {
  const t = useText()
  const [tone, icon, name] = placeLooks[placeOf(parcel)]
  return (
    <Chip tone={tone} icon={icon}>
      {t(name)}
    </Chip>
  )
}

/** Where it goes: the address, the town for those who may not see it, or that it is missing. */
export function Where({
  parcel: { address, town, addressMissing, askedAt, state, creator },
  seesAddresses,
}: {
  parcel: ParcelRow
  seesAddresses: boolean
}) {
  const t = useText()
  const f = useFormats()
  if (address)
    return (
      <span className={css.lines}>
        {address.name !== creator.name && <span className={css.cut}>{address.name}</span>}
        <span className={css.cut} title={address.street}>
          {address.street}
        </span>
        <span className={css.cut}>
          {address.postalCode} {address.city}
          {address.country !== 'SE' && `, ${f.country(address.country)}`}
        </span>
      </span>
    )
  if (addressMissing)
    return (
      <span className={css.lines}>
        <span className={css.missing}>
          <Icon name="map-pin" size={16} />
          {t(m.noAddress)}
        </span>
        {askedAt && <span className={css.quiet}>{t(m.asked, { date: f.date(askedAt) })}</span>}
      </span>
    )
  if (!seesAddresses && town) return <span className={css.cut}>{town}</span>
  return <span className={css.quiet}>{t(state === 'arrived' || seesAddresses ? m.addressErased : m.nothing)}</span>
}

export function Choice({ parcel: { choice, choiceMissing } }: { parcel: ParcelRow }) {
  const t = useText()
  if (choiceMissing) return <span className={css.notChosen}>{t(m.notChosen)}</span>
  if (!choice) return <span className={css.quiet}>{t(m.nothing)}</span>
  const variant = [choice.size, choice.colour].filter(Boolean).join(', ')
  return (
    <span className={css.twoLines} title={[choice.product, variant].filter(Boolean).join(', ')}>
      {variant || choice.product}
    </span>
  )
}

function Remind({ parcel, onRemind }: Pick<RowActs, 'onRemind'> & { parcel: ParcelRow }) {
  const t = useText()
  const f = useFormats()
  if (isRemindedToday(parcel))
    return <span className={css.quiet}>{t(m.remindedAt, { time: f.time(parcel.remindedAt!) })}</span>
  return <TextButton onClick={() => onRemind(parcel)}>{t(m.remind)}</TextButton>
}

/** When something happened or has to, with the one thing to do. */
export function When({ parcel, acts }: { parcel: ParcelRow; acts: RowActs }) {
  const t = useText()
  const f = useFormats()
  const mayWrite = useMayWrite()
  const { sendBy, sentAt, askFrom, arrivedAt, arrivedBy, problem, creator } = parcel
  const place = placeOf(parcel)
  const today = dayOf(Date.now())
  if (place === 'problem')
    return (
      <span className={css.lines}>
        <span className={css.bad}>{problem && t(problemWords[problem.kind])}</span>
        {can(parcel, 'replace') && <TextButton onClick={() => acts.onProblem(parcel)}>{t(m.sendNew)}</TextButton>}
      </span>
    )
  if (place === 'address' || place === 'choice') return <Remind parcel={parcel} onRemind={acts.onRemind} />
  if (place === 'to_pack')
    return (
      <span className={css.lines}>
        <span className={sendBy < today ? css.bad : css.quiet}>{t(sendBy < today ? m.late : m.by)}</span>
        <span>{f.date(sendBy)}</span>
      </span>
    )
  if (place === 'arrived')
    return (
      <span className={css.lines}>
        <span>
          {arrivedAt &&
            (dayOf(arrivedAt) === today ? `${t(commonMessages.today)} ${f.time(arrivedAt)}` : f.date(arrivedAt))}
        </span>
        <span className={css.quiet}>
          {arrivedBy === 'silence' ? t(m.silence) : t(m.saidBy, { name: creator.name.split(' ')[0]! })}
        </span>
      </span>
    )
  return (
    <span className={css.lines}>
      <span>{sentAt && f.date(sentAt)}</span>
      {askFrom && askFrom <= today && mayWrite ? (
        <Link href={`/messages/${creator.id}?brand=${acts.brandId}`}>{t(m.askIt)}</Link>
      ) : (
        sentAt && <span className={css.quiet}>{t(m.underway, { n: Math.max(0, -daysUntil(sentAt)) })}</span>
      )}
    </span>
  )
}

/** What else can be done with a parcel, and those before it. */
export function RowMenu({ parcel, acts, more = [] }: { parcel: ParcelRow; acts: RowActs; more?: MenuEntry[] }) {
  const t = useText()
  const f = useFormats()
  const mayWrite = useMayWrite()
  const { creator, trackingUrl, earlier } = parcel
  const items: MenuEntry[] = [
    ...more,
    ...(trackingUrl ? [{ label: t(m.openTracking), icon: 'external-link' as const, href: trackingUrl }] : []),
    ...(can(parcel, 'replace')
      ? [{ label: t(m.answerProblem), icon: 'alert-triangle' as const, onClick: () => acts.onProblem(parcel) }]
      : []),
    ...(can(parcel, 'takeBack')
      ? [{ label: t(m.takeBack), icon: 'arrow-back-up' as const, onClick: () => acts.onTakeBack(parcel) }]
      : []),
    ...(mayWrite
      ? [
          {
            label: t(commonMessages.writeTo, { name: creator.name }),
            icon: 'message' as const,
            href: `/messages/${creator.id}?brand=${acts.brandId}`,
          },
        ]
      : []),
    { label: t(m.profile), icon: 'user', href: `/creators/${creator.id}` },
    ...earlier.map((former) => ({
      label: t(m.former, { n: former.number, date: former.sentAt ? f.date(former.sentAt) : t(m.nothing) }),
      detail: [former.trackingNumber, former.problem && t(problemWords[former.problem])].filter(Boolean).join(', '),
      icon: 'package' as const,
      disabled: true,
    })),
  ]
  return <Menu items={items} label={t(m.more, { name: creator.name })} size="sm" align="end" />
}
