import type { Account } from '@samspel/api'
import { Form, max, min, Num, required, SubmitButton, TextInput, type Rule } from '@samspel/forms'
import { useFormats, useText } from '@samspel/i18n'
import { selectCurrentInstagramer, useAppDispatch, useAppSelector } from '@samspel/store'
import { notify, Sheet, Stack } from '@samspel/ui'
import { useRef, useState } from 'react'
import { createPayout, updateInstagramerMe } from '../../data'
import { messages } from './messages'

const accountNumber: Rule = (value) => (/^[0-9][0-9 -]{5,24}$/.test(String(value ?? '').trim()) ? undefined : messages.bankInvalid)

interface Values { amount: number; bankAccountNumber: string }

/** Takes out money; asks for a bank account when none is known. */
export function PayoutSheet({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const lastFour = useAppSelector(selectCurrentInstagramer)?.bankAccountLastFour
  const [initialValues] = useState<Values>({ amount: account.availableBalance / 100, bankAccountNumber: '' })
  // One key for one amount: a repeated try of the same withdrawal must not pay twice.
  const attempt = useRef<{ ore: number; idempotencyKey: string } | undefined>(undefined)

  const send = async ({ amount, bankAccountNumber }: Values) => {
    if (!lastFour) {
      const saved = await dispatch(updateInstagramerMe({ body: { instagramer: { bankAccountNumber: bankAccountNumber.trim() } } }))
      if (!saved.ok) return saved
    }
    const ore = Math.round(amount * 100)
    if (attempt.current?.ore !== ore) attempt.current = { ore, idempotencyKey: crypto.randomUUID() }
    const outcome = await dispatch(createPayout({ params: { id: account.id }, body: { payout: { amount: ore } }, idempotencyKey: attempt.current.idempotencyKey }))
    if (outcome.ok) {
      notify({ kind: 'ok', message: t(messages.sent) })
      onClose()
    }
    return outcome
  }

  const schema = {
    amount: [required, min(1), max(account.availableBalance / 100)],
    ...(!lastFour && { bankAccountNumber: [required, accountNumber] }),
  }
  return (
    <Sheet open onClose={onClose} title={t(messages.takeOutTitle)}>
      <Form id="createPayout" schema={schema} initialValues={initialValues} onSubmit={send} guard={false} draft={false}>
        <Stack>
          <Num name="amount" label={messages.amount} help={t(messages.amountHelp, { money: f.ore(account.availableBalance) })} decimals={2} suffix="kr" />
          {lastFour
            ? <div>{t(messages.ending, { lastFour })}</div>
            : <TextInput name="bankAccountNumber" label={messages.bank} help={messages.bankHelp} inputMode="numeric" autoComplete="off" />}
          <SubmitButton label={messages.confirm} allowUnchanged size="lg" fullWidth />
        </Stack>
      </Form>
    </Sheet>
  )
}
