import { useEffect, useRef, useState } from 'react'
import { cx } from '../base/cx'
import { useUiConfig } from '../base/uiConfig'
import css from './Field.module.css'
import { FieldFrame, type FieldProps } from './FieldFrame'
import { readNumber } from './readNumber'
import { type UnreadProps, useUnread } from './use-unread'

export interface NumberFieldProps extends FieldProps, UnreadProps {
  /** null when empty. */
  value: number | null
  /** Not called for what cannot be read: that stays in the field with an error, see `onUnread`. */
  onChange: (value: number | null) => void
  /** Number of decimals allowed; 0 unless told otherwise. */
  decimals?: number
  /** A leading minus may be typed. */
  allowNegative?: boolean
  prefix?: string
  suffix?: string
  placeholder?: string
}

/** A number; grouped in the style of the language when it is not being typed. */
export function NumberField({
  value,
  onChange,
  unread: heldText,
  onUnread,
  decimals = 0,
  allowNegative = false,
  prefix,
  suffix,
  placeholder,
  ...field
}: NumberFieldProps) {
  const { locale, labels } = useUiConfig()
  const { unread, keep, forget } = useUnread({ unread: heldText, onUnread })
  const [typed, setTyped] = useState<string | null>(null)
  const isPressed = useRef(false)
  const calm = value === null ? '' : calmNumber(value, decimals, locale)
  const plain = value === null ? '' : String(value).replace('.', locale === 'sv' ? ',' : '.')
  const read = (text: string) => readNumber(text, { decimals, allowNegative, locale, unit: suffix })
  const hasTyped = useRef(false)
  const change = (text: string) => {
    hasTyped.current = true
    setTyped(text)
    const number = read(text)
    if (number === undefined) return keep(text)
    forget()
    onChange(number)
  }

  // A value that changed by anything but typing (arrow keys of a table, a reset) takes the place of what was typed.
  useEffect(() => {
    if (hasTyped.current || (typed === null ? unread === undefined : read(typed) === value)) return
    forget()
    if (unread !== undefined) onChange(value)
    if (typed !== null) setTyped(plain)
    // What was typed is looked at when the value changes, and only then.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [value])
  useEffect(() => {
    hasTyped.current = false
  })

  const error = field.error ?? (unread !== undefined && typed === null && unreadLabel(labels, decimals))
  return (
    <FieldFrame {...field} error={error || undefined}>
      {(wiring) => (
        <div className={cx(css.box, Boolean(error) && css.bad, field.disabled && css.off)}>
          {prefix && <span className={css.affix}>{prefix}</span>}
          <input
            {...wiring}
            className={cx(css.control, css.number)}
            type="text"
            inputMode={decimals > 0 ? 'decimal' : 'numeric'}
            autoComplete="off"
            name={field.name}
            value={typed ?? unread ?? calm}
            onChange={(event) => change(event.target.value)}
            placeholder={placeholder}
            disabled={field.disabled}
            autoFocus={field.autoFocus}
            data-autofocus={field.autoFocus || undefined}
            onPointerDown={() => {
              isPressed.current = document.activeElement?.id !== wiring.id
            }}
            onFocus={({ currentTarget: input }) => {
              setTyped(unread ?? plain)
              // Whoever comes by the keyboard replaces the number; a press puts the caret where it was meant.
              if (!isPressed.current) queueMicrotask(() => input.select())
              isPressed.current = false
              field.onFocus?.()
            }}
            onBlur={() => {
              setTyped(null)
              field.onBlur?.()
            }}
          />
          {suffix && <span className={css.affix}>{suffix}</span>}
        </div>
      )}
    </FieldFrame>
  )
}

/** Sums have both their decimals or none: 99,50, not 99,5. */
const calmNumber = (value: number, decimals: number, locale: string) =>
  new Intl.NumberFormat(locale, {
    maximumFractionDigits: decimals,
    minimumFractionDigits: decimals === 2 && !Number.isInteger(value) ? 2 : 0,
  }).format(value)

const unreadLabel = (labels: { unreadInteger: string; unreadNumber: string }, decimals: number) =>
  decimals > 0 ? labels.unreadNumber : labels.unreadInteger
