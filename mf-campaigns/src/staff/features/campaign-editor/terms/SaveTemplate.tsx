import type { Terms } from '@samspel/api'
import { Form, maxLength, required, SubmitButton, TextInput } from '@samspel/forms'
import { commonMessages, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Modal, notify, Stack } from '@samspel/ui'
import { FormFoot } from '../../../components/FormFoot'
import { createTermsTemplate } from '../data/actions'
import { termsMessages as messages } from './messages'

const schema = { name: [required, maxLength(80)] }

interface SaveTemplateProps {
  brandId: string
  terms: Terms
  onSaved: () => void
  onClose: () => void
}

/** Keeps the terms as they stand in the form under a name, for everybody of the brand. */
export function SaveTemplate({ brandId, terms, onSaved, onClose }: SaveTemplateProps) {
  const t = useText()
  const dispatch = useAppDispatch()
  const save = async ({ name }: { name: string }) => {
    const outcome = await dispatch(
      createTermsTemplate({ params: { id: brandId }, body: { termsTemplate: { name: name.trim(), terms } } }),
    )
    if (!outcome.ok) return outcome
    notify({ kind: 'ok', message: t(messages.templateSaved, { name: name.trim() }) })
    onSaved()
    onClose()
    return outcome
  }
  return (
    <Modal open size="sm" onClose={onClose} title={t(messages.saveTemplate)} closeLabel={t(commonMessages.close)}>
      <Form id="saveTermsTemplate" schema={schema} initialValues={{ name: '' }} guard={false} onSubmit={save}>
        <Stack gap={12}>
          <TextInput name="name" label={messages.templateName} help={messages.templateHelp} autoFocus />
          <FormFoot cancel={t(commonMessages.cancel)} onCancel={onClose}>
            <SubmitButton label={messages.saveTemplate} />
          </FormFoot>
        </Stack>
      </Form>
    </Modal>
  )
}
