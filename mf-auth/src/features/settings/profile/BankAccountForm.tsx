import type { Instagramer } from '@samspel/api'
import { equalTo, Form, required, type Rule, SubmitButton, TextInput, useConfirmation } from '@samspel/forms'
import { useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Card, notify } from '@samspel/ui'
import { updateInstagramerMe } from '../../../data/account-actions'
import { bankMessages } from './bank-messages'
import { messages } from './messages'

/** A Swedish clearing and account number, or an IBAN, as the API accepts them. */
const accountNumber: Rule = (value) =>
  /^(?:[0-9][0-9 -]{5,24}|[A-Za-z]{2}[0-9]{2}[A-Za-z0-9 ]{10,34})$/.test(String(value ?? '').trim())
    ? undefined
    : bankMessages.bankInvalid
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
  // An IBAN begins with letters.
  const isSwedish = countryCode === 'SE'
  const keyboard = isSwedish ? 'numeric' : 'text'
  return (
    <Card
      title={t(bankMessages.bank)}
      detail={
        bankAccountLastFour ? t(bankMessages.bankEnding, { lastFour: bankAccountLastFour }) : t(bankMessages.bankNone)
      }
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
          label={isSwedish ? bankMessages.bankNumber : bankMessages.bankIban}
          inputMode={keyboard}
          autoComplete="off"
          help={isSwedish ? bankMessages.bankHelp : bankMessages.bankIbanHelp}
        />
        <TextInput
          name="bankAccountNumberConfirmation"
          label={bankMessages.bankRepeat}
          inputMode={keyboard}
          autoComplete="off"
        />
        {confirmation.field}
        <SubmitButton label={bankMessages.bankSave} variant="light" />
      </Form>
    </Card>
  )
}
