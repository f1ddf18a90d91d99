import type { Instagramer } from '@samspel/api'
import { plainPersonalId } from '@samspel/api/payment-details'
import { Form, personalId, required, type Rule, SubmitButton, TextInput, useConfirmation } from '@samspel/forms'
import { useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Card, notify } from '@samspel/ui'
import { updateInstagramerMe } from '../../../data/account-actions'
import { messages } from './messages'
import { taxMessages } from './tax-messages'

const ownId: Rule = (value, values) => personalId(plainPersonalId(String(value ?? '')), values)
const schema = { personalId: [required, ownId] }

/** What Swedish tax requires of payees (rows G-06, V-09); the personal id is never shown in full again. */
export function TaxForm({ instagramer: { personalIdMasked } }: { instagramer: Instagramer }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const confirmation = useConfirmation()
  return (
    <Card
      title={t(taxMessages.tax)}
      detail={personalIdMasked ? t(taxMessages.taxKnown, { personalId: personalIdMasked }) : t(taxMessages.taxNone)}
    >
      <Form
        id="taxDetails"
        schema={{ ...schema, ...confirmation.schema }}
        initialValues={{ personalId: '' }}
        afterSubmit="clear"
        draft={false}
        onSubmit={async (values) => {
          const outcome = await confirmation.run(values, () =>
            dispatch(
              updateInstagramerMe({
                body: { instagramer: { personalId: plainPersonalId(values.personalId) } },
                form: 'taxDetails',
              }),
            ),
          )
          if (outcome.ok) notify({ kind: 'ok', message: t(messages.saved) })
          return outcome
        }}
      >
        <TextInput
          name="personalId"
          label={taxMessages.personalId}
          inputMode="numeric"
          autoComplete="off"
          help={taxMessages.personalIdHelp}
        />
        {confirmation.field}
        <SubmitButton label={taxMessages.taxSave} variant="light" />
      </Form>
    </Card>
  )
}
