import { type Company, countries, type Country } from '@samspel/api'
import { Form, maxLength, required, type Rule, Select, SubmitButton, TextInput } from '@samspel/forms'
import { commonMessages, type Message, useFormats, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Button, Modal, notify, Row } from '@samspel/ui'
import { messages as shared } from '../../components/staff/messages'
import { updateCompany } from '../../data/company-actions'
import { messages } from './messages'
import { paymentMessages as payment } from './payment-messages'

const paymentId =
  (prefix: 'cus' | 'sub', message: Message): Rule =>
  (value) =>
    !value || new RegExp(`^${prefix}_[A-Za-z0-9]{1,100}$`).test(String(value).trim()) ? undefined : message
const schema = {
  name: [required, maxLength(120)],
  countryCode: required,
  payment: {
    customerId: paymentId('cus', payment.wrongCustomer),
    subscriptionId: paymentId('sub', payment.wrongSubscription),
  },
}

interface Values {
  name: string
  countryCode: Country
  payment: { customerId: string; subscriptionId: string }
}

/** Edits a company's name and country and, for platform staff, its ids at the payment provider. */
export function CompanyDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  return (
    <Modal open onClose={onClose} title={t(messages.editCompany)} closeLabel={t(commonMessages.close)} size="sm">
      <Form<Values>
        id={`company-${company.id}`}
        schema={schema}
        guard={false}
        initialValues={{
          name: company.name,
          countryCode: company.countryCode,
          payment: {
            customerId: company.payment?.customerId ?? '',
            subscriptionId: company.payment?.subscriptionId ?? '',
          },
        }}
        onSubmit={async ({ name, countryCode, payment: { customerId, subscriptionId } }) => {
          const change = {
            name: name.trim(),
            countryCode,
            ...(company.payment && {
              payment: { customerId: customerId.trim() || null, subscriptionId: subscriptionId.trim() || null },
            }),
          }
          const outcome = await dispatch(updateCompany({ params: { id: company.id }, body: { company: change } }))
          if (outcome.ok) {
            notify({ kind: 'ok', message: t(shared.saved) })
            onClose()
          }
          return outcome
        }}
      >
        <TextInput name="name" label={messages.companyName} autoComplete="organization" />
        <Select
          name="countryCode"
          label={commonMessages.country}
          options={countries.map((code) => ({ value: code, label: f.country(code) }))}
        />
        {company.payment && (
          <>
            <TextInput
              name="payment.customerId"
              label={payment.customer}
              help={payment.customerHelp}
              autoComplete="off"
              optional
            />
            <TextInput
              name="payment.subscriptionId"
              label={payment.subscription}
              help={payment.subscriptionHelp}
              autoComplete="off"
              optional
            />
          </>
        )}
        <Row justify="end">
          <Button variant="quiet" onClick={onClose}>
            {t(commonMessages.cancel)}
          </Button>
          <SubmitButton hideReason />
        </Row>
      </Form>
    </Modal>
  )
}
