/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { cleanup, reply, screen, waitFor } from '@samspel/testing'
import { button, expectAlert, field, heading, heldAnswer, hrefOf, isReady, openPage } from '../../testing'
import ResetPasswordPage from '.'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const reset = (route: string, api = {}) => openPage(ResetPasswordPage, '/reset-password/:accountType', route, api)
const userCall = '/auth/users/password'
const creatorCall = '/auth/instagramers/password'
const ask = 'Återställ lösenord'
const sent = 'Ett mail har skickats med instruktioner för att ändra ditt lösenord. Kolla din inkorg!'

describe('request', () => {
  test('account type, email, button and the way back (S-23, R-14)', () => {
    reset('/reset-password/creator')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Kreatör' }).checked).toBe(true)
    expect([field('E-post').name, field('E-post').autocomplete]).toEqual(['email', 'username'])
    expect(button(ask)).toBeTruthy()
    expect(hrefOf('Tillbaka till inloggningen')).toBe('/login/creator')
  })

  test('the button waits for a valid address (V-18)', async () => {
    const { user } = reset('/reset-password/brand')
    await user.type(field('E-post'), 'a@b')
    expect(isReady(ask)).toBe(false)
    await user.type(field('E-post'), '.se')
    expect(isReady(ask)).toBe(true)
  })

  test('loading, then the form is off and the confirmation stands in place of the button (T-44, X-20, C-25)', async () => {
    const held = heldAnswer(reply(204))
    const { user, api } = reset('/reset-password/brand', { [`POST ${userCall}`]: held.answer })
    await user.type(field('E-post'), 'a@b.se')
    await user.click(button(ask))
    expect(button(ask).getAttribute('aria-busy')).toBe('true')
    held.release()
    expect(await screen.findByText(sent)).toBeTruthy()
    expect([...document.querySelectorAll('input')].every(({ disabled }) => disabled)).toBe(true)
    expect(screen.queryByRole('button', { name: ask })).toBeNull()
    expect(api.to(`POST ${userCall}`)[0]?.body).toEqual({
      user: { email: 'a@b.se' },
      redirectUrl: window.location.href,
    })
  })

  test('a creator asks as instagramer (C-24)', async () => {
    const { user, api } = reset('/reset-password/creator', { [`POST ${creatorCall}`]: undefined })
    await user.type(field('E-post'), 'a@b.se')
    await user.click(button(ask))
    await screen.findByText(sent)
    expect(api.to(`POST ${creatorCall}`)[0]?.body).toEqual({
      instagramer: { email: 'a@b.se' },
      redirectUrl: window.location.href,
    })
  })

  test('Z40 an unknown address shows the literal text, and the email stays through the change of account type (X-19)', async () => {
    const { user, router } = reset('/reset-password/creator', {
      [`POST ${creatorCall}`]: reply(422, { error: 'invalid', errors: { email: ['not_found'] } }),
    })
    await user.type(field('E-post'), 'a@b.se')
    await user.click(button(ask))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Något gick fel, kontrollera din email och försök igen. Kolla även användartypen ovan 👆',
    )
    await user.click(screen.getByRole('radio', { name: 'Varumärke' }))
    expect(router.state.location.pathname).toBe('/reset-password/brand')
    expect(field('E-post').value).toBe('a@b.se')
  })

  test.each([
    [0, undefined, 'Kunde inte ansluta till servern, kontrollera din anslutning och försök igen.'],
    [429, { error: 'too_many_requests' }, 'För många försök. Vänta en stund och försök igen.'],
  ])('status %s: the text stays and it can be sent again (T-44)', async (status, body, text) => {
    const { user, api } = reset('/reset-password/brand', { [`POST ${userCall}`]: reply(status, body) })
    await user.type(field('E-post'), 'a@b.se')
    await user.click(button(ask))
    await expectAlert(text)
    expect(field('E-post').value).toBe('a@b.se')
    api.on({ [`POST ${userCall}`]: undefined })
    await user.click(button(ask))
    expect(await screen.findByText(sent)).toBeTruthy()
  })

  test('Z35 /instagramer-reset-password is that of creators (R-16)', async () => {
    const { user, api } = openPage(ResetPasswordPage, '/instagramer-reset-password', '/instagramer-reset-password', {
      [`POST ${creatorCall}`]: undefined,
    })
    expect(await heading('Återställ ditt lösenord')).toBeTruthy()
    expect(hrefOf('Tillbaka till inloggningen')).toBe('/login/creator')
    await user.type(field('E-post'), 'a@b.se')
    await user.click(button(ask))
    await waitFor(() => expect(api.to(`POST ${creatorCall}`)).toHaveLength(1))
  })
})

