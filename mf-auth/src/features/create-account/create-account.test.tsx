/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { type AppRender, buildInstagramer, buildUser, cleanup, reply, screen, waitFor, wire } from '@samspel/testing'
import { button, expectAlert, field, hrefOf, isReady, openPage } from '../../testing'
import CreateAccountPage from '.'
import { initialAccount } from './account-values'

beforeEach(() => localStorage.clear())
afterEach(cleanup)
// What was typed is kept in the tab until it is sent.
afterEach(() => sessionStorage.clear())

const free = { 'HEAD /collaboration_pages/slug/:slug': reply(404) }
const create = (route: string, api = {}) =>
  openPage(CreateAccountPage, '/create-account/:accountType?', route, { ...free, ...api })
const brand = {
  name: 'Varumärkets namn',
  person: 'Ditt namn',
  slug: /^Unik adress/,
  email: 'E-post',
  password: 'Lösenord',
} as const
const brandSignUp = 'POST /auth/users'
const creatorSignUp = 'POST /auth/instagramers'
const submit = 'Skapa konto'

const ready = () => waitFor(() => expect(isReady(submit)).toBe(true), { timeout: 4_000 })
const fillBrand = async ({ user }: AppRender, { tick = true } = {}) => {
  await user.type(field(brand.name), 'Anna AB')
  await user.type(field(brand.person), 'Anna Ek')
  await user.type(field(brand.email), 'a@b.se')
  await user.type(field(brand.password), 'abcdefgh')
  if (tick) await user.click(screen.getByRole('checkbox'))
}
const fillCreator = async ({ user }: AppRender) => {
  await user.type(field('Användarnamn'), 'anna')
  await user.type(field('E-post'), 'a@b.se')
  await user.type(field('Lösenord'), 'abcdefgh')
  await user.click(screen.getByRole('checkbox'))
}

describe('the page', () => {
  test.each(['/create-account', '/create-account/brand', '/create-account/creator'])(
    '%s shows the creation (R-01)',
    (route) => {
      const { router } = create(route)
      expect(screen.getByRole('heading', { level: 1, name: 'Skapa ditt konto' })).toBeTruthy()
      expect(router.state.location.pathname).toBe(route)
    },
  )

  test('placeholder and exactly two options; a choice opens its address and keeps the query (S-17)', async () => {
    const { user, router } = create('/create-account?slug=anna')
    const options = screen.getAllByRole('option').map((option) => option.textContent)
    expect(options).toEqual([
      'Välj kontotyp',
      'Jag är en kreatör som söker samarbeten',
      'Jag är ett varumärke som söker kreatörer',
    ])
    expect(document.querySelector('form')).toBeNull()
    await user.selectOptions(screen.getByRole('combobox'), 'Jag är ett varumärke som söker kreatörer')
    expect(router.state.location.pathname + router.state.location.search).toBe('/create-account/brand?slug=anna')
  })

  test('the chosen account type stands whole beside the select, which cuts it on a phone, and is read out once', () => {
    create('/create-account/brand')
    const [option, whole] = screen.getAllByText('Jag är ett varumärke som söker kreatörer')
    expect([option?.tagName, whole?.getAttribute('aria-hidden')]).toEqual(['OPTION', 'true'])
    cleanup()
    create('/create-account')
    expect(screen.getAllByText('Välj kontotyp').map(({ tagName }) => tagName)).toEqual(['OPTION'])
  })

  test('a brand has the inputs of S-18 and the name of whoever signs up, the slug after the base of its address (S-18)', () => {
    create('/create-account/brand')
    const names = [...document.querySelectorAll<HTMLInputElement>('form input')].map(({ name }) => name)
    expect(names).toEqual(['brandName', 'collaborationPage.slug', 'name', 'email', 'password', 'acceptTerms'])
    expect(field(brand.slug).previousElementSibling?.textContent).toBe('localhost/b/')
  })

  test('a creator sees the read-only address of the page follow the username (S-19)', async () => {
    const { user } = create('/create-account/creator')
    expect(screen.queryByLabelText(brand.name)).toBeNull()
    await user.type(field('Användarnamn'), 'Anna')
    expect(field('Användarnamn').value).toBe('anna')
    expect(field('Din sida').readOnly).toBe(true)
    expect(field('Din sida').value).toBe('localhost/page/anna')
  })

  test('terms and privacy at the box, other ones for brands, and a link to log in (S-20)', () => {
    const linksOf = (type: string) => {
      create(`/create-account/${type}`)
      const box = screen.getByRole('checkbox').closest('label, div')!.parentElement!
      const links = [...box.querySelectorAll('a')].map((link) => link.getAttribute('href'))
      expect(hrefOf('Logga in')).toBe(`/login/${type}`)
      cleanup()
      return links
    }
    expect(linksOf('creator')).toEqual(['/terms', '/terms#privacy'])
    expect(linksOf('brand')).toEqual(['/terms#company', '/terms#company-privacy'])
  })

  test('Facebook for creators only, with the terms beneath it (S-10)', () => {
    create('/create-account/brand')
    expect(screen.queryByRole('button', { name: 'Fortsätt med Facebook' })).toBeNull()
    cleanup()
    create('/create-account/creator')
    expect(button('Fortsätt med Facebook')).toBeTruthy()
    expect(screen.getByText(/^Går du vidare godkänner du/)).toBeTruthy()
  })

  test('where Instagram is set up, an account is created by it too', async () => {
    create('/create-account/creator', { 'GET /auth/ways': { ways: { facebook: true, instagram: true } } })
    expect(await screen.findByRole('button', { name: 'Fortsätt med Instagram' })).toBeTruthy()
    expect(button('Fortsätt med Facebook')).toBeTruthy()
  })

  test('the email that was typed stays through a change of account type, and fields say what they are for', async () => {
    const { user } = create('/create-account/creator')
    await user.type(field('E-post'), 'a@b.se')
    await user.selectOptions(screen.getByRole('combobox'), 'Jag är ett varumärke som söker kreatörer')
    expect(field('E-post').value).toBe('a@b.se')
    expect([field('E-post').autocomplete, field('Lösenord').autocomplete, field(brand.slug).autocomplete]).toEqual([
      'username',
      'new-password',
      'off',
    ])
  })
})

