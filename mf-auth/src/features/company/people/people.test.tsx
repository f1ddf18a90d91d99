/** @jest-environment @happy-dom/jest-environment */
import { afterEach, describe, expect, test } from '@jest/globals'
import type { BrandRole, User } from '@samspel/api'
import { brandRoles } from '@samspel/api/brand-roles'
import {
  buildBrand,
  buildCompany,
  buildUser,
  cleanup,
  id,
  listAnswer,
  renderWithApp,
  reply,
  screen,
  waitFor,
  wire,
  within,
} from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import { companySlices } from '../../../data/company-data'
import { companySaga } from '../../../data/company-saga'
import { MembersPage } from '../MembersPage'

afterEach(cleanup)
afterEach(() => sessionStorage.clear())

const [havsro, glim] = [buildBrand({ id: id(200), name: 'Havsro' }), buildBrand({ id: id(201), name: 'Fjällglim' })]
const at = (roles: Partial<Record<'havsro' | 'glim', BrandRole>>) => [
  ...(roles.havsro ? [{ brandId: havsro.id, role: roles.havsro }] : []),
  ...(roles.glim ? [{ brandId: glim.id, role: roles.glim }] : []),
]
const per = buildUser({
  id: id(101),
  name: 'Per Ahlgren',
  companyId: id(300),
  brandRoles: at({ havsro: 'owner', glim: 'owner' }),
  approvalLimit: null,
})
const tilde = buildUser({
  id: id(102),
  name: 'Tilde Fors',
  companyId: id(300),
  brandRoles: at({ havsro: 'manager' }),
  approvalLimit: 1_000_000,
})
const duties = (['see', 'answer', 'people'] as const).map((duty) => ({
  duty,
  isLimited: duty === 'answer',
  roles: brandRoles.map((role, at) => ({
    role,
    may: duty === 'see' || at === 0 ? 'yes' : duty === 'answer' && at === 1 ? 'limited' : 'no',
  })),
}))
const open = (me: User, api = {}) =>
  renderWithApp(
    <>
      <MembersPage />
      <Toaster />
    </>,
    {
      route: '/company',
      path: '*',
      slices: companySlices,
      sagas: { companies: companySaga },
      state: {
        auth: { authenticated: true, scope: 'user', role: 'company', roleResolved: true },
        app: { currentUserId: me.id },
        entities: { users: { [me.id]: me } },
      },
      api: {
        'GET /companies/:id': wire({ company: buildCompany({ id: id(300) }) }),
        'GET /companies/:id/plan': wire({ plan: null, isPending: false }),
        'GET /users': listAnswer('users', [per, tilde]),
        'GET /brands': listAnswer('brands', [havsro, glim]),
        'GET /invitations': listAnswer('invitations', []),
        'GET /role_duties': wire({ duties }),
        ...api,
      },
    } as never,
  )
const row = async (name: string) => within((await screen.findByText(name)).closest('tr')!)

