import type { FeeSpan } from '@samspel/api'
import { Num, type Rule, useBoundField, useFormValue } from '@samspel/forms'
import { formatOreSpan, type Message, useFormats, useText, withValues } from '@samspel/i18n'
import { IconButton } from '@samspel/ui'
import css from './ApplySheet.module.css'
import { messages } from './messages'

const step = 50

/** The fee in kr, within the span; in English and Swedish the refusal says which. */
export const feeRule =
  ({ lowest, highest }: FeeSpan): Rule =>
  (value) => {
    if (typeof value !== 'number') return messages.feeMissing
    const fee = value * 100
    return fee < lowest || fee > highest
      ? withValues(messages.feeOutside, (locale) => ({ span: formatOreSpan({ lowest, highest }, locale) }))
      : undefined
  }

interface FeeFieldProps {
  name: string
  span: FeeSpan
  label?: Message
  /** Names the span. */
  help?: Message
}

/** The fee that somebody names, with a button on each side (drawing zk 2). */
export function FeeField({ name, span, label = messages.fee, help = messages.feeHelp }: FeeFieldProps) {
  const t = useText()
  const f = useFormats()
  const { field } = useBoundField<number | null>({ name, label }, { empty: null })
  const now = useFormValue<number | null>(name)
  const [lowest, highest] = [Math.ceil(span.lowest / 100), Math.floor(span.highest / 100)]
  const move = (by: number) => {
    const from = typeof now === 'number' ? now : lowest - by
    field.onChange(Math.min(highest, Math.max(lowest, from + by)))
  }
  return (
    <div className={css.fee}>
      <IconButton
        variant="line"
        icon="minus"
        label={t(messages.feeLess)}
        onClick={() => move(-step)}
        disabled={now === lowest}
      />
      <Num
        name={name}
        label={label}
        help={t(help, { span: f.oreSpan(span) })}
        suffix={t(messages.kr)}
        className={css.sum}
      />
      <IconButton
        variant="line"
        icon="plus"
        label={t(messages.feeMore)}
        onClick={() => move(step)}
        disabled={now === highest}
      />
    </div>
  )
}
