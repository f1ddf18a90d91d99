import { type ReactNode, useId } from 'react'
import { cx } from '../base/cx'
import { Icon } from '../icons/Icon'
import css from './Field.module.css'

/** What all fields share. Fields are controlled: `value` in, `onChange(value)` out. */
export interface FieldProps {
  label: string
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean
  /** Below the field while there is no error. */
  help?: ReactNode
  /** Below the field, with an icon and a 2 px edge; read out. */
  error?: ReactNode
  /** The mark of an optional field ('valfritt'); required ones have none. */
  optional?: string
  /** At the right of the label: a small link or button. */
  aside?: ReactNode
  disabled?: boolean
  id?: string
  name?: string
  className?: string
  autoFocus?: boolean
  onBlur?: () => void
  onFocus?: () => void
}

/** Attributes that tie a control to its label, help and error. */
export interface ControlWiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldFrameProps extends FieldProps {
  /** At the right of the label, such as '96 av 140'. */
  counter?: string | undefined
  /** The label names a group of controls instead of one. */
  group?: boolean
  children: (wiring: ControlWiring) => ReactNode
}

/** Label above, control, help or error below; all fields are drawn by it. */
export function FieldFrame({
  label,
  hideLabel,
  help,
  error,
  optional,
  aside,
  id,
  counter,
  group,
  className,
  children,
}: FieldFrameProps) {
  const made = useId()
  const controlId = id ?? made
  const helpId = `${controlId}-help`
  const wiring: ControlWiring = {
    id: controlId,
    'aria-describedby': error || help ? helpId : undefined,
    'aria-invalid': error ? true : undefined,
  }
  const words = (
    <>
      {label}
      {optional && <span className={css.optional}> {optional}</span>}
    </>
  )
  return (
    <div
      className={cx(css.field, className)}
      {...(group
        ? { role: 'group', 'aria-labelledby': `${controlId}-label`, 'aria-describedby': wiring['aria-describedby'] }
        : {})}
    >
      <div className={cx(css.labelRow, hideLabel && !aside && css.hidden)}>
        {group ? (
          <span id={`${controlId}-label`} className={css.label}>
            {words}
          </span>
        ) : (
          <label id={`${controlId}-label`} htmlFor={controlId} className={css.label}>
            {words}
          </label>
        )}
        {counter && <span className={css.counter}>{counter}</span>}
        {aside && <span className={css.aside}>{aside}</span>}
      </div>
      {children(wiring)}
      {error ? (
        <FieldError id={helpId}>{error}</FieldError>
      ) : (
        help && (
          <div id={helpId} className={css.help}>
            {help}
          </div>
        )
      )}
    </div>
  )
}

/** The line under a field that says what to correct. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div id={id} className={css.error} aria-live="polite">
      <Icon name="alert-circle" size={16} />
      <span>{children}</span>
    </div>
  )
}
