import {
  Form,
  Password,
  passwordConfirmation,
  passwordLength,
  required,
  SubmitButton,
  useConfirmation,
} from '@samspel/forms'
import { useText } from '@samspel/i18n'
import { queryActions, useAppDispatch } from '@samspel/store'
import { Card, notify } from '@samspel/ui'
import { messages as shared } from '../../../components/messages'
import { updateInstagramerMe, updateMe } from '../../../data/account-actions'
import { messages } from './messages'

const schema = { password: [required, passwordLength], passwordConfirmation: passwordConfirmation() }
const form = 'changePassword'

/** Changes the password (rows C-27, V-16, V-17); creators who have only used Facebook set their first one. */
export function PasswordForm({ isStaff, isFirst }: { isStaff: boolean; isFirst: boolean }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const confirmation = useConfirmation()
  return (
    <Card
      title={t(isFirst ? messages.choosePassword : messages.password)}
      detail={t(isFirst ? messages.chooseHelp : messages.passwordHelp)}
    >
      <Form
        id={form}
        schema={{ ...schema, ...confirmation.schema }}
        initialValues={{ password: '', passwordConfirmation: '' }}
        afterSubmit="clear"
        draft={false}
        onSubmit={async (values) => {
          const change = { password: values.password, passwordConfirmation: values.passwordConfirmation }
          const outcome = await confirmation.run(values, () =>
            isStaff
              ? dispatch(updateMe({ body: { user: change }, form }))
              : dispatch(updateInstagramerMe({ body: { instagramer: change }, form })),
          )
          if (outcome.ok) {
            notify({ kind: 'ok', message: t(messages.passwordChanged) })
            dispatch(queryActions.invalidated({ prefix: 'listSessions' }))
          }
          return outcome
        }}
      >
        <Password
          name="password"
          label={messages.newPassword}
          help={messages.newPasswordHelp}
          autoComplete="new-password"
        />
        <Password name="passwordConfirmation" label={shared.repeatPassword} autoComplete="new-password" />
        {confirmation.field}
        <SubmitButton
          label={isFirst ? messages.choosePassword : messages.changePassword}
          {...(!confirmation.isPassword && { reason: messages.twice })}
        />
      </Form>
    </Card>
  )
}
