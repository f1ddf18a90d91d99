import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useRef } from 'react'
import { cx } from '../base/cx'
import fading from '../base/fading.module.css'
import { BareLink } from '../base/Link'
import css from './Tabs.module.css'

export interface TabItem<V extends string = string> {
  value: V
  label: string
  count?: number | string | undefined
  /** With hrefs the row is a navigation of links; without, tabs that show a `TabPanel` each. */
  href?: string
}
export interface TabsProps<V extends string> {
  /** Names the row for screen readers. */
  label: string
  items: readonly TabItem<V>[]
  value: V
  onChange?: (value: V) => void
  /** Ties tabs to their `TabPanel`s, which get the same. */
  id?: string
  className?: string
}

const Inside = ({ item }: { item: TabItem }) => (
  <>
    {item.label}
    {item.count !== undefined && <span className={css.count}>{item.count}</span>}
  </>
)

/** A row of tabs with counts; scrolls sideways where it does not fit. */
export function Tabs<V extends string>({ label, items, value, onChange, id, className }: TabsProps<V>) {
  const row = useRef<HTMLElement>(null)
  // Counts that arrive later widen the row.
  const counts = items.map(({ count }) => count).join()
  // Where the row scrolls sideways the chosen one must not hide beyond its edge; the page itself stays.
  useEffect(() => {
    const box = row.current
    const chosen = box?.querySelector<HTMLElement>('[aria-selected=true], [aria-current=page]')
    if (!box || !chosen) return
    const left = chosen.offsetLeft - box.offsetLeft
    if (left < box.scrollLeft || left + chosen.offsetWidth > box.scrollLeft + box.clientWidth)
      box.scrollLeft = left - (box.clientWidth - chosen.offsetWidth) / 2
  }, [value, counts])
  if (items[0]?.href !== undefined) {
    return (
      <nav ref={row} aria-label={label} className={cx(css.row, fading.edges, className)}>
        {items.map((item) => (
          <BareLink
            key={item.value}
            href={item.href ?? ''}
            className={cx(css.tab, item.value === value && css.on)}
            aria-current={item.value === value ? 'page' : undefined}
            onClick={() => onChange?.(item.value)}
          >
            <Inside item={item} />
          </BareLink>
        ))}
      </nav>
    )
  }
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const at = items.findIndex((item) => item.value === value)
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? items.length - 1
          : step
            ? (at + step + items.length) % items.length
            : -1
    const item = items[next]
    if (!item) return
    event.preventDefault()
    onChange?.(item.value)
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <div
      ref={row as Ref<HTMLDivElement>}
      role="tablist"
      aria-label={label}
      className={cx(css.row, fading.edges, className)}
      onKeyDown={move}
    >
      {items.map((item) => {
        const on = item.value === value
        return (
          <button
            key={item.value}
            type="button"
            role="tab"
            aria-selected={on}
            tabIndex={on ? 0 : -1}
            className={cx(css.tab, on && css.on)}
            onClick={() => onChange?.(item.value)}
            {...(id ? { id: `${id}-tab-${item.value}` } : {})}
          >
            <Inside item={item} />
          </button>
        )
      })}
    </div>
  )
}

/** What a tab shows; `id` is that of its `Tabs`. Renders nothing unless it is the chosen one. */
export function TabPanel({
  id,
  value,
  current,
  children,
}: {
  id: string
  value: string
  current: string
  children: ReactNode
}) {
  if (value !== current) return null
  return (
    <div role="tabpanel" id={`${id}-panel-${value}`} aria-labelledby={`${id}-tab-${value}`}>
      {children}
    </div>
  )
}