describe('the slug', () => {
  test('follows the brand name until it is edited (S-21)', async () => {
    const { user } = create('/create-account/brand')
    await user.type(field(brand.name), 'My Brand')
    expect(field(brand.slug).value).toBe('my-brand')
    await user.clear(field(brand.name))
    expect(field(brand.slug).value).toBe('')
    await user.type(field(brand.name), 'Åhléns')
    expect(field(brand.slug).value).toBe('åhléns')
    await user.clear(field(brand.slug))
    await user.type(field(brand.slug), 'x')
    await user.type(field(brand.name), ' Two')
    expect(field(brand.slug).value).toBe('x')
  })

  test('one that was cleared stays empty (S-21)', async () => {
    const { user } = create('/create-account/brand')
    await user.type(field(brand.name), 'My')
    await user.clear(field(brand.slug))
    await user.type(field(brand.name), ' Brand')
    expect(field(brand.slug).value).toBe('')
  })

  test('Z24 what the name makes of it may be refused: the field says so', async () => {
    const { user } = create('/create-account/brand')
    await user.type(field(brand.name), 'Åhléns')
    expect(await screen.findByText('enbart bokstäver, siffror och bindestreck (-) är tillåtna.')).toBeTruthy()
  })
})

describe('sending', () => {
  test('the query fills the slug and travels along; no token is sent (S-22, C-17)', async () => {
    const view = create('/create-account/brand?slug=anna&stripeSessionId=cs_1&destination=%2Fx', {
      [brandSignUp]: { user: wire(buildUser({ email: 'a@b.se' })) },
    })
    view.api.token.value = 'old'
    expect(field(brand.slug).value).toBe('anna')
    await fillBrand(view)
    await ready()
    await view.user.click(button(submit))
    await waitFor(() => expect(view.api.to(brandSignUp)).toHaveLength(1))
    const [call] = view.api.to(brandSignUp)
    expect(call?.body).toEqual({
      user: {
        brandName: 'Anna AB',
        name: 'Anna Ek',
        email: 'a@b.se',
        password: 'abcdefgh',
        locale: 'sv',
        slug: 'anna',
        stripeSessionId: 'cs_1',
      },
    })
    expect(call?.headers).not.toHaveProperty('Authorization')
    expect(hrefOf('Logga in')).toBe('/login/brand?destination=%2Fx')
  })

  test('a creator sends the slug as that of the page (C-19)', async () => {
    const view = create('/create-account/creator', { [creatorSignUp]: { instagramer: wire(buildInstagramer()) } })
    await fillCreator(view)
    await ready()
    await view.user.click(button(submit))
    await waitFor(() =>
      expect(view.api.to(creatorSignUp)[0]?.body).toEqual({
        instagramer: { email: 'a@b.se', password: 'abcdefgh', collaborationPageAttributes: { slug: 'anna' } },
      }),
    )
  })

  const missing = 'fältet är obligatoriskt'
  test.each([
    ['brandName', brand.name, missing],
    ['name', brand.person, missing],
    ['slug', brand.slug, missing],
    ['email', brand.email, 'ange en giltig emailadress'],
    ['password', brand.password, missing],
  ] as const)('an empty %s: an error at the field and no request (V-19, V-06)', async (_, name, text) => {
    const view = create('/create-account/brand', { [brandSignUp]: { user: wire(buildUser()) } })
    await fillBrand(view)
    await ready()
    await view.user.clear(field(name))
    await view.user.tab()
    expect(field(name).getAttribute('aria-invalid')).toBe('true')
    const help = document.getElementById(field(name).getAttribute('aria-describedby')!)
    expect(help?.textContent).toBe(text)
    expect(isReady(submit)).toBe(false)
    await view.user.click(button(submit))
    expect(view.api.to(brandSignUp)).toHaveLength(0)
  })

  test('nothing is sent before the terms are accepted (V-20)', async () => {
    const view = create('/create-account/brand', { [brandSignUp]: { user: wire(buildUser()) } })
    await fillBrand(view, { tick: false })
    await waitFor(() => expect(view.api.to('HEAD /collaboration_pages/slug/:slug').length).toBeGreaterThan(0), {
      timeout: 4_000,
    })
    await view.user.click(button(submit))
    expect(view.api.to(brandSignUp)).toHaveLength(0)
    await view.user.click(screen.getByRole('checkbox'))
    await ready()
    await view.user.click(button(submit))
    await waitFor(() => expect(view.api.to(brandSignUp)).toHaveLength(1))
  })

  test('Z22 a password of seven characters is refused at the field', async () => {
    const { user } = create('/create-account/brand')
    await user.type(field(brand.password), 'abcdefg')
    await user.tab()
    expect(screen.getByText('Måste vara minst 8 tecken långt')).toBeTruthy()
  })
})

