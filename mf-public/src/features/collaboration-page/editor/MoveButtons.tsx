import { useText } from '@samspel/i18n'
import { IconButton } from '@samspel/ui'
import css from './Editor.module.css'
import { messages } from './messages'

/** Buttons that move a list row up and down. */
export function MoveButtons({
  index,
  count,
  name,
  onMove,
}: {
  index: number
  count: number
  name: string
  onMove: (by: -1 | 1) => void
}) {
  const t = useText()
  return (
    <span data-moves className={css.moves}>
      <IconButton icon="arrow-up" label={t(messages.up, { name })} disabled={index === 0} onClick={() => onMove(-1)} />
      <IconButton
        icon="arrow-down"
        label={t(messages.down, { name })}
        disabled={index === count - 1}
        onClick={() => onMove(1)}
      />
    </span>
  )
}
