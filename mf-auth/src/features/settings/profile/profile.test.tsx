/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import {
  act,
  buildInstagramer,
  buildUser,
  cleanup,
  type FakeRoutes,
  fireEvent,
  reply,
  screen,
  waitFor,
  wire,
  within,
} from '@samspel/testing'
import { openAsCreator, openAsStaff } from '../testing'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

const HEAD = 'HEAD /collaboration_pages/slug/:slug'
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const region = (name: string) => within(screen.getByRole('region', { name }))
const address = () => region('Din samarbetssida')
const slug = () => address().getByLabelText<HTMLInputElement>('Adress')
const type = (text: string) => fireEvent.change(slug(), { target: { value: text } })
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

/** The address form, with a clock that the test controls. */
const openAddress = async (api: FakeRoutes = {}) => {
  const opened = openAsCreator('/settings', { [HEAD]: reply(404), ...api })
  await screen.findByRole('region', { name: 'Din samarbetssida' })
  jest.useFakeTimers()
  return opened
}

describe('staff', () => {
  test('name and picture are saved as the form editMe (C-29, T-38)', async () => {
    const { user, api, store } = openAsStaff('/settings', {
      'PATCH /users/me': ({ body }) => wire({ user: buildUser((body as { user: object }).user) }),
    })
    await screen.findByLabelText('Namn')
    const save = () => screen.getByRole('button', { name: 'Spara' })
    expect(save().getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('Inget är ändrat ännu.')).toBeTruthy()
    await user.type(field('Namn'), 'x')
    await user.click(save())
    await waitFor(() => expect(api.to('PATCH /users/me')).toHaveLength(1))
    expect(api.to('PATCH /users/me')[0]?.body).toEqual({ user: { name: 'Alva Lind 1x', avatarUrl: null } })
    expect(await screen.findByText('Inget är ändrat ännu.')).toBeTruthy()
    expect(Object.keys(store.getState().forms)).toEqual(['editMe'])
  })

  test('a refusal of the server stands at its field and nothing typed is lost (X-29)', async () => {
    const { user } = openAsStaff('/settings', { 'PATCH /users/me': reply(422, { errors: { name: ['too_long'] } }) })
    await user.type(await screen.findByLabelText('Namn'), 'y')
    await user.click(screen.getByRole('button', { name: 'Spara' }))
    expect(await screen.findByText('för långt')).toBeTruthy()
    expect(field('Namn').value).toBe('Alva Lind 1y')
  })

  test('a changed profile is not left without a question (T-39)', async () => {
    const { user, router } = openAsStaff('/settings')
    await user.type(await screen.findByLabelText('Namn'), 'x')
    await act(() => router.navigate('/settings/security'))
    expect(await screen.findByText('The form contains unsaved changes, do you want to continue anyway?')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Stanna kvar' }))
    expect(router.state.location.pathname).toBe('/settings')
  })

  test('the language is saved without touching a form, and holds at once (C-29, V-31)', async () => {
    const { user, api, store } = openAsStaff('/settings', {
      'PATCH /users/me': wire({ user: buildUser({ locale: 'en' }) }),
    })
    await screen.findByLabelText('Namn')
    await user.click(screen.getByRole('radio', { name: 'English' }))
    await waitFor(() => expect(api.to('PATCH /users/me')).toHaveLength(1))
    expect(api.to('PATCH /users/me')[0]?.body).toEqual({ user: { locale: 'en' } })
    expect(store.getState().app.locale).toBe('en')
    expect(store.getState().forms.editMe).toMatchObject({ submitted: false, submitting: false, errors: {} })
    expect(Object.keys(store.getState().forms)).toEqual(['editMe'])
  })
})

describe('creator', () => {
  test('the profile is saved as the form editInstagramer (C-37)', async () => {
    const { user, api, store } = openAsCreator('/settings', {
      'PATCH /instagramers/me': wire({ instagramer: buildInstagramer({ city: 'Tromsø' }) }),
      'GET /towns': wire({
        places: [{ name: 'Tromsø', near: null, countryCode: 'NO', latitude: 69.65, longitude: 18.96 }],
      }),
    })
    await user.selectOptions(await screen.findByLabelText('Land'), 'NO')
    const town = await screen.findByRole('combobox', { name: /^Ort/ })
    await user.clear(town)
    await user.type(town, 'trom')
    await user.click(await screen.findByRole('option', { name: 'Tromsø' }))
    expect(api.to('GET /towns').at(-1)!.query.get('country')).toBe('NO')
    await user.click(region('Din profil').getByRole('button', { name: 'Spara' }))
    await waitFor(() => expect(api.to('PATCH /instagramers/me')).toHaveLength(1))
    expect(api.to('PATCH /instagramers/me')[0]?.body).toMatchObject({
      instagramer: { name: 'Moa Berg 1', city: 'Tromsø', countryCode: 'NO', profileCategoryIds: [] },
    })
    expect(store.getState().forms.editInstagramer).toBeDefined()
  })

  test('the bank account is typed twice, has a form of its own and is never shown again (C-37, V-08)', async () => {
    const { user, api, store } = openAsCreator('/settings', {
      'PATCH /instagramers/me': wire({ instagramer: buildInstagramer({ bankAccountLastFour: '1234' }) }),
    })
    await user.type(await screen.findByLabelText('Clearing- och kontonummer'), '8327-9 1234')
    await user.type(screen.getByLabelText('Upprepa numret'), '8327-9 123')
    await user.tab()
    expect(await screen.findByText('måste stämma överrens')).toBeTruthy()
    await user.type(screen.getByLabelText('Upprepa numret'), '4')
    await user.click(screen.getByRole('button', { name: 'Spara konto' }))
    expect(await screen.findByText(/slutar på 1234/)).toBeTruthy()
    await waitFor(() => expect(field('Clearing- och kontonummer').value).toBe(''))
    expect(api.to('PATCH /instagramers/me')[0]?.body).toEqual({
      instagramer: { bankAccountNumber: '8327-9 1234', bankAccountNumberConfirmation: '8327-9 1234' },
    })
    expect(Object.keys(store.getState().forms)).toContain('bankAccount')
  })

  test.each([
    ['8327-9, 123 456 789-0', '8327-9 123 456 789-0'],
    ['IBAN SE45\u00a05000\u00a00000\u00a00583\u00a09825\u00a07466', 'SE45 5000 0000 0583 9825 7466'],
  ])('an account number is read as it was copied: %j', async (copied, number) => {
    const { user, api } = openAsCreator('/settings', {
      'PATCH /instagramers/me': wire({ instagramer: buildInstagramer({ bankAccountLastFour: '7466' }) }),
    })
    for (const label of ['Clearing- och kontonummer', 'Upprepa numret']) {
      await user.click(await screen.findByLabelText(label))
      await user.paste(copied)
      // Letters can be typed: an IBAN begins with them.
      expect(field(label).inputMode).not.toBe('numeric')
    }
    await user.click(screen.getByRole('button', { name: 'Spara konto' }))
    await waitFor(() =>
      expect(api.to('PATCH /instagramers/me')[0]?.body).toEqual({
        instagramer: { bankAccountNumber: number, bankAccountNumberConfirmation: number },
      }),
    )
  })

  test('outside of Sweden the field asks in the form of the country, and takes an IBAN', async () => {
    const { user, api } = openAsCreator(
      '/settings',
      { 'PATCH /instagramers/me': wire({ instagramer: buildInstagramer({ bankAccountLastFour: '7947' }) }) },
      { countryCode: 'NO' },
    )
    for (const label of ['Kontonummer', 'Upprepa numret'])
      await user.type(await screen.findByLabelText(label), 'NO93 8601 1117 947')
    await user.click(screen.getByRole('button', { name: 'Spara konto' }))
    await waitFor(() =>
      expect(api.to('PATCH /instagramers/me')[0]?.body).toMatchObject({
        instagramer: { bankAccountNumber: 'NO93 8601 1117 947' },
      }),
    )
  })

  test('another bank account long after the sign-in is sent again once the password is confirmed', async () => {
    let isConfirmed = false
    const { user, api } = openAsCreator('/settings', {
      'PATCH /instagramers/me': () =>
        isConfirmed
          ? wire({ instagramer: buildInstagramer({ bankAccountLastFour: '1234' }) })
          : reply(422, { error: 'confirmation_needed' }),
      'POST /auth/password_confirmation': () => void (isConfirmed = true),
    })
    await user.type(await screen.findByLabelText('Clearing- och kontonummer'), '8327-9 1234')
    await user.type(screen.getByLabelText('Upprepa numret'), '8327-9 1234')
    await user.click(screen.getByRole('button', { name: 'Spara konto' }))
    await user.type(await screen.findByLabelText('Nuvarande lösenord'), 'det gamla')
    expect(field('Clearing- och kontonummer').value).toBe('8327-9 1234')
    await user.click(screen.getByRole('button', { name: 'Spara konto' }))
    expect(await screen.findByText(/slutar på 1234/)).toBeTruthy()
    expect(api.to('POST /auth/password_confirmation')[0]?.body).toEqual({ password: 'det gamla' })
    await waitFor(() => expect(screen.queryByLabelText('Nuvarande lösenord')).toBeNull())
  })
})

describe('tax details (G-06, V-09)', () => {
  test('the personal id of a creator in Sweden is asked for in its form, and never shown whole again', async () => {
    const { user, api } = openAsCreator('/settings', {
      'PATCH /instagramers/me': wire({ instagramer: buildInstagramer({ personalIdMasked: '19900101-••••' }) }),
    })
    const tax = region('Skatteuppgifter')
    await user.type(await tax.findByLabelText('Personnummer'), '900101-1234')
    await user.tab()
    expect(await tax.findByText('personnummer måste anges enligt ÅÅÅÅMMDD-XXXX')).toBeTruthy()
    await user.clear(tax.getByLabelText('Personnummer'))
    await user.type(tax.getByLabelText('Personnummer'), '199001011234')
    await user.click(tax.getByRole('button', { name: 'Spara personnummer' }))
    expect(await tax.findByText('Personnummer 19900101-••••')).toBeTruthy()
    expect(api.to('PATCH /instagramers/me')[0]?.body).toEqual({ instagramer: { personalId: '199001011234' } })
  })

  test.each(['NO', 'DK', 'FI', 'GB'] as const)('nothing of it is shown in %s', async (countryCode) => {
    openAsCreator('/settings', {}, { countryCode })
    await screen.findByText('Bankkonto för utbetalningar')
    expect(screen.queryByText(/Skatteuppgifter|Personnummer/)).toBeNull()
  })
})

describe('page address', () => {
  test('the base of the address stands before the input, which holds only the slug (S-41, E-22)', async () => {
    await openAddress()
    expect(slug().value).toBe('anna')
    expect(slug().parentElement?.textContent).toBe(`${window.location.host}/page/`)
  })

  test('lower case as typed; empty and malformed are refused in words (V-22, V-23)', async () => {
    await openAddress()
    type('AbC')
    expect(slug().value).toBe('abc')
    type('')
    await wait(600)
    expect(address().getByText('fältet är obligatoriskt')).toBeTruthy()
    type('a b')
    await wait(600)
    expect(address().getByText('enbart bokstäver, siffror och bindestreck (-) är tillåtna.')).toBeTruthy()
  })

  test('one lookup, 500 ms after the last key; none for the current address nor an empty one, one per value (V-24, V-25)', async () => {
    const { api } = await openAddress()
    for (const text of ['a', 'ab', 'abc']) {
      type(text)
      await wait(100)
    }
    await wait(399)
    expect(api.to(HEAD)).toHaveLength(0)
    await wait(1)
    expect(api.to(HEAD).map(({ path }) => path)).toEqual(['/collaboration_pages/slug/abc'])
    for (const text of ['', 'anna', 'abcd', 'abc']) {
      type(text)
      await wait(1_000)
    }
    expect(api.to(HEAD)).toHaveLength(2)
    expect(address().queryByText('är redan upptagen')).toBeNull()
  })

  test.each([
    [200, 'är redan upptagen'],
    [403, 'är redan upptagen'],
    [0, 'förfrågan misslyckades'],
  ])('a lookup that answers %d says %s (V-26, V-27)', async (status, text) => {
    await openAddress({ [HEAD]: reply(status) })
    type('upptagen')
    await wait(500)
    expect(address().getByText(text)).toBeTruthy()
    expect(address().getByRole('button', { name: 'Byt adress' }).getAttribute('aria-disabled')).toBe('true')
  })

  test('a spinner while it checks, then a check mark or a warning (V-28)', async () => {
    let answer = (_: object) => {}
    await openAddress({ [HEAD]: () => new Promise<object>((resolve) => (answer = resolve)) })
    const marks = () =>
      ['Kontrollerar om adressen är ledig', 'Adressen är ledig', 'Adressen går inte att använda'].filter((label) =>
        address().queryByLabelText(label),
      )
    type('abc')
    await wait(500)
    expect(marks()).toEqual(['Kontrollerar om adressen är ledig'])
    answer(reply(404))
    await wait(0)
    expect(marks()).toEqual(['Adressen är ledig'])
    type('abcd')
    await wait(500)
    answer(reply(200))
    await wait(0)
    expect(marks()).toEqual(['Adressen går inte att använda'])
  })

  test('it tells that old links stop working before saving, then saves the slug (E-22)', async () => {
    const { api } = await openAddress({
      'PATCH /instagramers/me': wire({ instagramer: buildInstagramer({ collaborationPageSlug: 'ny-adress' }) }),
    })
    expect(address().queryByText(/slutar gamla länkar/)).toBeNull()
    type('ny-adress')
    await wait(600)
    expect(address().getByText(/slutar gamla länkar/).textContent).toContain(`${window.location.host}/page/anna`)
    fireEvent.click(address().getByRole('button', { name: 'Byt adress' }))
    await wait(100)
    expect(api.to('PATCH /instagramers/me')[0]?.body).toEqual({ instagramer: { collaborationPageSlug: 'ny-adress' } })
    expect(address().getByRole('link', { name: 'Visa sidan' }).getAttribute('href')).toBe('/page/ny-adress')
    expect(address().queryByText(/slutar gamla länkar/)).toBeNull()
  })

  test('somebody who was faster: the server’s refusal stands at the field (V-26)', async () => {
    await openAddress({ 'PATCH /instagramers/me': reply(422, { errors: { collaboration_page_slug: ['taken'] } }) })
    type('ny-adress')
    await wait(600)
    fireEvent.click(address().getByRole('button', { name: 'Byt adress' }))
    await wait(100)
    expect(address().getByText('är redan upptagen')).toBeTruthy()
    expect(slug().value).toBe('ny-adress')
  })
})

describe('unconfirmed address', () => {
  test('a notice sends the link again, once, and says where it went (T-47)', async () => {
    const { user, api } = openAsCreator(
      '/settings',
      { 'POST /auth/instagramers/confirmation': undefined },
      { emailConfirmed: false },
    )
    await user.click(await screen.findByRole('button', { name: 'Skicka länken igen' }))
    expect(await screen.findByText(/Kolla inkorgen för moa@b.se/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Skicka länken igen' })).toBeNull()
    expect(api.to('POST /auth/instagramers/confirmation')[0]?.body).toEqual({
      instagramer: { email: 'moa@b.se' },
      redirectUrl: 'http://localhost/instagramer-email-confirmation',
    })
  })

  test('staff ask at their own path, a failure is said, and a confirmed address shows nothing (T-47)', async () => {
    const { user, api, unmount } = openAsStaff(
      '/settings',
      { 'POST /auth/users/confirmation': reply(429, { error: 'too_many_requests' }) },
      { emailConfirmed: false },
    )
    await user.click(await screen.findByRole('button', { name: 'Skicka länken igen' }))
    expect(await screen.findByText('För många försök. Vänta en stund och försök igen.')).toBeTruthy()
    expect(api.to('POST /auth/users/confirmation')[0]?.body).toMatchObject({ user: { email: 'user1@samspel.test' } })
    unmount()
    openAsStaff('/settings')
    await screen.findByLabelText('Namn')
    expect(screen.queryByText(/Bekräfta din e-postadress/)).toBeNull()
  })
})

test('the delivery address is set in the settings and can be removed; what was typed is kept when the form is closed', async () => {
  const lina = {
    name: 'Lina Sandberg',
    street: 'Linnégatan 21',
    postalCode: '413 04',
    city: 'Göteborg',
    country: 'SE',
    phone: '+46701740612',
    note: '',
  }
  let saved: object | null = null
  const { user, api } = openAsCreator('/settings', {
    'GET /instagramers/me/delivery_address': () => ({ delivery_address: saved && wire(saved) }),
    'GET /postal_towns': { town: 'Göteborg' },
    'PUT /instagramers/me/delivery_address': () => {
      saved = lina
      return { delivery_address: wire(lina) }
    },
    'DELETE /instagramers/me/delivery_address': () => {
      saved = null
      return undefined
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Lägg till adress' }))
  const fill = async (label: string, text: string) => {
    await user.clear(await screen.findByLabelText(label))
    await user.click(screen.getByLabelText(label))
    await user.paste(text)
  }
  // The profile behind has fields of the same names; the dialog is the one that counts.
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByLabelText('Gatuadress'))
  await user.paste('Linnégatan 21')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await user.click(screen.getByRole('button', { name: 'Lägg till adress' }))
  expect(await screen.findByDisplayValue('Linnégatan 21')).toBeTruthy()
  await fill('Postnummer', '41304')
  await fill('Mobilnummer', '0701740612')
  await user.click(await screen.findByRole('button', { name: 'Spara adressen' }))
  expect(await screen.findByText(/413 04 Göteborg/)).toBeTruthy()
  expect(api.to('PUT /instagramers/me/delivery_address')[0]?.body).toMatchObject({
    deliveryAddress: { street: 'Linnégatan 21', postalCode: '413 04', city: 'Göteborg', phone: '+46701740612' },
  })

  await user.click(screen.getByRole('button', { name: 'Ta bort' }))
  const question = await screen.findByRole('dialog', { name: 'Ta bort leveransadressen?' })
  await user.click(within(question).getByRole('button', { name: 'Ta bort' }))
  expect(await screen.findByRole('button', { name: 'Lägg till adress' })).toBeTruthy()
  expect(api.to('DELETE /instagramers/me/delivery_address')).toHaveLength(1)
})
