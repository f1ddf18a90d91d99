/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { renderWithApp, screen } from '@samspel/testing'
import { Form, Password, passwordConfirmation, SubmitButton } from '../index'

test('an error that comes of two fields goes when either of them is mended (V-17)', async () => {
  const { user } = renderWithApp(
    <Form
      id="f"
      schema={{ passwordConfirmation: passwordConfirmation() }}
      initialValues={{ password: '', passwordConfirmation: '' }}
      onSubmit={() => undefined}
    >
      <Password name="password" label="Lösenord" />
      <Password name="passwordConfirmation" label="Upprepa lösenord" />
      <SubmitButton />
    </Form>,
  )
  await user.type(screen.getByLabelText('Upprepa lösenord'), 'abcdefgh')
  await user.tab()
  expect(screen.getByLabelText('Upprepa lösenord').getAttribute('aria-invalid')).toBe('true')
  await user.type(screen.getByLabelText('Lösenord'), 'abcdefgh')
  expect(screen.getByLabelText('Upprepa lösenord').getAttribute('aria-invalid')).toBeNull()
  expect(screen.getByRole('button', { name: 'Spara' }).getAttribute('aria-disabled')).toBeNull()
})
