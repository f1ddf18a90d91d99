import type { SavedViewScreen } from '@samspel/api'
import { Form, maxLength, required, SubmitButton, TextInput } from '@samspel/forms'
import { commonMessages, useText } from '@samspel/i18n'
import { apiAction, useAppDispatch } from '@samspel/store'
import { Modal, notify, Stack } from '@samspel/ui'
import { FormFoot } from '../FormFoot'
import { viewMessages as m } from './messages'

const createSavedView = apiAction('createSavedView')
const schema = { name: [required, maxLength(60)] }

/** Saves the current filters, `query` of the address, under a name. */
export function SaveViewDialog({
  screen,
  query,
  help = m.viewHelp,
  onSaved,
  onClose,
}: {
  screen: SavedViewScreen
  query: string
  /** Says where to find the saved view. */
  help?: typeof m.viewHelp
  onSaved: () => void
  onClose: () => void
}) {
  const t = useText()
  const dispatch = useAppDispatch()
  return (
    <Modal open onClose={onClose} title={t(m.saveView)} closeLabel={t(commonMessages.close)}>
      <Form
        id="saveView"
        schema={schema}
        initialValues={{ name: '' }}
        guard={false}
        onSubmit={async ({ name }) => {
          const outcome = await dispatch(createSavedView({ body: { savedView: { screen, name, query } } }))
          if (outcome.ok) {
            notify({ kind: 'ok', message: t(m.viewSaved, { name }) })
            onSaved()
            onClose()
          }
          return outcome
        }}
      >
        <Stack gap={12}>
          <TextInput name="name" label={commonMessages.name} help={help} autoFocus />
          <FormFoot cancel={t(commonMessages.cancel)} onCancel={onClose}>
            <SubmitButton label={commonMessages.save} reason={m.needsName} />
          </FormFoot>
        </Stack>
      </Form>
    </Modal>
  )
}
