import type { CompanyWallet } from '@samspel/api'
import { Form, required, type Rule, Select, SubmitButton } from '@samspel/forms'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Button, Modal, notify, Row } from '@samspel/ui'
import { useAttempt } from '../../components/booking'
import { atAmount, SumField, toOre, useSumRules } from '../../components/sums'
import { createMove } from '../../data'
import { moveMessages as m } from './move-messages'

interface Typed extends Record<string, unknown> {
  from: string
  to: string
  amount: number | null
}

/** To the brand that lacks most for what is planned, from the one with most to spare. */
const startOf = (accounts: CompanyWallet['brands']): Typed => {
  const [needy] = accounts.filter(({ lacking }) => lacking > 0).sort((one, other) => other.lacking - one.lacking)
  const others = accounts.filter((one) => one !== needy).sort((one, other) => other.available - one.available)
  const [giver, next] = others
  const covers = needy && giver && needy.lacking <= giver.available
  return {
    from: giver?.accountId ?? '',
    to: (needy ?? next)?.accountId ?? '',
    amount: covers ? Math.ceil(needy.lacking / 100) : null,
  }
}

const another: Rule = (value, values) => (value && value === values.from ? m.same : undefined)

/** Moves money between the accounts of two brands. */
export function MoveSheet({ accounts, onClose }: { accounts: CompanyWallet['brands']; onClose: () => void }) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const attempt = useAttempt()
  const rules = useSumRules()
  const nameOf = (id: string) => accounts.find(({ accountId }) => accountId === id)?.name ?? ''
  const options = accounts.map(({ accountId, name, available }) => ({
    value: accountId,
    label: t(m.free, { brand: name, money: f.ore(available) }),
  }))
  return (
    <Modal open onClose={onClose} title={t(m.title)} closeLabel={t(commonMessages.close)} size="sm">
      <Form<Typed>
        id="createMove"
        schema={{ from: required, to: [required, another], amount: [required, rules.least(1)] }}
        initialValues={startOf(accounts)}
        fieldNames={{ toAccountId: 'to' }}
        guard={false}
        onSubmit={async ({ from, to, amount }) => {
          const move = { toAccountId: to, amount: toOre(amount) }
          const outcome = await dispatch(
            createMove({ params: { id: from }, body: { move }, idempotencyKey: attempt.keyFor({ from, ...move }) }),
          )
          if (outcome.ok) {
            attempt.done()
            const money = f.ore(move.amount)
            notify({ kind: 'ok', message: t(m.done, { money, from: nameOf(from), to: nameOf(to) }) })
            onClose()
          }
          return atAmount(outcome)
        }}
      >
        <Select name="from" label={m.from} options={options} />
        <Select name="to" label={m.to} options={options} />
        <SumField name="amount" label={m.amount} help={m.help} />
        <Row justify="end">
          <Button variant="quiet" onClick={onClose}>
            {t(commonMessages.cancel)}
          </Button>
          <SubmitButton label={m.submit} allowUnchanged hideReason />
        </Row>
      </Form>
    </Modal>
  )
}
