import type { KeyboardEvent, Ref } from 'react'
import { useText } from '@samspel/i18n'
import { messages as m } from './messages'
import css from './Palette.module.css'
import { countText, type GroupKey, type PaletteGroup } from './rows'

interface Props {
  groups: readonly PaletteGroup[]
  kind: GroupKey | undefined
  onChoose: (kind: GroupKey | undefined) => void
  /** Gives the focus back to the field. */
  onLeave: () => void
  ref: Ref<HTMLDivElement>
}

/** Chips that limit the hits to one kind. Clicks leave the focus in the field; Shift Tab from the first group leads here, then the arrow keys choose. */
export function PaletteKinds({ groups, kind, onChoose, onLeave, ref }: Props) {
  const t = useText()
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  const chips = [{ key: undefined, total }, ...groups]
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (step) {
      const at = chips.findIndex(({ key }) => key === kind)
      const next = (at + step + chips.length) % chips.length
      onChoose(chips[next]?.key)
      event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')[next]?.focus()
    } else if (['Tab', 'Enter', 'Escape'].includes(event.key)) onLeave()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      ref={ref}
      role="radiogroup"
      tabIndex={-1}
      aria-label={t(m.kinds)}
      className={css.kinds}
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={press}
    >
      {chips.map(({ key, total: count }) => (
        <button
          key={key ?? 'all'}
          type="button"
          role="radio"
          aria-checked={key === kind}
          tabIndex={key === kind ? 0 : -1}
          className={key === kind ? css.kindOn : css.kind}
          onClick={() => onChoose(key)}
        >
          {t(key ? m[key] : m.all)} <span>{countText(count)}</span>
        </button>
      ))}
    </div>
  )
}
