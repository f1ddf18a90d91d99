import { type RefObject, useState } from 'react'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { selectArea, useAppSelector } from '@samspel/store'
import { Avatar, Button, Chip, cx, EmptyState, Icon, Link, Notice, SearchField, Stack, TextButton } from '@samspel/ui'
import { partsOf } from '../../../components/store-name'
import { codeIn, spacedCode } from '../../../scanning'
import {
  answersTo,
  type CounterDay,
  type CounterPickup,
  type DayRow,
  expectedRows,
  handedOut,
  laterRows,
  laterThisWeek,
  nextExpected,
  type QueuedHandOut,
  refused,
  waiting,
  whatOf,
} from '../../core'
import { Fold } from './Fold'
import { messages } from './messages'
import { headingOf } from './outcome'
import css from './Today.module.css'
import type { Counter } from './use-counter'
import { useNow } from './use-now'

/** Interval for re-evaluating "late", ms. */
const MINUTE = 60_000

/** An expected pick-up: time, name, product and note. */
function Row({ row, queued, onOpen }: { row: DayRow; queued: QueuedHandOut | undefined; onOpen: () => void }) {
  const t = useText()
  const f = useFormats()
  const { pickup, comingAt, isOtherDay, note } = row
  const { until } = pickup
  return (
    <li>
      <button type="button" className={cx(css.row, queued && css.queued)} onClick={onOpen}>
        <span className={css.hour}>
          {!comingAt && until && <small>{t(messages.latest)}</small>}
          {comingAt && (isOtherDay ? f.date(comingAt, 'short') : f.time(comingAt))}
          {!comingAt && until && (isOtherDay || until.time === null ? f.date(until.day, 'short') : until.time)}
        </span>
        <Avatar name={pickup.creator.name} src={pickup.creator.imageUrl} size={40} />
        <span className={css.words}>
          <b>{pickup.creator.name}</b>
          <span>{whatOf(pickup)}</span>
          {queued && (
            <span className={css.unconfirmed}>
              <Icon name="wifi-off" size={14} />
              {t(messages.queued, { time: f.time(queued.scannedAt) })}
            </span>
          )}
        </span>
        {!queued && note === 'late' && (
          <Chip tone="warn" icon="clock">
            {t(messages.late)}
          </Chip>
        )}
        {!queued && note === 'last_day' && (
          <Chip tone="warn" icon="hourglass">
            {t(messages.lastDay)}
          </Chip>
        )}
        {!queued && note === 'expected' && <span className={css.quiet}>{t(messages.waits)}</span>}
      </button>
    </li>
  )
}

/** Hand-outs that the server refused later; shown until somebody has read them. */
function Refusals({ counter }: { counter: Counter }) {
  const t = useText()
  const f = useFormats()
  return refused(counter.queue).map(({ key, pickup, scannedAt, refusal }) => (
    <Notice
      key={key}
      kind="bad"
      title={t(messages.refusedTitle, { name: pickup.creator.name })}
      action={
        <Button size="sm" onClick={() => counter.read(key)}>
          {t(messages.read)}
        </Button>
      }
    >
      {refusal && t(messages.refusedText, { why: headingOf(t, f, refusal), time: f.time(scannedAt) })}
    </Notice>
  ))
}

/** Shows that the phone is offline, what waits to be sent, and the age of the list. */
function Connection({ counter }: { counter: Counter }) {
  const t = useText()
  const f = useFormats()
  const { isOffline, error, readAt, queue } = counter
  const count = waiting(queue).length
  if (!readAt || (!isOffline && !error && count === 0)) return null
  const time = f.time(readAt)
  if (error && !isOffline) return <Notice kind="warn">{t(messages.stale, { time })}</Notice>
  return (
    <Notice kind="warn" icon="wifi-off" title={count > 0 ? t(messages.waitingForNet, { count }) : t(messages.offline)}>
      {t(messages.offlineText, { time })}
    </Notice>
  )
}

/** Collapsed list of earlier pick-ups; those from the last minute can be undone here too. */
function HandedOut({ pickups, counter }: { pickups: CounterPickup[]; counter: Counter }) {
  const t = useText()
  const f = useFormats()
  return (
    <Fold title={t(messages.handedOut)} count={pickups.length} kept="samspel.counter-handed-out">
      <ul className={css.list}>
        {pickups.map((pickup) => {
          const { id, creator, pickedUpAt, pickedUpBy } = pickup
          const undo = counter.undos.find(({ pickupId }) => pickupId === id)
          const time = pickedUpAt ? f.time(pickedUpAt) : ''
          return (
            <li key={id} className={css.row}>
              <span className={css.hour}>{time}</span>
              <Avatar name={creator.name} src={creator.imageUrl} size={40} />
              <span className={css.words}>
                <b>{creator.name}</b>
                <span>{whatOf(pickup)}</span>
                {pickedUpBy && <span>{t(messages.byWhom, { time, name: pickedUpBy })}</span>}
              </span>
              {undo && (
                <TextButton
                  icon="arrow-back-up"
                  aria-label={t(messages.undoOf, { name: creator.name })}
                  onClick={() => void counter.takeBack(undo)}
                >
                  {t(commonMessages.undo)}
                </TextButton>
              )}
            </li>
          )
        })}
      </ul>
    </Fold>
  )
}

