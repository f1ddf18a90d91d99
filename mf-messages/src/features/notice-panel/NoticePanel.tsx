import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { bus } from '@samspel/event-bus'
import { commonMessages, useText } from '@samspel/i18n'
import {
  EmptyState,
  ErrorState,
  IconButton,
  Link,
  List,
  notify,
  SectionHead,
  SkeletonList,
  Tabs,
  TextButton,
} from '@samspel/ui'
import { newestOf, NoticeItem, noticeMessages as m, sectionsOf } from '../../components/notices'
import { type NoticeFilter, useNotices, useReadNotices, useUnreadNotices } from '../../data'
import css from './NoticePanel.module.css'
import { useArrivals } from './use-arrivals'

interface Props {
  /** The bell. The panel is placed beside its bar and returns focus to it. */
  bell: RefObject<HTMLElement | null>
  onClose: () => void
}

const step: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** A non-modal panel with the notices: arrows move, Enter opens, Escape closes. */
export function NoticePanel({ bell, onClose }: Props) {
  const t = useText()
  const panel = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [filter, setFilter] = useState<NoticeFilter>('all')
  const { notices = [], meta, status, retry } = useNotices(filter)
  const unread = useUnreadNotices()
  const read = useReadNotices()
  const { hidden, show } = useArrivals(list, notices, filter)

  useEffect(() => {
    const box = panel.current
    if (!box) return
    // The top layer keeps the page from covering it.
    box.showPopover?.()
    box.focus({ preventScroll: true })
    const outside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.contains(target) && !bell.current?.contains(target)) onClose()
    }
    document.addEventListener('pointerdown', outside)
    const stop = bus.subscribe('platform:navigated', onClose)
    return () => {
      document.removeEventListener('pointerdown', outside)
      stop()
    }
  }, [bell, onClose])

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      onClose()
      bell.current?.focus()
      return
    }
    const by = step[event.key]
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('li a:first-of-type') ?? [])].filter(
      (link) => link.closest('li')?.querySelector('a') === link,
    )
    if (!by || rows.length === 0) return
    event.preventDefault()
    const at = rows.findIndex((row) => row.closest('li')?.contains(document.activeElement))
    rows[at < 0 ? (by > 0 ? 0 : rows.length - 1) : Math.min(Math.max(at + by, 0), rows.length - 1)]?.focus()
  }
  const mark = async (body: { key?: string; until?: string }) => {
    if (!(await read(body))) notify({ kind: 'bad', message: t(m.notRead) })
  }
  const newest = newestOf(notices)
  const bar = bell.current?.closest('aside')?.getBoundingClientRect()

  return (
    <div
      ref={panel}
      popover="manual"
      role="dialog"
      aria-label={t(m.title)}
      tabIndex={-1}
      className={css.panel}
      style={{ left: (bar?.right ?? 0) + 8 }}
      onKeyDown={press}
    >
      <div className={css.head}>
        <h2 className={css.title}>{t(m.title)}</h2>
        <TextButton
          disabled={unread === 0}
          onClick={() => {
            // The button is disabled once all is read, and a disabled button loses the focus, and Escape with it.
            panel.current?.focus({ preventScroll: true })
            void mark(filter === 'all' && newest ? { until: newest } : {})
          }}
        >
          {t(m.readAll)}
        </TextButton>
        <IconButton icon="settings" size="sm" label={t(m.settings)} href="/settings/notices" onClick={onClose} />
      </div>
      <Tabs
        label={t(m.filters)}
        value={filter}
        onChange={setFilter}
        className={css.filters}
        items={[
          { value: 'all', label: t(commonMessages.all) },
          { value: 'unread', label: t(m.unread), count: unread },
          { value: 'money', label: t(m.money) },
          { value: 'messages', label: t(commonMessages.messages) },
        ]}
      />
      <div ref={list} className={css.list} tabIndex={-1}>
        {hidden > 0 && (
          <button type="button" className={css.arrived} onClick={show}>
            {t(m.arrived, { n: hidden })}
          </button>
        )}
        {status === 'loading' && <SkeletonList label={t(m.title)} />}
        {status === 'error' && (
          <ErrorState message={t(m.failed)} retryLabel={t(commonMessages.retry)} onRetry={retry} />
        )}
        {status === 'success' && notices.length === 0 && <EmptyState bare title={t(m.empty)} text={t(m.emptyText)} />}
        {sectionsOf(notices).map(({ label, rows }) => (
          <section key={label.id}>
            <SectionHead title={t(label)} />
            <List card={false}>
              {rows.map((notice) => (
                <NoticeItem
                  key={notice.key}
                  notice={notice}
                  withButtons
                  onRead={({ key, createdAt }) => void mark({ key, until: createdAt })}
                  onOpen={({ key, unread: isNew, createdAt }) => {
                    if (isNew) void mark({ key, until: createdAt })
                    onClose()
                  }}
                />
              ))}
            </List>
          </section>
        ))}
      </div>
      <Link href="/notices" className={css.all} onClick={onClose}>
        {meta && meta.totalCount > notices.length ? t(m.showAllOf, { n: meta.totalCount }) : t(m.showAll)}
      </Link>
    </div>
  )
}
