import type { KeyboardEvent } from 'react'
import { useMemo, useState } from 'react'
import { navigate } from '@samspel/federation'
import { useLocale, useText } from '@samspel/i18n'
import type { IconName } from '@samspel/ui'
import { Icon, SearchField } from '@samspel/ui'
import { findEntries } from './find-entries'
import { messages as m } from './messages'
import type { PlacedEntry } from './navigation-entries'
import css from './Palette.module.css'

/** What stands in the palette: type, arrow keys, Enter. */
export function PaletteList({ entries, onClose }: { entries: readonly PlacedEntry[]; onClose: () => void }) {
  const t = useText()
  const locale = useLocale()
  const [query, setQuery] = useState('')
  const [marked, setMarked] = useState(0)
  const found = useMemo(() => findEntries(entries, query, locale), [entries, query, locale])
  const at = Math.min(marked, found.length - 1)

  const open = (entry: PlacedEntry | undefined) => {
    if (!entry) return
    onClose()
    navigate(entry.href)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setMarked((at + (event.key === 'ArrowDown' ? 1 : found.length - 1)) % Math.max(found.length, 1))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      open(found[at])
    }
  }

  return (
    <div onKeyDown={press}>
      <SearchField
        label={t(m.searchPages)}
        value={query}
        onChange={(value) => (setQuery(value), setMarked(0))}
        autoFocus
      />
      <ul className={css.list} aria-live="polite">
        {found.map((entry, index) => (
          <li key={entry.key}>
            <a
              href={entry.href}
              className={index === at ? css.marked : css.entry}
              onMouseEnter={() => setMarked(index)}
              onClick={onClose}
            >
              <Icon name={entry.icon as IconName} />
              {entry.label[locale]}
            </a>
          </li>
        ))}
        {found.length === 0 && <li className={css.none}>{t(m.nothingFound)}</li>}
      </ul>
    </div>
  )
}
