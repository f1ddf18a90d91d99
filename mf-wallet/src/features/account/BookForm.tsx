import { type Account, applyTransaction } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { notify } from '@samspel/ui'
import { BookingForm, type BookingValues, useAttempt } from '../../components/booking'
import { toOre } from '../../components/sums'
import { createTransaction } from '../../data'
import { messages } from './messages'

/** Books a deposit or a refund by hand; says the balance that it leaves before it is made (T-43). */
export function BookForm({ account }: { account: Account }) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const attempt = useAttempt()
  const send = async ({ way, amount, words }: BookingValues) => {
    const transaction = { transactionType: way, amount: toOre(amount), title: words }
    const outcome = await dispatch(
      createTransaction({
        params: { id: account.id },
        body: { transaction },
        idempotencyKey: attempt.keyFor(transaction),
      }),
    )
    if (outcome.ok) {
      attempt.done()
      notify({ kind: 'ok', message: t(messages.booked) })
    }
    return outcome
  }
  return (
    <BookingForm
      id="createTransaction"
      title={messages.book}
      way={{ name: 'transactionType', label: messages.kind, debit: messages.deposit, credit: messages.refund }}
      amount={messages.amount}
      least={1}
      free={account.availableBalance}
      words={{ name: 'title', label: messages.text }}
      submit={messages.send}
      send={send}
      preview={({ way, amount }) => {
        const { balance } = applyTransaction(account, { transactionType: way, amount: toOre(amount) })
        return <div>{t(messages.after, { money: f.ore(balance) })}</div>
      }}
    />
  )
}
