import type { Account } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { notify, Stack } from '@samspel/ui'
import { BookingForm, BookingPreview, type BookingValues, useAttempt } from '../../components/booking'
import { toOre } from '../../components/sums'
import { createAdjustment } from '../../data'
import { messages } from './messages'

/** Platform staff correct an account; a large sum waits for a colleague. */
export function AdjustForm({ account }: { account: Account }) {
  const t = useText()
  const f = useFormats()
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
      way={{ name: 'direction', label: messages.direction, debit: commonMessages.add, credit: messages.take }}
      amount={messages.amount}
      least={1}
      free={account.availableBalance}
      words={{ name: 'reason', label: commonMessages.reason, help: messages.reasonHint }}
      submit={messages.send}
      send={send}
      preview={({ way, amount }) => <BookingPreview account={account} way={way} amount={amount} />}
      question={({ way, amount, words }) => ({
        title: t(way === 'debit' ? messages.askAdd : messages.askTake, {
          money: f.ore(toOre(amount)),
          account: account.name,
        }),
        confirm: t(messages.send),
        text: (
          <Stack gap={12}>
            <span>{t(messages.askText, { reason: words })}</span>
            <BookingPreview account={account} way={way} amount={amount} />
          </Stack>
        ),
      })}
    />
  )
}
