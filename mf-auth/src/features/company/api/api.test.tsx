/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { ApiToken, Webhook, WebhookDelivery } from '@samspel/api'
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
import { companySlices } from '../../../data/company-data'
import { companySaga } from '../../../data/company-saga'
import ApiPage from '.'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const companyId = id(300)
const me = buildUser({ id: id(101), companyId, brandRoles: [{ brandId: id(200), role: 'owner' }] })
const key: ApiToken = {
  id: id(1),
  name: 'Kassan',
  prefix: 'smp_Ab12Cd',
  scopes: ['read_campaigns', 'read_money'],
  brandIds: null,
  createdBy: 'Per Ahlgren',
  createdAt: '2026-11-28T10:00:00.000Z',
  endsOn: '2027-11-28',
  lastUsedOn: null,
}
const webhook: Webhook = {
  id: id(2),
  url: 'https://hooks.firma.se/samspel',
  kinds: ['application.made'],
  brandIds: null,
  pausedAs: null,
  createdAt: '2026-11-28T10:00:00.000Z',
  waitingCount: 0,
  failedCount: 2,
}
const delivery: WebhookDelivery = {
  id: id(3),
  kind: 'application.made',
  brandId: id(200),
  state: 'failed',
  attempts: 14,
  status: 500,
  tookMs: 31,
  answer: 'nej',
  fault: null,
  body: '{"type":"application.made"}',
  createdAt: '2026-11-28T10:00:00.000Z',
  triedAt: '2026-11-28T10:00:00.000Z',
  nextAt: null,
}
const keys = `/companies/${companyId}/api_tokens`
const hooks = `/companies/${companyId}/webhooks`
const list = (name: string, rows: object[]) =>
  wire({
    [name]: rows,
    meta: { currentPage: 1, nextPage: null, prevPage: null, totalPages: 1, totalCount: rows.length },
  })
const open = (api = {}) =>
  renderWithApp(<ApiPage />, {
    route: '/company/api',
    path: '*',
    slices: companySlices,
    sagas: { companies: companySaga },
    state: {
      auth: { authenticated: true, scope: 'user', role: 'company', roleResolved: true },
      app: { currentUserId: me.id },
      entities: { users: { [me.id]: me } },
    } as never,
    api: {
      'GET /companies/:id': wire({ company: buildCompany({ id: companyId }) }),
      'GET /companies/:id/plan': wire({ plan: null, isPending: false }),
      'GET /brands': listAnswer('brands', [buildBrand({ id: id(200), name: 'Havsro' })]),
      [`GET ${keys}`]: list('apiTokens', []),
      [`GET ${hooks}`]: list('webhooks', []),
      ...api,
    },
  })

describe('keys', () => {
  test('none yet says what to do; a list that fails can be tried again', async () => {
    open({ [`GET ${keys}`]: reply(500, { error: 'internal' }) })
    expect(await screen.findByText('Nycklarna kunde inte läsas.')).toBeTruthy()
    expect(await screen.findByText('Inga webhookar än')).toBeTruthy()
  })

  test('what is typed stays when the server refuses; the key is shown once it is made', async () => {
    let answers = 0
    const { user, api } = open({
      [`POST ${keys}`]: () =>
        (answers += 1) === 1
          ? reply(422, { error: 'invalid', errors: { 'api_token.name': ['address_in_name'] } })
          : wire({ apiToken: key, token: 'smp_hemlig' }),
    })
    await user.click(await screen.findByRole('button', { name: 'Ny nyckel' }))
    const dialog = within(await screen.findByRole('dialog'))
    const name = await dialog.findByLabelText<HTMLInputElement>('Namn på systemet')
    await user.click(dialog.getByRole('button', { name: 'Gör nyckeln' }))
    expect(api.to(`POST ${keys}`)).toHaveLength(0)
    await user.type(name, 'Kassan')
    await user.click(dialog.getByLabelText('Får'))
    await user.click(await screen.findByRole('option', { name: 'Läsa varumärken och kampanjer' }))
    await user.click(dialog.getByRole('button', { name: 'Gör nyckeln' }))
    await waitFor(() => expect(api.to(`POST ${keys}`)).toHaveLength(1))
    expect(api.to(`POST ${keys}`)[0]?.body).toMatchObject({
      apiToken: { name: 'Kassan', scopes: ['read_campaigns'], brandIds: null },
    })
    expect(name.value).toBe('Kassan')
    await user.type(name, '!')
    await user.click(dialog.getByRole('button', { name: 'Gör nyckeln' }))
    expect((await screen.findByDisplayValue<HTMLInputElement>('smp_hemlig')).readOnly).toBe(true)
    expect(screen.getByText(/Visas bara den här gången/)).toBeTruthy()
  })

  test('one is taken back after a question', async () => {
    const { user, api } = open({ [`GET ${keys}`]: list('apiTokens', [key]), 'DELETE /api_tokens/:id': reply(204) })
    await user.click(await screen.findByRole('button', { name: 'Ta tillbaka Kassan' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ta tillbaka' }))
    await waitFor(() => expect(api.to('DELETE /api_tokens/:id')).toHaveLength(1))
  })
})

describe('webhooks', () => {
  test('a test says what came back; the log unfolds to what was sent, and one is sent again', async () => {
    const { user, api } = open({
      [`GET ${hooks}`]: list('webhooks', [webhook]),
      'POST /webhooks/:id/test': wire({ webhookDelivery: { ...delivery, kind: 'ping', status: 404, answer: 'vem?' } }),
      'GET /webhooks/:id/deliveries': list('webhookDeliveries', [delivery]),
      'POST /webhook_deliveries/:id/replay': wire({ webhookDelivery: { ...delivery, state: 'waiting' } }),
      'POST /webhooks/:id/replay': wire({ count: 2 }),
    })
    await user.click(await screen.findByRole('button', { name: 'Testa' }))
    expect(await screen.findByText('vem?')).toBeTruthy()
    expect(screen.getByText('2 kom inte fram')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Logg' }))
    await user.click(await screen.findByRole('button', { name: 'Visa' }))
    expect(screen.getByText(delivery.body)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Skicka om' }))
    await waitFor(() => expect(api.to('POST /webhook_deliveries/:id/replay')).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Skicka om det som inte kom fram' }))
    await waitFor(() => expect(api.to('POST /webhooks/:id/replay')).toHaveLength(1))
  })

  test('an address is added with what it is told; its secret is shown and copied', async () => {
    const writeText = jest.fn((_text: string) => Promise.resolve())
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    const { user, api } = open({ [`POST ${hooks}`]: wire({ webhook, secret: 'whsec_hemlig' }) })
    await user.click(await screen.findByRole('button', { name: 'Ny webhook' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(await dialog.findByLabelText('Adress'), webhook.url)
    await user.click(dialog.getByLabelText('Berätta när'))
    await user.click(await screen.findByRole('option', { name: 'Ny ansökan' }))
    await user.click(dialog.getByRole('button', { name: 'Lägg till' }))
    expect(await screen.findByDisplayValue('whsec_hemlig')).toBeTruthy()
    expect(api.to(`POST ${hooks}`)[0]?.body).toEqual({
      webhook: { url: webhook.url, kinds: ['application.made'], brandIds: null },
    })
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    await user.click(screen.getByRole('button', { name: 'Kopiera' }))
    await waitFor(() => expect(writeText).toHaveBeenCalledWith('whsec_hemlig'))
  })
})
