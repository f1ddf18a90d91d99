import { countries, type Company, type Country } from '@samspel/api'
import { Form, Select, SubmitButton, TextInput, maxLength, required } from '@samspel/forms'
import { useFormats, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Button, Modal, Row, notify } from '@samspel/ui'
import { messages as shared } from '../../components/staff/messages'
import { updateCompany } from '../../data/company-actions'
import { messages } from './messages'

const schema = { name: [required, maxLength(120)], countryCode: required }

/** Name and country of a company. */
export function CompanyDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  return (
    <Modal open onClose={onClose} title={t(messages.editCompany)} closeLabel={t(shared.close)} size="sm">
      <Form<{ name: string; countryCode: Country }>
        id={`company-${company.id}`} schema={schema} initialValues={{ name: company.name, countryCode: company.countryCode }} guard={false}
        onSubmit={async ({ name, countryCode }) => {
          const outcome = await dispatch(updateCompany({ params: { id: company.id }, body: { company: { name: name.trim(), countryCode } } }))
          if (outcome.ok) {
            notify({ kind: 'ok', message: t(shared.saved) })
            onClose()
          }
          return outcome
        }}
      >
        <TextInput name="name" label={messages.companyName} autoComplete="organization" />
        <Select name="countryCode" label={shared.country} options={countries.map((code) => ({ value: code, label: f.country(code) }))} />
        <Row justify="end">
          <Button variant="quiet" onClick={onClose}>{t(shared.cancel)}</Button>
          <SubmitButton hideReason />
        </Row>
      </Form>
    </Modal>
  )
}
