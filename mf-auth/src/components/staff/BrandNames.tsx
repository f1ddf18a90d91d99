import { useText } from '@samspel/i18n'
import { messages } from './messages'
import css from './People.module.css'
import { tableMessages } from './table-messages'

const shownBrands = 2

/** The first few brand names and the number of others. */
export function BrandNames({ ids, nameOf }: { ids: readonly string[]; nameOf: (id: string) => string | undefined }) {
  const t = useText()
  const names = ids.flatMap((id) => nameOf(id) ?? [])
  if (ids.length === 0) return <span className={css.quiet}>{t(messages.noBrands)}</span>
  if (names.length < ids.length && names.length < shownBrands)
    return <>{t(tableMessages.brandCount, { n: ids.length })}</>
  const rest = ids.length - shownBrands
  return (
    <span title={names.join(', ')}>
      {names.slice(0, shownBrands).join(', ')}
      {rest > 0 && <span className={css.quiet}> +{rest}</span>}
    </span>
  )
}
