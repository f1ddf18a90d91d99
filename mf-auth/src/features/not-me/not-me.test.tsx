/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { cleanup, reply, screen } from '@samspel/testing'
import { button, expectAlert, heading, hrefOf, openPage } from '../../testing'
import NotMePage from '.'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const call = 'POST /auth/denials'
const open = (api = {}, token = '?denial_token=T') => openPage(NotMePage, '/not-me', `/not-me${token}`, api)
const done = { scope: 'instagramer', reset_password_token: 'R+1' }

test('a link that is only opened, as filters of mail do, does nothing', async () => {
  const { api } = open({ [call]: done })
  await heading('Var det inte du?')
  await screen.findByRole('button', { name: 'Det här var inte jag' })
  expect(api.calls).toEqual([])
})

test('pressed once it signs everybody out, and leads to a new password', async () => {
  const { user, api } = open({ [call]: done })
  await user.click(button('Det här var inte jag'))
  await heading('Alla är utloggade')
  expect(api.to(call).map(({ body }) => body)).toEqual([{ denialToken: 'T' }])
  expect(hrefOf('Välj nytt lösenord')).toBe('/reset-password/creator?reset_password_token=R%2B1')
})

test('a link that is no longer good says so, and what to do instead', async () => {
  const { user } = open({ [call]: reply(422, { error: 'invalid', errors: { denial_token: ['token_invalid'] } }) })
  await user.click(button('Det här var inte jag'))
  await heading('Länken gäller inte längre')
  expect(hrefOf('Välj nytt lösenord')).toBe('/reset-password')
})

test('a failure keeps the button, and the next try is said to have gone well', async () => {
  const { user, api } = open({ [call]: reply(503) })
  await user.click(button('Det här var inte jag'))
  await expectAlert('Vi vet inte om det gick. Försök igen.')
  api.on({ [call]: done })
  await user.click(button('Det här var inte jag'))
  await heading('Alla är utloggade')
})

test('an address without a token asks nothing', async () => {
  const { api } = open({}, '')
  await heading('Länken gäller inte längre')
  expect(api.calls).toEqual([])
})
