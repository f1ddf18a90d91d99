/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { buildCampaign, buildUser, cleanup, id, listAnswer, renderWithApp, screen, waitFor } from '@samspel/testing'
import AdminStart from './AdminStart'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const me = buildUser({ id: id(100), role: 'admin', companyId: null, brandIds: [], avatarUrl: null })
const open = ({ answered = 0, waiting = 0, companies = 0 }) =>
  renderWithApp(<AdminStart />, {
    state: {
      auth: { authenticated: true, scope: 'user', role: 'admin', roleResolved: true },
      app: { currentUserId: me.id },
      entities: { users: { [me.id]: me } },
    } as never,
    api: {
      'GET /campaigns': ({ query }: { query: URLSearchParams }) => {
        const n = query.get('reviewedBy') === me.id ? answered : query.get('state') === 'requested' ? waiting : 0
        return listAnswer('campaigns', n > 0 ? [buildCampaign({ id: id(7) })] : [], { totalCount: n })
      },
      'GET /company_requests': listAnswer('companyRequests', [], { totalCount: companies }),
    },
  })

test('a new member of platform staff is led to the campaign that has waited longest', async () => {
  open({ waiting: 3, companies: 2 })
  expect(await screen.findByText(/^3 väntar på svar\. Börja med den som väntat längst/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Granska: Granska en kampanj' }).getAttribute('href')).toBe(
    `/campaigns/${id(7)}`,
  )
  expect(screen.getByRole('link', { name: 'Svara: Svara företag som vill in' }).getAttribute('href')).toBe(
    '/admin/company-requests',
  )
  expect(screen.getByText('0 av 3')).toBeTruthy()
})

test('where no campaign waits the next step is one that can be done', async () => {
  open({ companies: 1 })
  expect(await screen.findByText('Ett väntar på svar')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Granska/ })).toBeNull()
})

test('who has answered a campaign, or puts the list away, has no first steps any more', async () => {
  const { user, unmount } = open({ waiting: 1 })
  await user.click(await screen.findByRole('button', { name: 'Dölj' }))
  expect(screen.queryByText('Kom igång')).toBeNull()
  unmount()
  const again = open({ waiting: 1 })
  expect(again.api.calls).toEqual([])
  again.unmount()
  localStorage.clear()
  const done = open({ answered: 1, waiting: 1 })
  await waitFor(() => expect(localStorage.getItem('samspel.start-list-hidden')).toContain(me.id))
  expect(screen.queryByText('Kom igång')).toBeNull()
  done.unmount()
})