describe('change', () => {
  const open = async (answer: unknown, type = 'brand') => {
    const call = type === 'brand' ? userCall : creatorCall
    const view = reset(`/reset-password/${type}?reset_password_token=x`, { [`PUT ${call}`]: answer })
    await view.user.type(field('Lösenord'), 'abcdefgh')
    await view.user.type(field('Upprepa lösenord'), 'abcdefgh')
    await view.user.click(button('Ändra lösenord'))
    return { ...view, calls: () => view.api.to(`PUT ${call}`) }
  }

  test('two new passwords and the button (S-24, R-14)', () => {
    reset('/reset-password/creator?reset_password_token=x')
    const inputs = [...document.querySelectorAll('input')]
    expect(inputs.map(({ type, autocomplete }) => [type, autocomplete])).toEqual([
      ['password', 'new-password'],
      ['password', 'new-password'],
    ])
    expect(button('Ändra lösenord')).toBeTruthy()
  })

  test('seven characters and two that differ are refused at the fields (V-16, V-17)', async () => {
    const { user } = reset('/reset-password/creator?reset_password_token=x')
    await user.type(field('Lösenord'), 'abcdefg')
    await user.type(field('Upprepa lösenord'), 'abcdefgi')
    await user.tab()
    expect(screen.getByText('Måste vara minst 8 tecken långt')).toBeTruthy()
    expect(screen.getByText('Lösenorden matchar inte')).toBeTruthy()
    expect(isReady('Ändra lösenord')).toBe(false)
  })

  test.each(['brand', 'creator'])('a change of %s succeeds and leads to the login (T-45, C-26)', async (type) => {
    const { calls } = await open(undefined, type)
    expect((await screen.findByRole('status')).textContent).toBe('Ditt lösenord har ändrats 🚀')
    expect(hrefOf('Logga in')).toBe(`/login/${type}`)
    const change = { password: 'abcdefgh', passwordConfirmation: 'abcdefgh', resetPasswordToken: 'x' }
    expect(calls()[0]?.body).toEqual(type === 'brand' ? { user: change } : { instagramer: change })
  })

  test.each([422, 401])(
    'Z38 status %s with an error at the token: the literal text, and a new link without the token (X-22, T-45)',
    async (status) => {
      await open(reply(status, { error: 'invalid', errors: { reset_password_token: ['x'] } }))
      await expectAlert('Återställningslänken är inte längre giltlig, begär en ny länk om du vill ändra ditt lösenord.')
      expect(hrefOf('Begär ny länk')).toBe('/reset-password/brand')
      expect(document.querySelector('form')).toBeNull()
    },
  )

  test('Z30 a 401 says that the link can be used only once, and nobody is sent to the login (X-21)', async () => {
    const { router } = await open(reply(401, { error: 'unauthorized' }))
    await expectAlert('Länken kan bara användas en gång, begär en ny.')
    expect(hrefOf('Begär ny länk')).toBe('/reset-password/brand')
    expect(router.state.location.pathname).toBe('/reset-password/brand')
  })

  test('an error with only a message shows that message; the form stays with what was typed (X-22)', async () => {
    await open(reply(422, { message: 'Lösenordet är för likt det förra.' }))
    await expectAlert('Lösenordet är för likt det förra.')
    expect([field('Lösenord').value, field('Upprepa lösenord').value]).toEqual(['abcdefgh', 'abcdefgh'])
  })

  test('other errors show in the words of their id (X-22)', async () => {
    await open(reply(429, { error: 'too_many_requests' }))
    await expectAlert('För många försök. Vänta en stund och försök igen.')
    expect(field('Lösenord').value).toBe('abcdefgh')
  })
})
