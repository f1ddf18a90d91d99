import { useId } from 'react'
import { useText } from '@samspel/i18n'
import { Icon, VisuallyHidden } from '@samspel/ui'
import { messages } from './messages'
import css from './Rating.module.css'

const steps = [1, 2, 3, 4, 5] as const
const words = [messages.star1, messages.star2, messages.star3, messages.star4, messages.star5] as const

interface StarRowProps {
  label: string
  value: number | null
  onChange: (value: number) => void
  disabled: boolean
  /** The one question above the others: larger stars, and the word of the choice instead of the label. */
  isMain?: boolean
}

/** Five stars as radio buttons, so that arrows move between them. */
export function StarRow({ label, value, onChange, disabled, isMain = false }: StarRowProps) {
  const t = useText()
  const name = useId()
  return (
    <fieldset className={isMain ? css.main : css.row} disabled={disabled}>
      <legend className={isMain ? css.hidden : css.label}>{label}</legend>
      <span className={css.stars}>
        {steps.map((n) => (
          <label key={n} className={css.star} data-on={(value ?? 0) >= n || undefined}>
            <input type="radio" name={name} value={n} checked={value === n} onChange={() => onChange(n)} />
            <Icon name="star" size={isMain ? 32 : 20} />
            <VisuallyHidden>{t(messages.star, { word: t(words[n - 1]!), n })}</VisuallyHidden>
          </label>
        ))}
      </span>
      {isMain && value !== null && (
        <span className={css.word} aria-hidden>
          {t(words[value - 1]!)}
        </span>
      )}
    </fieldset>
  )
}
