import { type Account, applyTransaction } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { useAppDispatch, useQuery } from '@samspel/store'
import { Notice, notify } from '@samspel/ui'
import { BookingForm, type BookingValues, useAttempt } from '../../components/booking'
import { toOre } from '../../components/sums'
import { createAdjustment, listAdjustments } from '../../data'
import { messages } from './messages'

/** The balance that the adjustment leaves (T-43), and whether somebody else has to look at it. */
function Preview({ account, way, amount }: Pick<BookingValues, 'way' | 'amount'> & { account: Account }) {
  const t = useText()
  const f = useFormats()
  const { result } = useQuery(listAdjustments({ query: { accountId: account.id } }))
  const above = result?.approvalAbove
  const ore = toOre(amount)
  const { balance } = applyTransaction(account, { transactionType: way, amount: ore })
  return (
    <>
      <div>{t(messages.after, { money: f.ore(balance) })}</div>
      {above !== undefined && ore > above && (
        <Notice kind="info">{t(messages.needsTwo, { money: f.ore(above) })}</Notice>
      )}
    </>
  )
}

/** Platform staff correct an account; a large sum waits for a colleague. */
export function AdjustForm({ account }: { account: Account }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const attempt = useAttempt()
  const send = async ({ way, amount, words }: BookingValues) => {
    const ore = toOre(amount)
    const adjustment = { amount: way === 'debit' ? ore : -ore, reason: words }
    const outcome = await dispatch(
      createAdjustment({
        params: { id: account.id },
        body: { adjustment },
        idempotencyKey: attempt.keyFor(adjustment),
      }),
    )
    if (outcome.ok) {
      attempt.done()
      const isBooked = outcome.data?.adjustment.state === 'booked'
      notify({ kind: 'ok', message: t(isBooked ? messages.booked : messages.waits) })
    }
    return outcome
  }
  return (
    <BookingForm
      id="createAdjustment"
      title={messages.title}
      way={{ name: 'direction', label: messages.direction, debit: messages.add, credit: messages.take }}
      amount={messages.amount}
      least={1}
      // What waits for its 72 hours can be corrected, what a brand has reserved cannot.
      free={account.ownerType === 'brand' ? account.availableBalance : account.balance}
      words={{ name: 'reason', label: messages.reason, help: messages.reasonHint }}
      submit={messages.send}
      send={send}
      preview={({ way, amount }) => <Preview account={account} way={way} amount={amount} />}
    />
  )
}
