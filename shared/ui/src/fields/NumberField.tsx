import { useRef, useState } from 'react'
import { cx } from '../base/cx'
import { useUiConfig } from '../base/uiConfig'
import css from './Field.module.css'
import { FieldFrame, type FieldProps } from './FieldFrame'

export interface NumberFieldProps extends FieldProps {
  /** null when empty. */
  value: number | null
  onChange: (value: number | null) => void
  /** Number of decimals allowed; 0 unless told otherwise. */
  decimals?: number
  /** A leading minus may be typed. */
  allowNegative?: boolean
  prefix?: string
  suffix?: string
  placeholder?: string
}

const grouped = { sv: /^\D?[1-9]\d{0,2}(\.\d{3})+(?!\d)/, en: /^\D?[1-9]\d{0,2}(,\d{3})+(?!\d)/ }

/**
 * Reads what a person types: spaces and non-breaking spaces group, comma and point both mark decimals. Thousands marked as the language
 * does are grouped where they cannot be decimals: `12,660.50` in English, `12.660,50` in Swedish.
 */
export function parseNumber(
  text: string,
  decimals: number,
  allowNegative: boolean,
  locale: 'sv' | 'en' = 'sv',
): number | null {
  const typed = text.replace(/[\s\u00a0\u202f]/g, '')
  const plain = (decimals < 3 ? typed.replace(grouped[locale], (whole) => whole.replace(/[.,]/g, '')) : typed)
    .replace(',', '.')
    .replace('\u2212', '-')
  const pattern = new RegExp(`^${allowNegative ? '-?' : ''}\\d+${decimals > 0 ? `(\\.\\d{0,${decimals}})?` : ''}$`)
  return pattern.test(plain) ? Number(plain) : null
}

/** A number; grouped in the style of the language when it is not being typed. */
export function NumberField({
  value,
  onChange,
  decimals = 0,
  allowNegative = false,
  prefix,
  suffix,
  placeholder,
  ...field
}: NumberFieldProps) {
  const { locale } = useUiConfig()
  const [typed, setTyped] = useState<string | null>(null)
  const isPressed = useRef(false)
  const calm = value === null ? '' : new Intl.NumberFormat(locale, { maximumFractionDigits: decimals }).format(value)
  const change = (text: string) => {
    const kept = text.replace(allowNegative ? /[^\d\s\u00a0\u202f.,\u2212-]/g : /[^\d\s\u00a0\u202f.,]/g, '')
    setTyped(kept)
    onChange(parseNumber(kept, decimals, allowNegative, locale))
  }
  return (
    <FieldFrame {...field}>
      {(wiring) => (
        <div className={cx(css.box, Boolean(field.error) && css.bad, field.disabled && css.off)}>
          {prefix && <span className={css.affix}>{prefix}</span>}
          <input
            {...wiring}
            className={cx(css.control, css.number)}
            type="text"
            inputMode={decimals > 0 ? 'decimal' : 'numeric'}
            autoComplete="off"
            name={field.name}
            value={typed ?? calm}
            onChange={(event) => change(event.target.value)}
            placeholder={placeholder}
            disabled={field.disabled}
            autoFocus={field.autoFocus}
            data-autofocus={field.autoFocus || undefined}
            onPointerDown={() => {
              isPressed.current = document.activeElement?.id !== wiring.id
            }}
            onFocus={({ currentTarget: input }) => {
              setTyped(value === null ? '' : String(value).replace('.', locale === 'sv' ? ',' : '.'))
              // Whoever comes by the keyboard replaces the number; a press puts the caret where it was meant.
              if (!isPressed.current) queueMicrotask(() => input.select())
              isPressed.current = false
              field.onFocus?.()
            }}
            onBlur={() => {
              // What could not be read stays to be corrected.
              if (value !== null || !typed?.trim()) setTyped(null)
              field.onBlur?.()
            }}
          />
          {suffix && <span className={css.affix}>{suffix}</span>}
        </div>
      )}
    </FieldFrame>
  )
}
