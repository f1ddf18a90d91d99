import type { User } from '@samspel/api'
import { Form, ImageInput, maxLength, required, SubmitButton, TextInput } from '@samspel/forms'
import { commonMessages, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Card, notify } from '@samspel/ui'
import { updateMe } from '../../../data/account-actions'
import { messages } from './messages'

const schema = { name: [required, maxLength(120)] }

/** A staff member's name and picture (row C-29). */
export function StaffProfileForm({ user }: { user: User }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const { name, avatarUrl } = user
  return (
    <Card title={t(messages.profile)} detail={user.email}>
      <Form
        id="editMe"
        schema={schema}
        initialValues={{ name, avatarUrl }}
        onSubmit={async (values) => {
          const outcome = await dispatch(updateMe({ body: { user: values } }))
          if (outcome.ok) notify({ kind: 'ok', message: t(messages.saved) })
          return outcome
        }}
      >
        <ImageInput name="avatarUrl" label={messages.picture} ratio={1} width={144} optional />
        <TextInput name="name" label={commonMessages.name} autoComplete="name" />
        <SubmitButton />
      </Form>
    </Card>
  )
}
