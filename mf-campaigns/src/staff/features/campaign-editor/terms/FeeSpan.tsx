import { useEffect, useRef } from 'react'
import type { FeeSpan, Terms } from '@samspel/api'
import { Num, useBoundField, useFormActions, useFormValues } from '@samspel/forms'
import { useText } from '@samspel/i18n'
import { SegmentedControl } from '@samspel/ui'
import { NumberField } from '@samspel/ui/late'
import type { EditorValues } from '../data/values'
import { fields } from '../field-messages'
import { termsMessages as messages } from './messages'
import css from './Terms.module.css'

/** One end of the span: kr in the field, öre in the terms. */
function End({ name, label }: { name: keyof FeeSpan; label: typeof messages.lowest }) {
  const t = useText()
  const { field } = useBoundField<number | null>({ name: `terms.feeSpan.${name}`, label }, { empty: null })
  const { value } = field
  return (
    <NumberField
      {...field}
      value={typeof value === 'number' ? value / 100 : null}
      onChange={(kr) => field.onChange(kr === null ? null : Math.round(kr * 100))}
      suffix={t(fields.kr)}
      className={css.wide}
    />
  )
}

/** Keeps the campaign's fee at the highest that a creator can propose, since that is what budgets count with. */
export function useFeeOfSpan(): void {
  const { change } = useFormActions()
  const { enablePaidCollaborations, paidCollaborationPrice, terms } = useFormValues<EditorValues>()
  const highest = enablePaidCollaborations ? terms.feeSpan?.highest : undefined
  const price = typeof highest === 'number' ? Math.floor(highest / 100) : undefined
  useEffect(() => {
    if (price !== undefined && price !== paidCollaborationPrice) change('paidCollaborationPrice', price)
  }, [price, paidCollaborationPrice, change])
}

const usual: FeeSpan = { lowest: 60_000, highest: 100_000 }

/** The span to begin with around a fee that was typed: a fifth less and more, in whole tens of kr. */
const around = (kr: number | null): FeeSpan =>
  kr && kr >= 50 ? { lowest: Math.round(kr * 0.08) * 1_000, highest: Math.round(kr * 0.12) * 1_000 } : usual

/** The same fee for all, or one that each creator proposes (drawing zc). */
export function FeeChoice() {
  const t = useText()
  const values = useFormValues<EditorValues>()
  const { change } = useFormActions()
  const { field } = useBoundField<Terms>({ name: 'terms', label: messages.fee }, { empty: values.terms })
  const { feeSpan, ...others } = values.terms
  const before = useRef<{ span?: FeeSpan; price: number | null }>({ price: null })
  const choose = (way: 'same' | 'proposed') => {
    if (way === 'proposed') {
      before.current.price = values.paidCollaborationPrice
      field.onChange({ ...others, feeSpan: before.current.span ?? around(values.paidCollaborationPrice) })
      return
    }
    if (feeSpan) before.current.span = feeSpan
    field.onChange(others)
    if (before.current.price !== null) change('paidCollaborationPrice', before.current.price)
  }
  return (
    <>
      <SegmentedControl<'same' | 'proposed'>
        label={t(messages.feeWay)}
        size="sm"
        value={feeSpan ? 'proposed' : 'same'}
        onChange={choose}
        options={[
          { value: 'same', label: t(messages.sameForAll) },
          { value: 'proposed', label: t(messages.creatorProposes) },
        ]}
      />
      {feeSpan ? (
        <>
          <div className={css.line}>
            <End name="lowest" label={messages.lowest} />
            <End name="highest" label={messages.highest} />
          </div>
          <p className={css.help}>{t(messages.spanHelp)}</p>
        </>
      ) : (
        <Num
          name="paidCollaborationPrice"
          label={fields.paidCollaborationPrice}
          suffix={t(fields.kr)}
          className={css.wide}
        />
      )}
    </>
  )
}
