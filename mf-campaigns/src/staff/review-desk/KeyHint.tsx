import { Kbd } from '@samspel/ui'
import css from './ReviewDesk.module.css'

/** The key of a button, for the eye: the button keeps its name. Not on phones, which have no keys. */
export const KeyHint = ({ names }: { names: readonly string[] }) => (
  <span className={css.hint} aria-hidden="true">
    {names.map((name) => (
      <Kbd key={name}>{name}</Kbd>
    ))}
  </span>
)
