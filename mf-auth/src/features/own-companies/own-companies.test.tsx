/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { storage } from '@samspel/store'
import { buildUser, id, renderWithApp, reply, screen, wire } from '@samspel/testing'
import { goOver } from './go-over'
import { OwnCompaniesPage } from './OwnCompaniesPage'

const companies = [
  { id: id(1), name: 'Trekant Handel AB' },
  { id: id(2), name: 'Byrån Nordväst' },
]
const me = wire({ user: buildUser({ companyId: id(1), companies }) })

test('says where one is, and goes nowhere when the other company has taken one out', async () => {
  const { user, api } = renderWithApp(<OwnCompaniesPage />, {
    api: { 'GET /users/me': me, 'PATCH /users/me/company': reply(404, { error: 'not_found' }) },
  })
  expect(await screen.findByText('Du är här')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Gå till Byrån Nordväst' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(api.to('PATCH /users/me/company')[0]!.body).toEqual({ companyId: id(2) })
  expect(storage.get('company')).toBeUndefined()
})

test('who is in one company reads how there come to be more', async () => {
  renderWithApp(<OwnCompaniesPage />, { api: { 'GET /users/me': wire({ user: buildUser() }) } })
  expect(await screen.findByText('Du hör till ett företag')).toBeTruthy()
})

test('what was chosen in the first company does not come along, and the page begins anew', () => {
  storage.set('preferred-brand', 'b1')
  const gone: string[] = []
  goOver(id(2), { assign: (href) => void gone.push(String(href)) })
  expect([storage.get('preferred-brand'), storage.get('company'), gone]).toEqual([undefined, id(2), ['/overview']])
})
