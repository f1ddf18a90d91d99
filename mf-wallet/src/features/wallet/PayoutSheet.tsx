import { type RefObject, useState } from 'react'
import type { Account } from '@samspel/api'
import {
  equalTo,
  Form,
  min,
  Num,
  personalId,
  required,
  type Rule,
  SubmitButton,
  TextInput,
  useConfirmation,
} from '@samspel/forms'
import { useFormats, useText, withValues } from '@samspel/i18n'
import { selectCurrentInstagramer, useAppDispatch, useAppSelector } from '@samspel/store'
import { notify, Sheet, Stack } from '@samspel/ui'
import { createPayout, updateInstagramerMe } from '../../data'
import { messages } from './messages'

const accountNumber: Rule = (value) =>
  /^[0-9][0-9 -]{5,24}$/.test(String(value ?? '').trim()) ? undefined : messages.bankInvalid

interface Values {
  amount: number
  bankAccountNumber: string
  bankAccountNumberConfirmation: string
  personalId: string
}

/** A withdrawal that was sent and not answered well: a repeated try carries its key, so that it cannot pay twice. */
export interface PayoutAttempt {
  ore: number
  balance: number
  idempotencyKey: string
}

interface PayoutSheetProps {
  account: Account
  /** Outlives the sheet: who closes it after an answer that never came may try again. */
  attempt: RefObject<PayoutAttempt | undefined>
  onClose: () => void
}

/** Takes out money; asks for a bank account when none is known, and in Sweden for the personal id (rows G-06, V-09). */
export function PayoutSheet({ account, attempt, onClose }: PayoutSheetProps) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const confirmation = useConfirmation()
  const me = useAppSelector(selectCurrentInstagramer)
  const lastFour = me?.bankAccountLastFour
  const asksPersonalId = me?.countryCode === 'SE' && !me.personalIdMasked
  const [initialValues] = useState<Values>({
    amount: account.availableBalance / 100,
    bankAccountNumber: '',
    bankAccountNumberConfirmation: '',
    personalId: '',
  })

  const send = async (values: Values) => {
    const { amount, bankAccountNumber, bankAccountNumberConfirmation, personalId: typedId } = values
    if (!lastFour || asksPersonalId) {
      const bank = {
        bankAccountNumber: bankAccountNumber.trim(),
        bankAccountNumberConfirmation: bankAccountNumberConfirmation.trim(),
      }
      const change = { ...(!lastFour && bank), ...(asksPersonalId && { personalId: typedId }) }
      const saved = await confirmation.run(values, () =>
        dispatch(updateInstagramerMe({ body: { instagramer: change } })),
      )
      if (!saved.ok) return saved
    }
    const ore = Math.round(amount * 100)
    if (attempt.current?.ore !== ore)
      attempt.current = { ore, balance: account.balance, idempotencyKey: crypto.randomUUID() }
    const outcome = await dispatch(
      createPayout({
        params: { id: account.id },
        body: { payout: { amount: ore } },
        idempotencyKey: attempt.current.idempotencyKey,
      }),
    )
    if (outcome.ok) {
      attempt.current = undefined
      notify({ kind: 'ok', message: t(messages.sent) })
      onClose()
    }
    return outcome
  }

  const atMostFree: Rule = (value) =>
    Number(value) > account.availableBalance / 100
      ? withValues(messages.aboveFree, { money: f.ore(account.availableBalance) })
      : undefined
  const schema = {
    amount: [required, min(1), atMostFree],
    ...(!lastFour && {
      bankAccountNumber: [required, accountNumber],
      bankAccountNumberConfirmation: [required, equalTo('bankAccountNumber')],
    }),
    ...(asksPersonalId && { personalId: [required, personalId] }),
    ...confirmation.schema,
  }
  return (
    <Sheet open onClose={onClose} title={t(messages.takeOutTitle)}>
      <Form id="createPayout" schema={schema} initialValues={initialValues} onSubmit={send} guard={false} draft={false}>
        <Stack>
          <Num
            name="amount"
            label={messages.amount}
            help={t(messages.amountHelp, { money: f.ore(account.availableBalance) })}
            decimals={2}
            suffix="kr"
          />
          {lastFour ? (
            <div>{t(messages.ending, { lastFour })}</div>
          ) : (
            <>
              <TextInput
                name="bankAccountNumber"
                label={messages.bank}
                help={messages.bankHelp}
                inputMode="numeric"
                autoComplete="off"
              />
              <TextInput
                name="bankAccountNumberConfirmation"
                label={messages.bankRepeat}
                inputMode="numeric"
                autoComplete="off"
              />
            </>
          )}
          {asksPersonalId && (
            <TextInput
              name="personalId"
              label={messages.personalId}
              help={messages.personalIdHelp}
              inputMode="numeric"
              autoComplete="off"
            />
          )}
          {confirmation.field}
          <SubmitButton label={messages.confirm} allowUnchanged size="lg" fullWidth />
        </Stack>
      </Form>
    </Sheet>
  )
}
