import { type ReactNode, useId } from 'react'
import { cx } from '../base/cx'
import { Icon } from '../icons/Icon'
import css from './Checkbox.module.css'
import { FieldError } from './FieldFrame'

export interface CheckboxFieldProps {
  /** May contain links. */
  label: ReactNode
  value: boolean
  onChange: (value: boolean) => void
  help?: ReactNode
  error?: ReactNode
  disabled?: boolean
  id?: string
  name?: string
  className?: string
  onBlur?: () => void
  onFocus?: () => void
}

function Check({
  kind,
  label,
  value,
  onChange,
  help,
  error,
  disabled,
  id,
  name,
  className,
  onBlur,
  onFocus,
}: CheckboxFieldProps & { kind: 'checkbox' | 'switch' }) {
  const made = useId()
  const controlId = id ?? made
  const described = error || help ? `${controlId}-help` : undefined
  return (
    <div className={cx(css.field, className)}>
      <label className={cx(css.row, kind === 'switch' && css.switchRow)} htmlFor={controlId}>
        <span className={cx(css.face, kind === 'switch' ? css.switch : css.box, Boolean(error) && css.bad)}>
          <input
            id={controlId}
            name={name}
            type="checkbox"
            role={kind === 'switch' ? 'switch' : undefined}
            className={css.input}
            checked={value}
            disabled={disabled}
            onChange={(event) => onChange(event.target.checked)}
            onBlur={onBlur}
            onFocus={onFocus}
            aria-describedby={described}
            aria-invalid={error ? true : undefined}
          />
          {kind === 'checkbox' ? <Icon name="check" size={14} className={css.mark} /> : <span className={css.knob} />}
        </span>
        <span>{label}</span>
      </label>
      {error ? (
        <FieldError id={described}>{error}</FieldError>
      ) : (
        help && (
          <div id={described} className={css.help}>
            {help}
          </div>
        )
      )}
    </div>
  )
}

/** Yes or no, sent with a form. */
export function CheckboxField(props: CheckboxFieldProps) {
  return <Check {...props} kind="checkbox" />
}

/** On or off, in force at once. */
export function SwitchField(props: CheckboxFieldProps) {
  return <Check {...props} kind="switch" />
}
