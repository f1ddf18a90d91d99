import type { Account } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { notify, Stack } from '@samspel/ui'
import { BookingForm, BookingPreview, type BookingValues, useAttempt } from '../../components/booking'
import { toOre } from '../../components/sums'
import { createTransaction } from '../../data'
import { messages } from './messages'

/** Books by hand on a brand's account: money that came, or money that is paid back. Asks before, and says the balance that it leaves (T-43). */
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
      const done = way === 'debit' ? messages.bookedIn : messages.bookedOut
      notify({
        kind: 'ok',
        message: t(outcome.data?.transaction ? done : messages.waits, {
          money: f.ore(toOre(amount)),
          account: account.name,
        }),
      })
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
      words={{ name: 'title', label: commonMessages.text }}
      submit={messages.send}
      send={send}
      preview={({ way, amount }) => <BookingPreview account={account} way={way} amount={amount} />}
      question={({ way, amount }) => ({
        title: t(way === 'debit' ? messages.askIn : messages.askOut, {
          money: f.ore(toOre(amount)),
          account: account.name,
        }),
        confirm: t(messages.send),
        text: (
          <Stack gap={12}>
            <BookingPreview
              account={account}
              way={way}
              amount={amount}
              effect={<span>{t(way === 'debit' ? messages.askInText : messages.askOutText)}</span>}
            />
          </Stack>
        ),
      })}
    />
  )
}
