/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import {
  type AppOptions,
  buildBrand,
  buildInstagramer,
  type FakeRoutes,
  id,
  listAnswer,
  reply,
  screen,
  waitFor,
  within,
} from '@samspel/testing'
import { renderPublic } from '../../data/testing'
import { BrandsPage } from './BrandsPage'

const many = Array.from({ length: 3 }, (_, n) =>
  buildBrand({ id: id(200 + n), name: ['Björkbrygg', 'Öbris', 'Älvglim'][n]! }),
)
const brands = ({ query }: { query: URLSearchParams }) => {
  const letter = query.get('letter')
  const found = many.filter(
    ({ name }) =>
      (!letter || name.startsWith(letter)) && name.toLowerCase().includes((query.get('query') ?? '').toLowerCase()),
  )
  const page = Number(query.get('page'))
  return listAnswer(
    'brands',
    [found[page - 1]].filter((one) => one !== undefined),
    { totalCount: found.length, nextPage: page < found.length ? page + 1 : null },
  )
}
const open = (options: AppOptions & { more?: FakeRoutes } = {}) =>
  renderPublic(<BrandsPage />, { route: '/p/brands', ...options, api: { 'GET /brands': brands, ...options.more } })
const shown = () =>
  within(screen.getByRole('list'))
    .getAllByRole('link')
    .map((link) => link.textContent)
const creator = {
  auth: { authenticated: true, role: undefined },
  app: { currentInstagramerId: id(401) },
  entities: { instagramers: { [id(401)]: buildInstagramer() } },
} as never

test('the list shows every brand served, page by page, without filter on open offers (S-31)', async () => {
  const { user, api } = open()
  expect(await screen.findByRole('link', { name: 'Björkbrygg' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Ladda fler' }))
  await screen.findByRole('link', { name: 'Öbris' })
  await user.click(await screen.findByRole('button', { name: 'Ladda fler' }))
  await screen.findByRole('link', { name: 'Älvglim' })
  expect(shown()).toEqual(['Björkbrygg', 'Öbris', 'Älvglim'])
  expect(screen.queryByRole('button', { name: 'Ladda fler' })).toBeNull()
  expect(api.to('GET /brands').some(({ query }) => query.has('withOffers'))).toBe(false)
})

test('letters of the language, search and country stand in the address (S-31, K-10)', async () => {
  const { user, router, api } = open()
  await screen.findByRole('link', { name: 'Björkbrygg' })
  const letters = within(screen.getByRole('group', { name: 'Första bokstav' })).getAllByRole('button')
  expect(letters.map(({ textContent }) => textContent).slice(-3)).toEqual(['Å', 'Ä', 'Ö'])
  await user.click(screen.getByRole('button', { name: 'Ä' }))
  expect(await screen.findByRole('link', { name: 'Älvglim' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Ä' }).getAttribute('aria-pressed')).toBe('true')
  await user.type(screen.getByRole('searchbox'), 'xyz')
  expect(await screen.findByRole('heading', { name: 'Inga varumärken hittades' })).toBeTruthy()
  expect(new URLSearchParams(router.state.location.search).get('q')).toBe('xyz')
  await user.click(screen.getByRole('button', { name: 'Visa alla varumärken' }))
  await screen.findByRole('link', { name: 'Björkbrygg' })
  await user.selectOptions(screen.getByLabelText('Land'), 'NO')
  await waitFor(() => expect(api.to('GET /brands').at(-1)?.query.get('country')).toBe('NO'))
  expect(router.state.location.search).toBe('?country=NO')
})

test('a creator sees the followed brands apart; visitors are not asked (S-31)', async () => {
  const { unmount } = open()
  await screen.findByRole('link', { name: 'Björkbrygg' })
  expect(screen.queryByRole('radio', { name: 'Följer' })).toBeNull()
  unmount()
  let isDown = true
  const { user } = open({
    state: creator,
    more: { 'GET /instagramers/me/brands': () => (isDown ? reply(404) : listAnswer('brands', [])) },
  })
  await user.click(await screen.findByRole('radio', { name: 'Följer' }))
  expect(await screen.findByText('Varumärkena kunde inte hämtas.')).toBeTruthy()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Försök igen' }))
  expect(await screen.findByRole('heading', { name: 'Du följer inga varumärken än' })).toBeTruthy()
})
