import { costOf, valueOf } from '@samspel/api'
import { useFormValues } from '@samspel/forms'
import { useFormats, useText } from '@samspel/i18n'
import { Fact, Facts, Notice } from '@samspel/ui'
import { missingOf } from '../data/steps'
import { costFieldsOf, type EditorValues } from '../data/values'
import { fields } from '../field-messages'
import { messages } from '../messages'

/** What it all comes to, and what review still needs. */
export function Summary() {
  const t = useText()
  const f = useFormats()
  const values = useFormValues<EditorValues>()
  const cost = costFieldsOf(values)
  const missing = missingOf(values)
  const names = missing.map((name) => t(fields[name as keyof typeof fields] ?? messages.other))
  return (
    <>
      {missing.length > 0
        ? <Notice kind="warn">{t(messages.missing, { fields: names.join(', ') })}</Notice>
        : <Notice kind="ok">{t(messages.complete)}</Notice>}
      <Facts>
        <Fact label={t(fields.targetNumberOfInstagramers)}>{f.number(cost.targetNumberOfInstagramers)}</Fact>
        <Fact label={t(messages.value)}>{f.money(valueOf(cost))}</Fact>
        {cost.enablePaidCollaborations && <Fact label={t(messages.fees)}>{f.money(cost.paidCollaborationPrice * cost.targetNumberOfInstagramers)}</Fact>}
        <Fact label={t(messages.logistics)}>{f.money(cost.logisticsCostPerParticipant * cost.targetNumberOfInstagramers)}</Fact>
        <Fact label={t(messages.totalCost)}><strong>{f.money(costOf(cost))}</strong></Fact>
      </Facts>
    </>
  )
}
