import { type KeyboardEventHandler, useLayoutEffect, useRef } from 'react'
import { cx } from '../base/cx'
import css from './Field.module.css'
import { FieldFrame, type FieldProps } from './FieldFrame'

export interface TextAreaProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  placeholder?: string
  /** Lines shown when empty, and at most, before it scrolls. */
  minRows?: number
  maxRows?: number
  maxLength?: number
  /** Shown at the right of the label, such as '96 av 140'. */
  counter?: string
  onKeyDown?: KeyboardEventHandler<HTMLTextAreaElement>
}

/** Several lines of text; grows with its content. */
export function TextArea({
  value,
  onChange,
  placeholder,
  minRows = 3,
  maxRows = 14,
  maxLength,
  onKeyDown,
  ...field
}: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    const element = area.current
    if (!element) return
    element.style.height = 'auto'
    const line = Number.parseFloat(getComputedStyle(element).lineHeight) || 20
    element.style.height = `${Math.min(Math.max(element.scrollHeight, line * minRows + 18), line * maxRows + 18)}px`
  }, [value, minRows, maxRows])
  return (
    <FieldFrame {...field}>
      {(wiring) => (
        <div className={cx(css.box, Boolean(field.error) && css.bad, field.disabled && css.off)}>
          <textarea
            {...wiring}
            ref={area}
            className={cx(css.control, css.area)}
            rows={minRows}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            name={field.name}
            placeholder={placeholder}
            maxLength={maxLength}
            disabled={field.disabled}
            autoFocus={field.autoFocus}
            data-autofocus={field.autoFocus || undefined}
            onBlur={field.onBlur}
            onFocus={field.onFocus}
            onKeyDown={onKeyDown}
          />
        </div>
      )}
    </FieldFrame>
  )
}
