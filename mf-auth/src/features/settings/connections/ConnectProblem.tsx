import { Form, SubmitButton, useConfirmation } from '@samspel/forms'
import { commonMessages } from '@samspel/i18n'
import { Notice } from '@samspel/ui'
import type { Problem } from './use-connect'

/** Why the provider cannot be opened. When the password is required first, asks for it and then continues. */
export function ConnectProblem({ problem, onConfirmed }: { problem: Problem; onConfirmed: () => void }) {
  const { schema, run, field, isPassword } = useConfirmation(problem.id)
  const submit = async (values: object) => {
    const outcome = await run(values, () => Promise.resolve({ ok: true, parsedError: undefined }))
    if (outcome.ok) onConfirmed()
    return outcome
  }
  return (
    <>
      <Notice kind="bad">{problem.text}</Notice>
      {field && (
        <Form id="confirmPassword" schema={schema} initialValues={{}} onSubmit={submit} guard={false} draft={false}>
          {field}
          {isPassword && <SubmitButton label={commonMessages.continue} />}
        </Form>
      )}
    </>
  )
}
