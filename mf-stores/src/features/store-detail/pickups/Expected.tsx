import { useState } from 'react'
import type { CounterPickup } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { Chip, cx, EmptyState, IconButton, TextButton, useIsMobile } from '@samspel/ui'
import { type Column, Table } from '@samspel/ui/late'
import { type CounterDay, type DayRow, expectedRows, nextExpected, weekRows } from '../../../counter/core'
import { OpenedPickup } from './lazy-parts'
import { messages } from './messages'
import css from './Pickups.module.css'
import { useMayWrite } from './use-may-write'
import { Who } from './Who'

function Note({ note }: Pick<DayRow, 'note'>) {
  const t = useText()
  if (note === 'late')
    return (
      <Chip tone="warn" icon="clock">
        {t(messages.late)}
      </Chip>
    )
  if (note === 'last_day')
    return (
      <Chip tone="warn" icon="hourglass">
        {t(messages.lastDay)}
      </Chip>
    )
  return <span className={css.quiet}>{t(messages.expected)}</span>
}

/** Pick-ups expected today or within a week, in the order of their arrival. */
export function Expected({
  day,
  isWeek,
  mayOpen,
}: {
  day: CounterDay
  isWeek: boolean
  /** Clerks cannot write messages, and hand out only at the counter. */
  mayOpen: boolean
}) {
  const t = useText()
  const mayWrite = useMayWrite()
  const f = useFormats()
  const isMobile = useIsMobile()
  const [openedId, setOpened] = useState<string>()
  const rows = isWeek ? weekRows(day) : expectedRows(day)
  if (rows.length === 0) {
    const next = isWeek ? undefined : nextExpected(day)
    return (
      <EmptyState
        bare
        title={t(isWeek ? messages.noneWeek : messages.noneToday)}
        text={next ? t(messages.nextOne, { date: f.dateTime(next) }) : t(messages.noneTodayText)}
      />
    )
  }
  const write = (creator: CounterPickup['creator']) => (
    <span className={css.acts}>
      <IconButton
        icon="message-2"
        size="sm"
        variant="line"
        label={t(commonMessages.writeTo, { name: creator.name })}
        href={`/messages/${creator.id}?brand=${day.store.brandId}`}
      />
    </span>
  )
  const who: Column<DayRow> = {
    key: 'creator',
    header: t(commonMessages.creator),
    cell: ({ pickup }) => (
      <Who creator={pickup.creator}>
        {mayOpen && (
          <TextButton
            tone="quiet"
            className={css.name}
            aria-label={t(messages.open, { name: pickup.creator.name })}
            onClick={() => setOpened(pickup.id)}
          >
            {pickup.creator.name}
          </TextButton>
        )}
      </Who>
    ),
  }
  // On phones a row is a card with its first column as heading.
  const columns: Column<DayRow>[] = [
    ...(isMobile ? [who] : []),
    {
      key: 'time',
      header: t(messages.time),
      width: isWeek ? '118px' : '92px',
      cell: ({ comingAt, isOtherDay, pickup: { until } }) =>
        (comingAt ?? until) && (
          <span className={css.hour}>
            {!comingAt && <small>{t(messages.latest)} </small>}
            {comingAt
              ? isOtherDay
                ? f.dateTime(comingAt)
                : f.time(comingAt)
              : until && (isOtherDay || until.time === null ? f.date(until.day, 'short') : until.time)}
          </span>
        ),
    },
    ...(isMobile ? [] : [who]),
    {
      key: 'offer',
      header: t(commonMessages.offer),
      wrap: true,
      cell: ({ pickup }) => pickup.campaignName,
    },
    { key: 'state', header: t(commonMessages.state), cell: ({ note }) => <Note note={note} /> },
    ...(mayWrite
      ? [
          {
            key: 'write',
            header: t(commonMessages.actions),
            hideHeader: true,
            align: 'end' as const,
            cell: ({ pickup }: DayRow) => write(pickup.creator),
          },
        ]
      : []),
  ]
  return (
    <>
      <Table
        className={cx(css.table, css.day)}
        caption={t(isWeek ? messages.week : commonMessages.today)}
        columns={columns}
        rows={rows}
        rowKey={({ pickup }) => pickup.id}
      />
      {openedId && <OpenedPickup id={openedId} store={day.store} onClose={() => setOpened(undefined)} />}
    </>
  )
}
