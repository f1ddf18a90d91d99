import { type ReactNode, useId } from 'react'
import { cx } from '../base/cx'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/name-list'
import { FieldFrame, type FieldProps } from './FieldFrame'
import css from './RadioCards.module.css'

export interface RadioCard<V extends string> {
  value: V
  label: string
  /** Lines under the label. */
  details?: readonly ReactNode[]
  icon?: IconName
  disabled?: boolean
}
export interface RadioCardsProps<V extends string> extends FieldProps {
  options: readonly RadioCard<V>[]
  value: V | null
  onChange: (value: V) => void
  /** Narrowest card in px. */
  min?: number
}

/** One of a few, each a card with its facts: packages, kinds of account. */
export function RadioCards<V extends string>({ options, value, onChange, min = 150, ...field }: RadioCardsProps<V>) {
  const group = useId()
  return (
    <FieldFrame {...field} group>
      {() => (
        <div
          className={css.cards}
          style={{ gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${min}px), 1fr))` }}
        >
          {options.map((option) => {
            const on = option.value === value
            return (
              <label key={option.value} className={cx(css.card, on && css.on, Boolean(field.error) && !on && css.bad)}>
                <input
                  type="radio"
                  name={field.name ?? group}
                  className={css.input}
                  checked={on}
                  disabled={option.disabled || field.disabled}
                  onChange={() => onChange(option.value)}
                  onBlur={field.onBlur}
                  onFocus={field.onFocus}
                />
                <span className={css.head}>
                  {option.icon && <Icon name={option.icon} />}
                  <span className={css.label}>{option.label}</span>
                  {on ? (
                    <span className={css.dot}>
                      <Icon name="check" size={12} />
                    </span>
                  ) : (
                    <Icon name="circle" size={18} className={css.ring} />
                  )}
                </span>
                {option.details?.map((line, index) => (
                  <span key={index} className={css.line}>
                    {line}
                  </span>
                ))}
              </label>
            )
          })}
        </div>
      )}
    </FieldFrame>
  )
}
