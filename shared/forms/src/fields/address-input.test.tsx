/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, renderWithApp, screen } from '@samspel/testing'
import { Form } from '../form/form'
import { TextInput } from './text-inputs'

afterEach(cleanup)

test.each([
  ['tiktok.com/@alva/video/1', 'https://tiktok.com/@alva/video/1'],
  [' www.åäö.se?x=1', 'https://www.åäö.se?x=1'],
  ['https://a.se', 'https://a.se'],
  ['http://a.se/b', 'http://a.se/b'],
  ['alva.lind@post.se', 'alva.lind@post.se'],
  ['mailto:alva@post.se', 'mailto:alva@post.se'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['hej', 'hej'],
])('the address %p reads %p once its field is left; what is no host stays as typed', async (typed, read) => {
  const { user } = renderWithApp(
    <Form id="address" initialValues={{ link: '' }} onSubmit={() => undefined} draft={false}>
      <TextInput name="link" label="Länk" type="url" />
    </Form>,
  )
  await user.type(screen.getByLabelText('Länk'), typed)
  await user.tab()
  expect(screen.getByLabelText('Länk')).toHaveProperty('value', read)
})
