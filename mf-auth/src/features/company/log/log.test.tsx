/** @jest-environment @happy-dom/jest-environment */
import { afterEach, describe, expect, test } from '@jest/globals'
import type { AuditEntry } from '@samspel/api'
import { buildCompany, buildUser, cleanup, id, listAnswer, renderWithApp, reply, screen, wire } from '@samspel/testing'
import { companySlices } from '../../../data/company-data'
import { companySaga } from '../../../data/company-saga'
import { CompanyLogPage, PlatformLogPage } from '.'

afterEach(cleanup)

const me = buildUser({ id: id(101), name: 'Per Ahlgren', companyId: id(300) })
const entry = (change: Partial<AuditEntry> = {}): AuditEntry => ({
  id: id(1),
  number: 1,
  kind: 'member_invited',
  companyId: id(300),
  companyName: 'Trekant Handel AB',
  actorId: me.id,
  actorName: me.name,
  subjectId: null,
  subjectName: 'karim@trekanthandel.se',
  facts: { to: 'reviewer' },
  browser: 'Chrome, macOS',
  createdAt: '2026-11-28T10:00:00.000Z',
  ...change,
})
const answer = (entries: AuditEntry[], query?: (asked: unknown) => void) => (request: { query?: unknown }) => {
  query?.(request.query)
  return wire({
    auditEntries: entries,
    people: [{ id: me.id, name: me.name }],
    meta: { currentPage: 1, nextPage: null, prevPage: null, totalPages: 1, totalCount: entries.length },
  })
}
const open = (page: React.ReactElement, api = {}, role = 'company', route = '/company/log') =>
  renderWithApp(page, {
    route,
    path: '*',
    slices: companySlices,
    sagas: { companies: companySaga },
    state: {
      auth: { authenticated: true, scope: 'user', role, roleResolved: true },
      app: { currentUserId: me.id },
      entities: { users: { [me.id]: me } },
    },
    api: {
      'GET /companies/:id': wire({ company: buildCompany({ id: id(300) }) }),
      'GET /companies/:id/plan': wire({ plan: null, isPending: false }),
      'GET /brands': listAnswer('brands', []),
      ...api,
    },
  } as never)

describe('the log of a company', () => {
  test('says in sentences what was done, by whom and from where', async () => {
    open(<CompanyLogPage />, {
      'GET /companies/:id/audit': answer([
        entry(),
        entry({
          id: id(2),
          kind: 'role_changed',
          subjectName: 'Lisa Ståhl',
          facts: { brand: 'Havsro', from: 'reader', to: 'manager' },
          browser: null,
        }),
        entry({ id: id(3), kind: 'limit_changed', subjectName: 'Tilde Fors', facts: { from: null, to: '1000000' } }),
        entry({ id: id(4), kind: 'brand_changed', subjectName: 'Havsro', facts: { fields: ['name', 'unheard_of'] } }),
        entry({ id: id(5), kind: 'money_moved', subjectName: 'Havsro', facts: { other: 'Fjällglim', amount: 50_000 } }),
      ]),
    })
    expect(await screen.findByText('Bjöd in karim@trekanthandel.se som granskare')).toBeDefined()
    expect(screen.getByText('Ändrade roll för Lisa Ståhl på Havsro: läsare blev ansvarig')).toBeDefined()
    expect(screen.getByText(/^Ändrade gränsen för Tilde Fors: ingen blev 10\s000 kr$/)).toBeDefined()
    expect(screen.getByText('Ändrat: namn')).toBeDefined()
    expect(screen.getByText(/^Flyttade 500 kr från Havsro till Fjällglim$/)).toBeDefined()
    expect(screen.getAllByText('Chrome, macOS')).toHaveLength(4)
    expect(screen.getByText('Okänt')).toBeDefined()
  })

  test('says when nothing was done, nothing matches, and when it could not be read', async () => {
    open(<CompanyLogPage />, { 'GET /companies/:id/audit': answer([]) })
    expect(await screen.findByText('Inget i loggen än')).toBeDefined()
    cleanup()
    open(<CompanyLogPage />, { 'GET /companies/:id/audit': answer([]) }, 'company', '/company/log?kind=role_changed')
    expect(await screen.findByText('Inget i loggen matchar')).toBeDefined()
    cleanup()
    open(<CompanyLogPage />, { 'GET /companies/:id/audit': reply(500, { error: 'internal' }) })
    expect((await screen.findAllByText('Loggen kunde inte hämtas.')).length).toBeGreaterThan(0)
  })
})

test('the log of the platform names the company', async () => {
  open(<PlatformLogPage />, { 'GET /audit': answer([entry()]) }, 'admin', '/admin/log')
  expect(await screen.findByText('Trekant Handel AB')).toBeDefined()
})
