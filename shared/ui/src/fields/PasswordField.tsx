import { type Ref, useState } from 'react'
import { cx } from '../base/cx'
import { useUiConfig } from '../base/uiConfig'
import { Icon } from '../icons/Icon'
import css from './Field.module.css'
import { FieldFrame, type FieldProps } from './FieldFrame'

export interface PasswordFieldProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  autoComplete?: 'current-password' | 'new-password'
  placeholder?: string
  ref?: Ref<HTMLInputElement>
}

/** A password, which can be shown. */
export function PasswordField({
  value,
  onChange,
  autoComplete = 'current-password',
  placeholder,
  ref,
  ...field
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const { labels } = useUiConfig()
  return (
    <FieldFrame {...field}>
      {(wiring) => (
        <div className={cx(css.box, Boolean(field.error) && css.bad, field.disabled && css.off)}>
          <input
            {...wiring}
            ref={ref}
            className={css.control}
            type={shown ? 'text' : 'password'}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            name={field.name}
            autoComplete={autoComplete}
            placeholder={placeholder}
            disabled={field.disabled}
            autoFocus={field.autoFocus}
            onBlur={field.onBlur}
            onFocus={field.onFocus}
            autoCapitalize="none"
            spellCheck={false}
          />
          <button
            type="button"
            className={css.inner}
            aria-label={shown ? labels.hidePassword : labels.showPassword}
            aria-controls={wiring.id}
            onClick={() => setShown(!shown)}
            disabled={field.disabled}
          >
            <Icon name={shown ? 'eye-off' : 'eye'} />
          </button>
        </div>
      )}
    </FieldFrame>
  )
}
