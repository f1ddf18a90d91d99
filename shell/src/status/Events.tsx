import { useState } from 'react'
import type { PlatformEvent } from '@samspel/api'
import { Modal } from '@samspel/ui'
import { eventWords } from './event-words'
import { useStatusFormats } from './formats'
import { listMessages as l } from './listMessages'
import { messages as m } from './messages'
import { PagedWindow } from './PagedWindow'
import css from './Status.module.css'
import { usePage } from './use-page'

const shownAtFoot = 2

function EventLine({ event }: { event: PlatformEvent }) {
  const f = useStatusFormats()
  const { who, what, more } = eventWords(f, event)
  return (
    <li className={css.event}>
      <time dateTime={event.at}>{f.when(event.at)}</time>
      <span className={css.eventWords}>
        <b>{who}</b> {what}
        {more.map((line) => (
          <span key={line} className={css.eventMore}>
            {line}
          </span>
        ))}
      </span>
    </li>
  )
}

/** The last events at the foot of the page; asked for again when the registry has changed. */
export function EventList({ revision }: { revision: number }) {
  const { t } = useStatusFormats()
  const { rows } = usePage('listPlatformEvents', 'platformEvents', { page: 1, perPage: shownAtFoot }, revision)
  if (!rows || rows.length === 0) return null
  return (
    <section className={css.latest} aria-label={t(m.latestEvents)}>
      <h2>{t(m.latestEvents)}</h2>
      <ul className={css.latest}>
        {rows.map((event) => (
          <EventLine key={event.id} event={event} />
        ))}
      </ul>
    </section>
  )
}

/** Everything that has happened, page by page. */
export function EventsWindow({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useStatusFormats()
  return (
    <Modal open={open} onClose={onClose} title={t(m.events)} size="lg">
      {open && <AllEvents />}
    </Modal>
  )
}

function AllEvents() {
  const [page, setPage] = useState(1)
  const list = usePage('listPlatformEvents', 'platformEvents', { page, perPage: 20 })
  return (
    <PagedWindow list={list} onPage={setPage} empty={l.none} failed={l.failed}>
      {(rows) => rows.map((event) => <EventLine key={event.id} event={event} />)}
    </PagedWindow>
  )
}
