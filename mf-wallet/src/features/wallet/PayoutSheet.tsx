import { type RefObject, useState } from 'react'
import type { Account } from '@samspel/api'
import { accountFieldWords, plainPersonalId, toAccountNumber } from '@samspel/api/payment-details'
import {
  equalTo,
  Form,
  personalId,
  required,
  type Rule,
  SubmitButton,
  TextInput,
  useConfirmation,
} from '@samspel/forms'
import { type Message, useFormats, useLocale, useText } from '@samspel/i18n'
import { selectCurrentInstagramer, useAppDispatch, useAppSelector } from '@samspel/store'
import { Link, notify, Row, Sheet, Stack } from '@samspel/ui'
import { atAmount, SumField, toOre, useSumRules } from '../../components/sums'
import { createPayout, updateInstagramerMe } from '../../data'
import { messages } from './messages'

const accountNumber =
  (refusal: Message): Rule =>
  (value) =>
    toAccountNumber(String(value ?? '')) ? undefined : refusal
const ownId: Rule = (value, values) => personalId(plainPersonalId(String(value ?? '')), values)

interface Values {
  amount: number | null
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
  const isSwedish = me?.countryCode === 'SE'
  const asked = accountFieldWords(me?.countryCode ?? 'SE', useLocale())
  const asksPersonalId = (me?.needsPersonalId ?? isSwedish) && !me?.personalIdMasked
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
        bankAccountNumber: toAccountNumber(bankAccountNumber) ?? '',
        bankAccountNumberConfirmation: toAccountNumber(bankAccountNumberConfirmation) ?? '',
      }
      const change = { ...(!lastFour && bank), ...(asksPersonalId && { personalId: plainPersonalId(typedId) }) }
      const saved = await confirmation.run(values, () =>
        dispatch(updateInstagramerMe({ body: { instagramer: change } })),
      )
      if (!saved.ok) return saved
    }
    const ore = toOre(amount)
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
    return atAmount(outcome)
  }

  const rules = useSumRules()
  const schema = {
    amount: [required, rules.least(100), rules.most(account.availableBalance, messages.aboveFree)],
    ...(!lastFour && {
      bankAccountNumber: [required, accountNumber(messages.bankInvalid)],
      bankAccountNumberConfirmation: [required, equalTo('bankAccountNumber')],
    }),
    ...(asksPersonalId && { personalId: [required, ownId] }),
    ...confirmation.schema,
  }
  return (
    <Sheet open onClose={onClose} title={t(messages.takeOutTitle)}>
      <Form id="createPayout" schema={schema} initialValues={initialValues} onSubmit={send} guard={false} draft={false}>
        <Stack>
          <SumField
            name="amount"
            label={messages.amount}
            help={t(messages.amountHelp, { money: f.ore(account.availableBalance) })}
          />
          {lastFour ? (
            <Row gap={8} align="center">
              <span>{t(messages.ending, { lastFour })}</span>
              <Link href="/settings">{t(messages.changeAccount)}</Link>
            </Row>
          ) : (
            <>
              <TextInput
                name="bankAccountNumber"
                label={asked.label}
                help={`${asked.help} ${t(messages.bankHelp)}`}
                autoComplete="off"
              />
              <TextInput name="bankAccountNumberConfirmation" label={messages.bankRepeat} autoComplete="off" />
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
