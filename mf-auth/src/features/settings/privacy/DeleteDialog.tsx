import type { Instagramer, User } from '@samspel/api'
import { Form, Password, required, SubmitButton, TextInput } from '@samspel/forms'
import { commonMessages, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Button, Modal, Notice, Stack } from '@samspel/ui'
import { messages as words } from '../../../components/messages'
import { deleteInstagramerMe, deleteUserMe } from '../../../data/account-actions'
import { leave } from '../../../data/leave'
import { messages } from './messages'
import { typedName } from './typed-name'

interface Props {
  open: boolean
  user: User | undefined
  instagramer: Instagramer | undefined
  onClose: () => void
  /** Called when the server refuses for a reason that has to be resolved elsewhere. */
  onRefused: () => void
}

/** What the server refuses with where something stands in the way that the list named too late. */
const refusals: ReadonlySet<string | undefined> = new Set(['balance_left', 'collaborations_ongoing', 'last_member'])

/** Final confirmation by typing the own name and the password; afterwards the visitor is on the login page. */
export function DeleteDialog({ open, user, instagramer, onClose, onRefused }: Props) {
  const t = useText()
  const dispatch = useAppDispatch()
  const name = instagramer?.username ?? user?.email ?? ''
  const asksPassword = instagramer?.hasPassword !== false
  const schema = { username: [required, typedName(name)], ...(asksPassword && { password: required }) }

  const submit = async ({ password }: { username: string; password: string }) => {
    const outcome = await (instagramer
      ? dispatch(deleteInstagramerMe({ body: { username: name, ...(asksPassword && { password }) } }))
      : dispatch(deleteUserMe({ body: { password } })))
    if (outcome.ok) leave(dispatch, 'deleted')
    else if (refusals.has(outcome.parsedError?.id)) onRefused()
    else return outcome
    return undefined
  }

  return (
    <Modal open={open} onClose={onClose} title={t(messages.deleteTitle)} size="sm">
      <Form
        id="deleteAccount"
        schema={schema}
        initialValues={{ username: '', password: '' }}
        onSubmit={submit}
        afterSubmit="clear"
        guard={false}
        draft={false}
      >
        <Notice kind="bad" urgent={false}>
          {t(messages.deleteWarning)}
        </Notice>
        <TextInput
          name="username"
          label={instagramer ? messages.typeUsername : messages.typeEmail}
          help={t(messages.typeHelp, { name })}
          autoComplete="off"
        />
        {asksPassword && <Password name="password" label={words.password} autoComplete="current-password" />}
        <Stack gap={8}>
          <SubmitButton
            variant="danger"
            label={messages.deleteConfirm}
            reason={asksPassword ? messages.typeBoth : messages.typeName}
            fullWidth
          />
          <Button variant="quiet" fullWidth onClick={onClose}>
            {t(commonMessages.cancel)}
          </Button>
        </Stack>
      </Form>
    </Modal>
  )
}
