import type { Budget } from '@samspel/api'
import { Form, max, min, Num, SubmitButton } from '@samspel/forms'
import { commonMessages, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Modal, notify } from '@samspel/ui'
import { budgetAnswers, setBudget } from '../../components/budget/calls'
import { FormFoot } from '../../components/FormFoot'
import { messages as m } from './messages'

const schema = { kronor: [min(0), max(100_000_000)] }

/** Sets the sum of a quarter; an empty field takes it away. */
export function BudgetDialog({
  brandId,
  budget: { quarter, amount },
  name,
  onClose,
}: {
  brandId: string
  budget: Budget
  name: string
  onClose: () => void
}) {
  const t = useText()
  const dispatch = useAppDispatch()
  return (
    <Modal open size="sm" onClose={onClose} title={t(m.setOf, { quarter: name })} closeLabel={t(commonMessages.close)}>
      <Form<{ kronor: number | null }>
        id={`budget.${brandId}.${quarter}`}
        schema={schema}
        initialValues={{ kronor: amount === null ? null : amount / 100 }}
        guard={false}
        fieldNames={{ amount: 'kronor' }}
        onSubmit={async ({ kronor }) => {
          const outcome = await dispatch(
            setBudget({
              params: { id: brandId, quarter },
              body: { budget: { amount: kronor === null ? null : Math.round(kronor * 100) } },
            }),
          )
          if (!outcome.ok) return outcome
          budgetAnswers.forEach((stale) => dispatch(stale))
          notify({ kind: 'ok', message: t(m.saved) })
          onClose()
          return undefined
        }}
      >
        <Num name="kronor" label={m.kronor} help={m.kronorHelp} optional />
        <FormFoot cancel={t(commonMessages.cancel)} onCancel={onClose}>
          <SubmitButton label={m.set} />
        </FormFoot>
      </Form>
    </Modal>
  )
}
