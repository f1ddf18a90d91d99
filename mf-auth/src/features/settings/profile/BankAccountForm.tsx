import type { Instagramer } from '@samspel/api'
import { equalTo, Form, required, type Rule, SubmitButton, TextInput, useConfirmation } from '@samspel/forms'
import { useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Card, notify } from '@samspel/ui'
import { updateInstagramerMe } from '../../../data/account-actions'
import { messages } from './messages'

const accountNumber: Rule = (value) =>
  /^[0-9][0-9 -]{5,24}$/.test(String(value ?? '').trim()) ? undefined : messages.bankInvalid
const schema = {
  bankAccountNumber: [required, accountNumber],
  bankAccountNumberConfirmation: [required, equalTo('bankAccountNumber')],
}

/** The account for payouts. Its number is never shown again, only the last four digits. */
export function BankAccountForm({ instagramer }: { instagramer: Instagramer }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const confirmation = useConfirmation()
  const { bankAccountLastFour } = instagramer
  return (
    <Card
      title={t(messages.bank)}
      detail={bankAccountLastFour ? t(messages.bankEnding, { lastFour: bankAccountLastFour }) : t(messages.bankNone)}
    >
      <Form
        id="bankAccount"
        schema={{ ...schema, ...confirmation.schema }}
        initialValues={{ bankAccountNumber: '', bankAccountNumberConfirmation: '' }}
        afterSubmit="clear"
        draft={false}
        onSubmit={async (values) => {
          const { bankAccountNumber, bankAccountNumberConfirmation } = values
          const change = {
            bankAccountNumber: bankAccountNumber.trim(),
            bankAccountNumberConfirmation: bankAccountNumberConfirmation.trim(),
          }
          const outcome = await confirmation.run(values, () =>
            dispatch(updateInstagramerMe({ body: { instagramer: change }, form: 'bankAccount' })),
          )
          if (outcome.ok) notify({ kind: 'ok', message: t(messages.saved) })
          return outcome
        }}
      >
        <TextInput
          name="bankAccountNumber"
          label={messages.bankNumber}
          inputMode="numeric"
          autoComplete="off"
          help={messages.bankHelp}
        />
        <TextInput
          name="bankAccountNumberConfirmation"
          label={messages.bankRepeat}
          inputMode="numeric"
          autoComplete="off"
        />
        {confirmation.field}
        <SubmitButton label={messages.bankSave} variant="light" />
      </Form>
    </Card>
  )
}
