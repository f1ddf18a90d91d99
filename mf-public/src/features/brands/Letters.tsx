import { alphabets, commonMessages, useLocale, useText } from '@samspel/i18n'
import { cx } from '@samspel/ui'
import css from './BrandsPage.module.css'
import { messages } from './messages'

/** Buttons for the alphabet, to filter names by first letter; pressing the same one again clears it. */
export function Letters({ value, onChange }: { value: string; onChange: (letter: string) => void }) {
  const t = useText()
  const letters = alphabets[useLocale()]
  const letter = (text: string, choice: string) => (
    <button
      key={choice}
      type="button"
      aria-pressed={value === choice}
      className={cx(css.letter, value === choice && css.on)}
      onClick={() => onChange(value === choice ? '' : choice)}
    >
      {text}
    </button>
  )
  return (
    <div role="group" aria-label={t(messages.letters)} className={css.letters}>
      {letter(t(commonMessages.all), '')}
      {letters.map((one) => letter(one, one))}
    </div>
  )
}
