import type { HTMLInputAutoCompleteAttribute, KeyboardEventHandler, ReactNode, Ref } from 'react'
import { cx } from '../base/cx'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/name-list'
import css from './Field.module.css'
import { FieldFrame, type FieldProps } from './FieldFrame'

export interface TextFieldProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  type?: 'text' | 'email' | 'tel' | 'url'
  placeholder?: string
  icon?: IconName
  /** Before and after the value, such as 'samspel.se/' or 'kr'. */
  prefix?: string
  suffix?: ReactNode
  maxLength?: number
  /** Shown at the right of the label, such as '96 av 140'. */
  counter?: string
  autoComplete?: HTMLInputAutoCompleteAttribute
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url' | 'search'
  readOnly?: boolean
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>
  ref?: Ref<HTMLInputElement>
}

/** One line of text. */
export function TextField({
  value,
  onChange,
  type = 'text',
  placeholder,
  icon,
  prefix,
  suffix,
  maxLength,
  autoComplete,
  inputMode,
  readOnly,
  onKeyDown,
  ref,
  ...field
}: TextFieldProps) {
  return (
    <FieldFrame {...field}>
      {(wiring) => (
        <div className={cx(css.box, Boolean(field.error) && css.bad, field.disabled && css.off, readOnly && css.still)}>
          {icon && <Icon name={icon} size={16} />}
          {prefix && <span className={css.affix}>{prefix}</span>}
          <input
            {...wiring}
            ref={ref}
            className={css.control}
            type={type}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            name={field.name}
            placeholder={placeholder}
            maxLength={maxLength}
            autoComplete={autoComplete}
            inputMode={inputMode}
            readOnly={readOnly}
            disabled={field.disabled}
            autoFocus={field.autoFocus}
            onBlur={field.onBlur}
            onFocus={field.onFocus}
            onKeyDown={onKeyDown}
          />
          {suffix && <span className={css.affix}>{suffix}</span>}
        </div>
      )}
    </FieldFrame>
  )
}
