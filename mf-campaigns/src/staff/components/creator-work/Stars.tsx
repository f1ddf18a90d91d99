import { useFormats, useText } from '@samspel/i18n'
import { Icon } from '@samspel/ui'
import css from './CreatorWork.module.css'
import { messages as m } from './messages'

/** A rating, one to five. */
export function Stars({ rating }: { rating: number }) {
  const t = useText()
  const f = useFormats()
  return (
    <span className={css.stars} role="img" aria-label={t(m.stars, { n: rating })}>
      <Icon name="star" size={14} />
      {f.number(rating)}
    </span>
  )
}