describe('people of a company', () => {
  test('stand with their role at each brand and their limit; a role is changed at once, and taken back', async () => {
    const sent = { ...tilde, brandRoles: at({ havsro: 'reviewer' }) }
    const { user, api } = open(per, { 'PATCH /users/:id': wire({ user: sent }) })
    const hers = await row('Tilde Fors')
    expect(hers.getByText(/^10\s000 kr$/)).toBeTruthy()
    await user.click(hers.getByRole('button', { name: 'Ansvarig: ändra roll för Tilde Fors på Havsro' }))
    await user.click(await screen.findByRole('menuitem', { name: /Granskare/ }))
    expect(await screen.findByText('Tilde Fors är nu granskare på Havsro')).toBeTruthy()
    expect(api.to('PATCH /users/:id')[0]?.body).toEqual({
      user: { brandRoles: [{ brandId: havsro.id, role: 'reviewer' }] },
    })
    await user.click(screen.getByRole('button', { name: 'Ångra' }))
    await waitFor(() =>
      expect(api.to('PATCH /users/:id')[1]?.body).toEqual({
        user: { brandRoles: [{ brandId: havsro.id, role: 'manager' }] },
      }),
    )
  })

  test('another owner is asked about first, with the password where the server wants it', async () => {
    const { user, api } = open(per, {
      'PATCH /users/:id': reply(403, { error: 'confirmation_needed' }),
      'POST /auth/confirm_password': reply(204, undefined),
    })
    const hers = await row('Tilde Fors')
    await user.click(hers.getByRole('button', { name: /på Havsro$/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Ägare' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Göra Tilde Fors till ägare?' }))
    expect(api.to('PATCH /users/:id')).toHaveLength(0)
    await user.click(dialog.getByRole('button', { name: 'Gör till ägare' }))
    expect(await dialog.findByLabelText(/lösenord/i)).toBeTruthy()
  })

  test('the last owner keeps the role, and the menu says why', async () => {
    const { user } = open(per)
    const own = await row('Per Ahlgren (du)')
    await user.click(own.getByRole('button', { name: 'Ägare: ändra roll för Per Ahlgren på Havsro' }))
    expect((await screen.findAllByText('Företaget måste ha minst en ägare')).length).toBeGreaterThan(0)
  })

  test('who signs in by the password alone is named; an owner asks for two steps, and reads from when', async () => {
    const asked = buildCompany({ id: id(300), secondStepRequiredFrom: '2026-12-07' })
    const { user, api } = open(per, { 'PATCH /companies/:id/second_step': wire({ company: asked }) })
    expect(await screen.findByText('2 loggar in utan andra steget.')).toBeTruthy()
    await user.click(screen.getByRole('switch', { name: 'Kräv två steg av alla' }))
    expect(await screen.findByText(/Krävs från mån 7 dec/)).toBeTruthy()
    expect(api.to('PATCH /companies/:id/second_step')[0]?.body).toEqual({ required: true })
  })

  test('the second step of another is reset after a question, never one’s own', async () => {
    const [me, hers] = [per, tilde].map((one) => ({ ...one, secondStep: true })) as [User, User]
    const { user, api } = open(me, {
      'GET /users': listAnswer('users', [me, hers]),
      'DELETE /users/:id/second_step': reply(204, undefined),
    })
    expect((await row('Tilde Fors')).getByText('På')).toBeTruthy()
    await user.click((await row('Per Ahlgren (du)')).getByRole('button', { name: /Per Ahlgren$/ }))
    expect(screen.queryByRole('menuitem', { name: 'Nollställ andra steget' })).toBeNull()
    await user.keyboard('{Escape}')
    await user.click((await row('Tilde Fors')).getByRole('button', { name: /Tilde Fors$/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Nollställ andra steget' }))
    const dialog = within(await screen.findByRole('dialog', { name: /Nollställ/ }))
    await user.click(dialog.getByRole('button', { name: 'Nollställ andra steget' }))
    expect(await screen.findByText('Andra steget är nollställt för Tilde Fors.')).toBeTruthy()
    expect(api.to('DELETE /users/:id/second_step')).toHaveLength(1)
    expect((await row('Tilde Fors')).getByText('Av')).toBeTruthy()
  })

  test('whoever is invited stands among them, is written to again and is taken back', async () => {
    const invitation = {
      id: id(50),
      email: 'karim@fjallbris.example',
      role: 'company',
      companyId: id(300),
      companyName: 'Fjällbris AB',
      brandIds: [havsro.id],
      brandRoles: at({ havsro: 'reviewer' }),
      invitedBy: 'Per Ahlgren',
      state: 'open',
      createdAt: '2026-11-20T10:00:00.000Z',
      expiresAt: '2026-12-05T10:00:00.000Z',
    }
    const { user, api } = open(per, {
      'GET /invitations': listAnswer('invitations', [invitation]),
      'POST /invitations/:id/resend': wire({ invitation }),
      'DELETE /invitations/:id': undefined,
    })
    const theirs = await row('karim@fjallbris.example')
    expect(theirs.getByText('Granskare')).toBeTruthy()
    expect(theirs.getByText(/5 dec/)).toBeTruthy()
    await user.click(theirs.getByRole('button', { name: 'Skicka igen' }))
    await waitFor(() => expect(api.to('POST /invitations/:id/resend')).toHaveLength(1))
    await user.click(theirs.getByRole('button', { name: /karim@/ }))
    await user.click(await screen.findByRole('menuitem', { name: /Återkalla/ }))
    await waitFor(() => expect(screen.queryByText('karim@fjallbris.example')).toBeNull())
    expect(api.to('DELETE /invitations/:id')[0]?.params.id).toBe(invitation.id)
  })

  test('are seen and not changed by those who own nothing', async () => {
    open(tilde)
    const hers = await row('Tilde Fors (du)')
    expect(hers.getByText('Ansvarig')).toBeTruthy()
    expect(hers.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Bjud in' })).toBeNull()
  })

  test('what the roles may do is what the server answers', async () => {
    open(per)
    const answers = within((await screen.findByText('Svara på ansökningar')).closest('tr')!)
    expect(answers.getByText('utan gräns')).toBeTruthy()
    expect(answers.getByText('inom gräns')).toBeTruthy()
    expect(answers.getAllByText('Nej')).toHaveLength(3)
  })
})
