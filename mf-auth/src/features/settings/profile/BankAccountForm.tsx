import type { Instagramer } from '@samspel/api'
import { accountFieldWords, toAccountNumber } from '@samspel/api/payment-details'
import { equalTo, Form, required, type Rule, SubmitButton, TextInput, useConfirmation } from '@samspel/forms'
import { useLocale, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Card, Notice, notify } from '@samspel/ui'
import { updateInstagramerMe } from '../../../data/account-actions'
import { bankMessages } from './bank-messages'
import { messages } from './messages'

const accountNumber: Rule = (value) => (toAccountNumber(String(value ?? '')) ? undefined : bankMessages.bankInvalid)
const schema = {
  bankAccountNumber: [required, accountNumber],
  bankAccountNumberConfirmation: [required, equalTo('bankAccountNumber')],
}

/** The account for payouts. Its number is never shown again, only the last four digits. */
export function BankAccountForm({ instagramer }: { instagramer: Instagramer }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const confirmation = useConfirmation()
  const { bankAccountLastFour, countryCode } = instagramer
  const asked = accountFieldWords(countryCode, useLocale())
  return (
    <Card
      title={t(bankMessages.bank)}
      detail={
        bankAccountLastFour ? t(bankMessages.bankEnding, { lastFour: bankAccountLastFour }) : t(bankMessages.bankNone)
      }
    >
      {instagramer.payoutsHeld && <Notice kind="warn">{t(bankMessages.payoutsHeld)}</Notice>}
      <Form
        id="bankAccount"
        schema={{ ...schema, ...confirmation.schema }}
        initialValues={{ bankAccountNumber: '', bankAccountNumberConfirmation: '' }}
        afterSubmit="clear"
        draft={false}
        onSubmit={async (values) => {
          const { bankAccountNumber, bankAccountNumberConfirmation } = values
          const change = {
            bankAccountNumber: toAccountNumber(bankAccountNumber) ?? '',
            bankAccountNumberConfirmation: toAccountNumber(bankAccountNumberConfirmation) ?? '',
          }
          const outcome = await confirmation.run(values, () =>
            dispatch(updateInstagramerMe({ body: { instagramer: change }, form: 'bankAccount' })),
          )
          if (outcome.ok) notify({ kind: 'ok', message: t(messages.saved) })
          return outcome
        }}
      >
        <TextInput name="bankAccountNumber" label={asked.label} autoComplete="off" help={asked.help} />
        <TextInput name="bankAccountNumberConfirmation" label={bankMessages.bankRepeat} autoComplete="off" />
        {confirmation.field}
        <SubmitButton label={bankMessages.bankSave} variant="light" />
      </Form>
    </Card>
  )
}