interface TodayProps {
  day: CounterDay
  counter: Counter
  search: RefObject<HTMLDivElement | null>
  onOpen: (pickup: CounterPickup) => void
}

export function Today({ day, counter, search, onOpen }: TodayProps) {
  const t = useText()
  const f = useFormats()
  const now = useNow(MINUTE)
  const [words, setWords] = useState('')
  const isClerk = useAppSelector(selectArea) === 'store'
  const inQueue = waiting(counter.queue)
  const isQueued = ({ pickup }: DayRow) => inQueue.some((one) => one.pickup.id === pickup.id)
  const expected = expectedRows(day, now)
  const rest = laterRows(day, now)
  // Whoever was scanned without a connection stands in today's list, expected or not.
  const rows = [...expected, ...rest.filter(isQueued)]
  const done = handedOut(day)
  const shown = rows.filter(({ pickup }) => answersTo(pickup, words))
  const later = (words ? rest.filter(({ pickup }) => answersTo(pickup, words)) : laterThisWeek(day, now)).filter(
    (row) => !isQueued(row),
  )
  const code = codeIn(words.replace(/[\s-]/g, ''))
  const next = nextExpected(day)
  const { local, chain } = partsOf(day.store.name, day.store.brandName)
  const check = (typed: string) => {
    counter.open('keys', typed)
    void counter.check(typed)
  }
  return (
    <Stack gap={16}>
      <header className={css.head}>
        <div className={css.store}>
          <Avatar name={day.store.name} src={day.store.imageUrl} size={40} shape="square" />
          <span className={css.words}>
            <b>{local}</b>
            <span>{chain}</span>
          </span>
          {isClerk && !day.isOnlyStore && <Link href="/counter?choose=1">{t(messages.otherStore)}</Link>}
        </div>
        <div className={css.title}>
          <h1 tabIndex={-1}>{t(commonMessages.today)}</h1>
          <span className={css.quiet}>{f.date(day.day, 'weekday')}</span>
        </div>
        <p className={css.counts}>
          <span>{t(messages.expected, { count: expected.filter((row) => !isQueued(row)).length })}</span>
          <span>{t(messages.handed, { count: done.length })}</span>
          {inQueue.length > 0 && <span>{t(messages.unconfirmed, { count: inQueue.length })}</span>}
        </p>
      </header>
      <Connection counter={counter} />
      <Refusals counter={counter} />
      <div ref={search}>
        <SearchField label={t(messages.search)} value={words} onChange={setWords} />
      </div>
      {code && (
        <Button icon="check" onClick={() => check(code)}>
          {t(messages.checkCode, { code: spacedCode(code) })}
        </Button>
      )}
      {rows.length === 0 ? (
        <EmptyState
          title={t(done.length > 0 ? messages.allDone : messages.empty)}
          text={next ? t(messages.emptyNext, { date: f.dateTime(next) }) : t(messages.emptyText)}
        />
      ) : (
        <ul className={css.list} aria-label={t(messages.list)}>
          {shown.map((row) => (
            <Row
              key={row.pickup.id}
              row={row}
              queued={inQueue.find(({ pickup }) => pickup.id === row.pickup.id)}
              onOpen={() => onOpen(row.pickup)}
            />
          ))}
        </ul>
      )}
      {words && rows.length + later.length > 0 && shown.length + later.length === 0 && !code && (
        <p className={css.quiet}>{t(messages.noneFound)}</p>
      )}
      <Fold
        title={t(messages.week)}
        count={later.length}
        kept="samspel.counter-week"
        isOpen={words !== '' && later.length > 0}
      >
        <ul className={css.list} aria-label={t(messages.week)}>
          {later.map((row) => (
            <Row
              key={row.pickup.id}
              row={row}
              queued={inQueue.find(({ pickup }) => pickup.id === row.pickup.id)}
              onOpen={() => onOpen(row.pickup)}
            />
          ))}
        </ul>
      </Fold>
      <HandedOut pickups={done} counter={counter} />
    </Stack>
  )
}
