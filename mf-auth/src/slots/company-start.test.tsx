/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import {
  buildBrand,
  buildCampaign,
  buildUser,
  cleanup,
  id,
  listAnswer,
  renderWithApp,
  screen,
  waitFor,
  wire,
} from '@samspel/testing'
import CompanyStart from './CompanyStart'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const company = { id: id(300), name: 'Nordklang Audio', countryCode: 'SE', state: 'approved', abilities: [] }
const me = buildUser({ id: id(100), role: 'company', companyId: company.id })
const open = (counts: { draft?: number; requested?: number }) =>
  renderWithApp(<CompanyStart />, {
    state: {
      auth: { authenticated: true, scope: 'user', role: 'company', roleResolved: true },
      app: { currentUserId: me.id },
      entities: { users: { [me.id]: me } },
    } as never,
    api: {
      'GET /companies/:id': wire({ company }),
      'GET /brands': listAnswer('brands', [buildBrand({ description: 'Hörlurar', logoUrl: '/uploads/l.webp' })]),
      'GET /campaigns/counts': wire({
        counts: { draft: 0, requested: 0, confirmed: 0, upcoming: 0, ongoing: 0, finished: 0, archived: 0, ...counts },
        waiting: {},
      }),
      'GET /campaigns': listAnswer('campaigns', counts.draft ? [buildCampaign({ id: id(7), state: 'draft' })] : []),
    },
  })

test('a draft alone is not the first campaign: the step leads on to it, also once the company is approved', async () => {
  open({ draft: 1 })
  const goOn = await screen.findByRole('link', { name: 'Fortsätt: Skapa första kampanjen' })
  expect(goOn.getAttribute('href')).toBe(`/campaigns/${id(7)}/edit`)
  expect(screen.getByText('Utkastet är inte skickat för granskning än')).toBeTruthy()
})

test('with a campaign that was sent every step is done, and the list is gone', async () => {
  const { api, container } = open({ requested: 1 })
  await waitFor(() => expect(api.to('GET /campaigns/counts')).toHaveLength(1))
  await waitFor(() => expect(localStorage.length).toBe(1))
  expect(container.textContent).toBe('')
})
