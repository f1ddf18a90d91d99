import { useId } from 'react'
import { useBoundField } from '@samspel/forms'
import { useText } from '@samspel/i18n'
import { cx, Icon, VisuallyHidden } from '@samspel/ui'
import { staffWords } from '../../../components/words'
import { dialogMessages as messages } from './dialog-messages'
import css from './StarField.module.css'

/** One to five stars, implemented as radio buttons. */
export function StarField({ name }: { name: string }) {
  const t = useText()
  const group = useId()
  const { field, value } = useBoundField<number>({ name, label: staffWords.rating }, { empty: 0 })
  return (
    <fieldset className={css.field} aria-describedby={field.error && `${group}-error`}>
      <legend>{field.label}</legend>
      <div className={css.stars}>
        {[1, 2, 3, 4, 5].map((n) => (
          <label key={n} className={cx(css.star, n <= value && css.on)}>
            <input
              type="radio"
              name={group}
              value={n}
              checked={value === n}
              onChange={() => field.onChange(n)}
              onBlur={field.onBlur}
            />
            <Icon name="star" size={28} />
            <VisuallyHidden>{t(messages.stars, { n })}</VisuallyHidden>
          </label>
        ))}
      </div>
      {field.error && (
        <div id={`${group}-error`} role="alert" className={css.error}>
          <Icon name="alert-circle" size={16} />
          {field.error}
        </div>
      )}
    </fieldset>
  )
}
