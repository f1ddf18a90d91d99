import type { Ref } from 'react'
import { cx } from '../base/cx'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/name-list'
import css from './Field.module.css'
import { FieldFrame, type FieldProps } from './FieldFrame'

export interface Option<V extends string = string> {
  value: V
  label: string
  disabled?: boolean
}

export interface SelectFieldProps<V extends string> extends FieldProps {
  options: readonly Option<V>[]
  /** null while nothing is chosen. */
  value: V | null
  onChange: (value: V | null) => void
  /** The entry that means nothing chosen. */
  placeholder?: string
  /** Lets a choice be taken back. */
  clearable?: boolean
  icon?: IconName
  ref?: Ref<HTMLSelectElement>
}

/** One of a short list; the platform's own list, so that phones show their wheel. */
export function SelectField<V extends string>({
  options,
  value,
  onChange,
  placeholder,
  clearable = false,
  icon,
  ref,
  ...field
}: SelectFieldProps<V>) {
  return (
    <FieldFrame {...field}>
      {(wiring) => (
        <div className={cx(css.box, Boolean(field.error) && css.bad, field.disabled && css.off)}>
          {icon && <Icon name={icon} size={16} />}
          <select
            {...wiring}
            ref={ref}
            name={field.name}
            className={cx(css.control, css.select, value === null && css.empty)}
            value={value ?? ''}
            disabled={field.disabled}
            autoFocus={field.autoFocus}
            onBlur={field.onBlur}
            onFocus={field.onFocus}
            onChange={(event) => onChange(options.find((option) => option.value === event.target.value)?.value ?? null)}
          >
            {(value === null || clearable) && (
              <option value="" disabled={!clearable}>
                {placeholder ?? ''}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={16} />
        </div>
      )}
    </FieldFrame>
  )
}
