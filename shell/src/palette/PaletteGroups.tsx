import { isMessage, useFormats, useText } from '@samspel/i18n'
import type { IconName } from '@samspel/ui'
import { Avatar, Icon, Kbd, StatusChip } from '@samspel/ui'
import { Marked } from './Marked'
import { messages as m } from './messages'
import css from './Palette.module.css'
import { countText, type GroupKey, isRecord, type PaletteGroup, type PaletteRow } from './rows'

interface Props {
  groups: readonly PaletteGroup[]
  query: string
  marked: string | undefined
  onMark: (key: string) => void
  onOpen: (row: PaletteRow, group: GroupKey, newTab: boolean) => void
  /** Shows all hits of one kind; absent if all are shown already. */
  onShowAll: ((key: GroupKey) => void) | undefined
}

const enterKey = '↵'

const stateText = (state: string) => {
  const text = m[state as keyof typeof m]
  return isMessage(text) ? text : undefined
}

function RowPicture({ row }: { row: PaletteRow }) {
  if (row.icon) {
    return (
      <span className={css.icon}>
        <Icon name={row.icon as IconName} size={18} />
      </span>
    )
  }
  return (
    <Avatar
      name={row.title}
      src={row.imageUrl}
      focus={row.imageFocus}
      size={36}
      shape={row.round ? 'round' : 'square'}
    />
  )
}

/** The hits, grouped by kind, as options of the field's listbox. */
export function PaletteGroups({ groups, query, marked, onMark, onOpen, onShowAll }: Props) {
  const t = useText()
  const { date } = useFormats()
  return groups.map(({ key: group, rows, total }) => (
    <div key={group} role="group" aria-labelledby={`palette-${group}`}>
      <div className={css.head}>
        <span id={`palette-${group}`}>{t(m[group])}</span>
        {onShowAll && isRecord(group) && total > rows.length ? (
          // A list of options holds nothing else.
          <button
            type="button"
            role="option"
            aria-selected={false}
            tabIndex={-1}
            className={css.all}
            onClick={() => onShowAll(group)}
          >
            {t(m.showAll, { count: countText(total) })}
          </button>
        ) : (
          query !== '' && <span>{countText(total)}</span>
        )}
      </div>
      {rows.map((row) => {
        const state = row.state ? stateText(row.state) : undefined
        const on = row.key === marked
        return (
          // The field keeps the focus and points to the active option.
          <div
            key={row.key}
            id={`palette-row-${row.key}`}
            role="option"
            aria-selected={on}
            tabIndex={-1}
            className={on ? css.marked : css.row}
            onMouseMove={() => onMark(row.key)}
            onClick={(event) => onOpen(row, group, event.ctrlKey || event.metaKey)}
          >
            <RowPicture row={row} />
            <span className={css.words}>
              <span className={css.name}>
                <Marked text={row.title} query={query} />
              </span>
              {row.detail && (
                <span className={css.detail}>
                  <Marked text={row.detail} query={query} />
                </span>
              )}
            </span>
            {row.at && <time className={css.at}>{date(row.at)}</time>}
            {row.state && state && <StatusChip status={row.state} label={t(state)} />}
            {on && (
              <span className={css.open} aria-hidden="true">
                {t(m.keyOpen)} <Kbd>{enterKey}</Kbd>
              </span>
            )}
          </div>
        )
      })}
    </div>
  ))
}
