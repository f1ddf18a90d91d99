/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { apiAction, storage, useQuery } from '@samspel/store'
import { renderWithApp, type Reply, reply, screen } from '@samspel/testing'
import { ReadError } from './ReadError'
import { ReadProblem } from './ReadProblem'

const getStore = apiAction('getStore')

function Shop({ inPlace }: { inPlace: boolean }) {
  const { status, error, retry } = useQuery(getStore({ params: { id: 's' }, tries: 1 }))
  if (status !== 'error') return null
  return inPlace ? (
    <ReadError error={error} onRetry={retry} what="Butikerna kunde inte hämtas." />
  ) : (
    <ReadProblem kind="store" error={error} onRetry={retry} />
  )
}

const open = (answer: Reply, { inPlace = false, locale = 'sv' as 'sv' | 'en' } = {}) =>
  renderWithApp(<Shop inPlace={inPlace} />, { locale, api: { 'GET /stores/:id': answer } })

beforeEach(() => {
  localStorage.clear()
  window.history.replaceState(null, '', '/p/marketplace/stores/s?from=map')
})
afterEach(() => window.history.replaceState(null, '', '/'))

const failures: [row: string, answer: Reply, sv: string, en: string][] = [
  [
    'X-01 X-08',
    reply(0),
    'Kunde inte ansluta till servern, kontrollera din anslutning och försök igen.',
    'Could not access the server, check your connection and try again',
  ],
  [
    'X-06 X-14',
    reply(200, '<html>'),
    'Kunde inte tolka datan från servern',
    'An error occured while processing the server response.',
  ],
  ['X-07 X-09', reply(500), 'Något gick fel, försök igen.', 'Something went wrong, try again.'],
]

test.each(failures)(
  '%s a page says why its record could not be read, and asks again when the reader says so',
  async (_row, answer, sv, en) => {
    for (const [locale, text, button] of [
      ['sv', sv, 'Ladda om sidan'],
      ['en', en, 'Reload the page'],
    ] as const) {
      const { api, user, unmount } = open(answer, { locale })
      expect(await screen.findByText(text)).toBeTruthy()
      await user.click(screen.getByRole('button', { name: button }))
      expect(api.calls).toHaveLength(2)
      unmount()
    }
  },
)

test('that something went wrong is said once', async () => {
  const { unmount } = open(reply(500))
  expect(await screen.findByRole('heading', { level: 1, name: 'Något gick fel, försök igen.' })).toBeTruthy()
  expect(screen.queryByText('Hoppsan, något gick fel.')).toBeNull()
  unmount()
  open(reply(0))
  expect(await screen.findByRole('heading', { level: 1, name: 'Hoppsan, något gick fel.' })).toBeTruthy()
})

test.each(failures)('%s a place says what could not be read and why', async (_row, answer, sv) => {
  const { api, user } = open(answer, { inPlace: true })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Butikerna kunde inte hämtas.')
  expect(alert.textContent).toContain(sv)
  await user.click(screen.getByRole('button', { name: 'Försök igen' }))
  expect(api.calls).toHaveLength(2)
})

test.each([
  [404, 'Butiken finns inte, eller så har den tagits bort.'],
  [422, 'Butiken finns inte, eller så har den tagits bort.'],
  [403, 'Du har inte åtkomst till butiken.'],
])('status %i: the record’s own words and the way to the start, no other try (X-27)', async (status, text) => {
  open(reply(status))
  expect(await screen.findByRole('heading', { level: 1, name: text })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Gå till startsidan' }).getAttribute('href')).toBe('/')
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  [false, 'sv'],
  [false, 'en'],
  [true, 'sv'],
] as const)(
  'X-02 X-10 a 401 to a visitor says that one must be signed in, and leads there and back (in place: %s, %s)',
  async (inPlace, locale) => {
    const { user } = open(reply(401, { error: 'unauthenticated' }), { inPlace, locale })
    expect(
      await screen.findByText(
        locale === 'sv' ? 'Du måste logga in för att fortsätta.' : 'You need to be signed in before you continue.',
      ),
    ).toBeTruthy()
    await user.click(screen.getByRole('button', { name: locale === 'sv' ? 'Logga in' : 'Log in' }))
    expect(window.location.pathname + window.location.search).toBe(
      `/login?destination=${encodeURIComponent('/p/marketplace/stores/s?from=map')}`,
    )
    expect(storage.get('after-login-path')).toBe('/p/marketplace/stores/s?from=map')
  },
)
