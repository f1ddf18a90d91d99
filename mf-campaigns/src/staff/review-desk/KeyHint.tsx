import { Kbd } from '@samspel/ui'
import css from './ReviewDesk.module.css'

/** A button's shortcut, purely visual so that the button keeps its accessible name. Hidden on phones, which have no keyboard. */
export const KeyHint = ({ names }: { names: readonly string[] }) => (
  <span className={css.hint} aria-hidden="true">
    {names.map((name) => (
      <Kbd key={name}>{name}</Kbd>
    ))}
  </span>
)
