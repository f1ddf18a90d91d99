import { DateField } from '@samspel/forms'
import { useText } from '@samspel/i18n'
import { useQueryParams } from '@samspel/navigation'
import css from './Ledger.module.css'
import { messages } from './messages'

/** Two days to choose lines by, which stand in the address. */
export function OwnDays() {
  const t = useText()
  const [{ from, to }, setParams] = useQueryParams()
  const set = (name: 'from' | 'to') => (day: string | null) => setParams({ [name]: day, page: '', receipt: '' })
  return (
    <div className={css.days}>
      <DateField label={t(messages.from)} value={from || null} max={to || undefined} clearable onChange={set('from')} />
      <DateField label={t(messages.to)} value={to || null} min={from || undefined} clearable onChange={set('to')} />
    </div>
  )
}
