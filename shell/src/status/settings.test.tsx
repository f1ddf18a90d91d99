/** @jest-environment @happy-dom/jest-environment */
import { describe, expect, it } from '@jest/globals'
import { addRoutes } from '@samspel/api'
import { platformRoutes } from '@samspel/api/routes/platform'
import type { FakeRoutes } from '@samspel/testing'
import { renderWithApp, reply, screen, within } from '@samspel/testing'
import { readTyped } from './setting-value'
import { SettingsWindow } from './SettingsWindow'

addRoutes(platformRoutes)

const company = '0190aaaa-0000-7000-8000-000000000001'
const rows = (over: object = {}) => ({
  key: 'rows',
  type: 'number',
  title: { sv: 'Rader i listan', en: 'Rows of the list' },
  default: 20,
  min: 10,
  max: 50,
  choices: [],
  value: null,
  companies: [],
  roles: [],
  is_ignored: false,
  ...over,
})
const fast = (over: object = {}) => ({
  ...rows({ key: 'fast', type: 'flag', title: { sv: 'Snabb sökning', en: 'Fast search' }, default: false }),
  min: null,
  max: null,
  ...over,
})
const wire = (...settings: object[]) => ({
  remote_settings: { name: 'mf-stores', version: '1', environment: 'production', settings },
})
const LIST = 'GET /platform/remotes/:name/settings'
const CHANGE = 'POST /platform/remotes/:name/settings/:key'
const show = (api: FakeRoutes, locale: 'sv' | 'en' = 'sv') =>
  renderWithApp(<SettingsWindow name="mf-stores" onClose={() => undefined} />, { locale, api })