describe('answers of the server', () => {
  const atField = (name: string | RegExp) =>
    document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent
  const brandFailed = 'Det gick inte att skapa ditt konto, kontrollera dina uppgifter och försök igen.'
  const refuse = async (errors: object) => {
    const view = create('/create-account/brand?slug=anna', { [brandSignUp]: reply(422, { error: 'invalid', errors }) })
    await fillBrand(view)
    await ready()
    await view.user.click(button(submit))
    await expectAlert(brandFailed)
    return view
  }

  test.each(['slug', 'collaboration_page_slug', 'collaboration_page_attributes.slug'])(
    '%s goes to the slug field (V-21)',
    async (name) => {
      await refuse({ [name]: ['taken'] })
      expect(atField(brand.slug)).toBe('är redan upptagen')
    },
  )

  test('other errors show on their fields, the first of which has the focus; nothing typed is lost (V-21, X-17, X-18)', async () => {
    await refuse({ email: ['account_exists'] })
    expect(atField(brand.email)).toBe('account already exists')
    await waitFor(() => expect(document.activeElement).toBe(field(brand.email)))
    expect([field(brand.name).value, field(brand.slug).value, field(brand.password).value]).toEqual([
      'Anna AB',
      'anna',
      'abcdefgh',
    ])
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
  })

  test.each([
    [0, undefined, 'Kunde inte ansluta till servern, kontrollera din anslutning och försök igen.'],
    [429, { error: 'too_many_requests' }, 'För många försök. Vänta en stund och försök igen.'],
    [500, { error: 'internal' }, brandFailed],
  ])('status %s (X-17)', async (status, body, text) => {
    const view = create('/create-account/brand?slug=anna', { [brandSignUp]: reply(status, body) })
    await fillBrand(view)
    await ready()
    await view.user.click(button(submit))
    await expectAlert(text)
    expect(field(brand.name).value).toBe('Anna AB')
  })

  test('a creator is told so in words of their own (X-16)', async () => {
    const view = create('/create-account/creator', {
      [creatorSignUp]: reply(422, {
        error: 'invalid',
        errors: { email: ['account_exists'], 'collaboration_page_attributes.slug': ['taken'] },
      }),
    })
    await fillCreator(view)
    await ready()
    await view.user.click(button(submit))
    await expectAlert('Kontot kunde inte registreras, kontrollera dina uppgifter och försök igen.')
    expect([atField('Användarnamn'), atField('E-post')]).toEqual(['är redan upptagen', 'account already exists'])
  })
})

test('only a brand has a brand name; the slug is nested, and a username starts with it (E-38)', () => {
  expect(initialAccount('brand', 'a')).toEqual({
    username: 'a',
    collaborationPage: { slug: 'a' },
    brandName: '',
    name: '',
    email: '',
    password: '',
    acceptTerms: false,
  })
  expect(initialAccount('creator', '')).toEqual({
    username: '',
    collaborationPage: { slug: '' },
    email: '',
    password: '',
    acceptTerms: false,
  })
})
