/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, renderWithApp, screen, waitFor } from '@samspel/testing'
import { Form } from '../form/form'
import { required } from '../validation/rules'
import { TextInput } from './text-inputs'

afterEach(cleanup)

const Page = () => (
  <Form id="pressed" schema={{ name: required }} initialValues={{ name: '' }} onSubmit={() => undefined} draft={false}>
    <TextInput name="name" label="Namn" />
    <button type="button">Nedanför</button>
  </Form>
)
const error = () => screen.queryByText('fältet är obligatoriskt')
const open = async () => {
  const { user } = renderWithApp(<Page />)
  await user.click(screen.getByLabelText('Namn'))
  return user
}

test('a field that is left by a press says its error once the press is over, so that it lands where it was aimed (V-01)', async () => {
  const user = await open()
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button') })
  expect(document.activeElement).toBe(screen.getByRole('button'))
  expect(error()).toBeNull()
  await user.pointer({ keys: '[/MouseLeft]', target: screen.getByRole('button') })
  await waitFor(() => expect(error()).toBeTruthy())
})

test('one that is left by the keyboard says it at once (V-01)', async () => {
  const user = await open()
  await user.tab()
  expect(error()).toBeTruthy()
})