describe('the settings of a part', () => {
  it('are listed with their default and what is set for everybody, roles and companies', async () => {
    const set = rows({
      value: 30,
      roles: [{ role: 'creator', value: 40 }],
      companies: [{ company_id: company, name: 'Nordan', value: 50 }],
    })
    show({ [LIST]: wire(set, fast({ is_ignored: true })) })
    expect(await screen.findByRole('heading', { name: 'Rader i listan' })).toBeDefined()
    expect(screen.getByText(/rows · Standard: 20/)).toBeDefined()
    const valueOf = (label: string, at = 0) => within(screen.getAllByText(label)[at]!.closest('li')!)
    expect(valueOf('Alla').getByText('30')).toBeDefined()
    expect(valueOf('Kreatörer').getByText('40')).toBeDefined()
    expect(valueOf('Nordan').getByText('50')).toBeDefined()
    expect(valueOf('Alla', 1).getByText('Av (standard)')).toBeDefined()
    expect(screen.getByText('Versionen som är live hoppar över ett värde som är satt.')).toBeDefined()
  })

  it('a value is checked, asks why, is sent and shown', async () => {
    const { user, api } = show({ [LIST]: wire(rows()), [CHANGE]: wire(rows({ value: 30 })) })
    await user.click(await screen.findByRole('button', { name: 'Ändra Rader i listan för Alla' }))
    const form = within(screen.getByRole('form', { name: 'Rader i listan' }))
    const field = form.getByLabelText('Värde')
    await user.clear(field)
    await user.type(field, '51')
    await user.click(form.getByRole('button', { name: 'Spara värdet' }))
    expect(form.getByText('Talet är utanför gränserna.')).toBeDefined()
    expect(form.getByText('Skriv en anledning.')).toBeDefined()
    expect(api.to(CHANGE)).toHaveLength(0)
    await user.clear(field)
    await user.type(field, '30')
    await user.type(form.getByLabelText('Anledning'), 'långa listor')
    await user.click(form.getByRole('button', { name: 'Spara värdet' }))
    expect(api.to(CHANGE).map(({ params, body }) => [params, body])).toEqual([
      [
        { name: 'mf-stores', key: 'rows' },
        { value: 30, reason: 'långa listor' },
      ],
    ])
    expect(await screen.findByText('30')).toBeDefined()
    expect(screen.queryByRole('form')).toBeNull()
  })

  it('what was typed stays when it is refused, and when the window was closed in between', async () => {
    const api = { [LIST]: wire(rows()), [CHANGE]: reply(422, { errors: { value: ['invalid'] } }) }
    const { user, unmount } = show(api)
    await user.click(await screen.findByRole('button', { name: 'Ändra Rader i listan för Alla' }))
    await user.clear(screen.getByLabelText('Värde'))
    await user.type(screen.getByLabelText('Värde'), '45')
    await user.type(screen.getByLabelText('Anledning'), 'prov')
    await user.click(screen.getByRole('button', { name: 'Spara värdet' }))
    expect(await screen.findByText(/tar inte det värdet/)).toBeDefined()
    expect(screen.getByLabelText('Värde')).toHaveValue('45')
    unmount()
    const again = show(api)
    await again.user.click(await screen.findByRole('button', { name: 'Ändra Rader i listan för Alla' }))
    expect(screen.getByLabelText('Värde')).toHaveValue('45')
    expect(screen.getByLabelText('Anledning')).toHaveValue('prov')
  })

  it('an own value for a role or a company, and one that is taken away', async () => {
    const api = {
      [LIST]: wire(fast({ roles: [{ role: 'creator', value: true }] })),
      [CHANGE]: wire(fast()),
      'GET /companies': { companies: [{ id: company, name: 'Nordan' }], meta: {} },
    }
    const { user, api: calls } = show(api, 'en')
    await user.click(await screen.findByRole('button', { name: 'Change Fast search for Creators' }))
    await user.type(screen.getByLabelText('Reason'), 'over')
    await user.click(screen.getByRole('button', { name: 'Remove value' }))
    expect(calls.to(CHANGE)[0]?.body).toEqual({ value: null, role: 'creator', reason: 'over' })
    await user.click(await screen.findByRole('button', { name: 'Own value for a company or a role' }))
    await user.click(screen.getByRole('button', { name: 'Save value' }))
    expect(screen.getByText('Choose for whom')).toBeDefined()
    await user.selectOptions(screen.getByLabelText('For'), 'store_user')
    await user.click(screen.getByRole('switch', { name: 'Fast search' }))
    await user.type(screen.getByLabelText('Reason'), 'asked')
    await user.click(screen.getByRole('button', { name: 'Save value' }))
    expect(calls.to(CHANGE)[1]?.body).toEqual({ value: true, role: 'store_user', reason: 'asked' })
  })

  it('a part without any, one that is gone, and one that no version has any more say so', async () => {
    const { unmount } = show({ [LIST]: wire() })
    expect(await screen.findByText('Delen har inga inställningar')).toBeDefined()
    unmount()
    const gone = show({ [LIST]: reply(404, { error: 'not_found' }) })
    expect(await screen.findByText('Inställningen finns inte längre.')).toBeDefined()
    gone.unmount()
    show({ [LIST]: wire({ ...rows({ type: 'unknown', value: 3, title: null, default: null }), min: null, max: null }) })
    expect(await screen.findByText(/Ingen version har den längre/)).toBeDefined()
    expect(screen.queryByRole('button', { name: /Eget värde/ })).toBeNull()
  })
})

it('what is typed is read by the type of the setting', () => {
  const number = { type: 'number', min: -1, max: 5, choices: [] } as const
  expect(['1,5', '\u22121', ' 5 ', '6', 'x', ''].map((text) => readTyped(number, text))).toEqual([
    { value: 1.5 },
    { value: -1 },
    { value: 5 },
    ...Array.from({ length: 3 }, () => ({ problem: expect.anything() })),
  ])
  expect(readTyped({ type: 'text', min: null, max: 3, choices: [] }, 'abcd')).toHaveProperty('problem')
  expect(readTyped({ type: 'choice', min: null, max: null, choices: ['a'] }, 'a')).toEqual({ value: 'a' })
})
