import { Num, type NumProps } from '@samspel/forms'
import { useText } from '@samspel/i18n'
import { messages } from './messages'

/** A sum in kronor, with öre. A minus stays where it is typed, so that the limits refuse it in words. */
export function SumField(field: Omit<NumProps, 'decimals' | 'prefix' | 'suffix' | 'allowNegative'>) {
  const t = useText()
  return <Num {...field} decimals={2} allowNegative suffix={t(messages.currency)} />
}
