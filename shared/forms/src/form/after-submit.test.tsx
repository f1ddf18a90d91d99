/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { renderWithApp, screen, waitFor } from '@samspel/testing'
import { Form, Password, SubmitButton } from '../index'

test('a form that is cleared after a good submit holds nothing of what was typed, and can be used again (T-35)', async () => {
  const sent: string[] = []
  const { user } = renderWithApp(
    <Form
      id="changePassword"
      initialValues={{ password: '' }}
      afterSubmit="clear"
      draft={false}
      onSubmit={({ password }) => void sent.push(password)}
    >
      <Password name="password" label="Lösenord" />
      <SubmitButton />
    </Form>,
  )
  for (const password of ['abcdefgh', 'ijklmnop']) {
    await user.type(screen.getByLabelText('Lösenord'), password)
    await user.click(screen.getByRole('button', { name: 'Spara' }))
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Lösenord').value).toBe(''))
    expect(screen.getByText('Inget är ändrat ännu.')).toBeTruthy()
  }
  expect(sent).toEqual(['abcdefgh', 'ijklmnop'])
})
