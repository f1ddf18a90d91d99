import { Form, maxLength, required, SubmitButton, TextInput } from '@samspel/forms'
import { useText } from '@samspel/i18n'
import { apiAction, useAppDispatch } from '@samspel/store'
import { Button, Modal, notify, Row, Stack } from '@samspel/ui'
import { viewMessages as m } from './view-messages'

const createSavedView = apiAction('createSavedView')
const schema = { name: [required, maxLength(60)] }

/** Keeps the filters that are set, `query` of the address, under a name. */
export function SaveViewDialog({
  query,
  onSaved,
  onClose,
}: {
  query: string
  onSaved: () => void
  onClose: () => void
}) {
  const t = useText()
  const dispatch = useAppDispatch()
  return (
    <Modal open onClose={onClose} title={t(m.saveTitle)} closeLabel={t(m.close)}>
      <Form
        id="saveApplicationsView"
        schema={schema}
        initialValues={{ name: '' }}
        guard={false}
        onSubmit={async ({ name }) => {
          const outcome = await dispatch(
            createSavedView({ body: { savedView: { screen: 'applications', name, query } } }),
          )
          if (outcome.ok) {
            notify({ kind: 'ok', message: t(m.viewSaved, { name }) })
            onSaved()
            onClose()
          }
          return outcome
        }}
      >
        <Stack gap={12}>
          <TextInput name="name" label={m.viewName} help={m.viewHelp} autoFocus />
          <Row justify="end" gap={8}>
            <Button variant="quiet" onClick={onClose}>
              {t(m.cancel)}
            </Button>
            <SubmitButton label={m.save} hideReason />
          </Row>
        </Stack>
      </Form>
    </Modal>
  )
}
