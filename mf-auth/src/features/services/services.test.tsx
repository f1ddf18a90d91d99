/** @jest-environment @happy-dom/jest-environment */
import { afterEach, describe, expect, test } from '@jest/globals'
import type { ConnectedService, ConnectedServices, ReceivedWebhook } from '@samspel/api'
import { act, cleanup, id, listAnswer, renderWithApp, reply, screen, waitFor, wire, within } from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import ServicesPage from '.'

afterEach(() => {
  cleanup()
})

const hourAgo = new Date(Date.now() - 3_600_000).toISOString()
const service = (change: Partial<ConnectedService>): ConnectedService => ({
  name: 'mail',
  state: 'live',
  reason: 'set',
  settings: [],
  host: 'mail.samspel.se',
  version: null,
  keyEnd: null,
  worked: { at: hourAgo, deed: 'mail_sent', count: 1 },
  quiet: false,
  untestable: null,
  failed: null,
  waiting: 0,
  size: null,
  ...change,
})
const webhook = (change: Partial<ReceivedWebhook> = {}): ReceivedWebhook => ({
  id: id(1),
  at: hourAgo,
  service: 'cards',
  kind: 'charge.refunded',
  status: 200,
  ms: 38,
  accepted: true,
  canRerun: false,
  rerun: null,
  ...change,
})
const answer = (change: Partial<ConnectedServices> = {}): ConnectedServices => ({
  isPublic: true,
  updatedAt: new Date().toISOString(),
  services: [service({})],
  ends: [],
  webhooks: { total: 0, refused: 0, failed: 0, latest: [], silent: [] },
  ...change,
})
const open = (services: ConnectedServices, api: object = {}) =>
  renderWithApp(
    <>
      <ServicesPage />
      <Toaster />
    </>,
    { api: { 'GET /services': wire({ services }), ...api } as never },
  )
const rowOf = async (name: string) => {
  const cell = await screen.findByText(name, { selector: 'td b' })
  return within(cell.closest('tr') as HTMLElement)
}

describe('the table', () => {
  test('says in words that a service failed without any of its own, and so does its test', async () => {
    const { user } = open(
      answer({
        services: [
          service({ name: 'facebook', state: 'wrong', failed: { at: hourAgo, message: '' } }),
          service({ name: 'cards' }),
        ],
      }),
      {
        'POST /services/:name/test': wire({
          test: { name: 'cards', ok: false, ms: 12, message: '', untestable: null },
        }),
      },
    )
    expect((await rowOf('Facebook')).getByText(/Tjänsten svarade inte som den ska\.$/)).toBeTruthy()
    const row = await rowOf('Kortbetalning')
    await user.click(row.getByRole('button', { name: /^Testa/ }))
    expect((await row.findByRole('status')).textContent).toContain('Tjänsten svarade inte som den ska.')
  })

  test('tells each state in a word, faults first, and the counts above say the same', async () => {
    open(
      answer({
        services: [
          service({ name: 'files', state: 'missing', reason: 'optional', settings: ['UPLOADS_URL'], worked: null }),
          service({ name: 'mail' }),
          service({
            name: 'cards',
            state: 'practice',
            reason: 'test_key',
            settings: ['STRIPE_SECRET_KEY'],
            keyEnd: '1234',
          }),
          service({ name: 'bank', state: 'missing', reason: 'not_set', settings: ['PAYOUT_IBAN'], worked: null }),
          service({
            name: 'errors',
            state: 'wrong',
            failed: { at: hourAgo, message: '401 invalid key' },
            waiting: 214,
          }),
        ],
      }),
    )
    await screen.findByText('Felrapporter')
    const names = [...document.querySelectorAll('td:first-child b')].map(({ textContent }) => textContent)
    expect(names).toEqual(['Felrapporter', 'Bank', 'Kortbetalning', 'E-post', 'Filer'])
    const counts = within(screen.getByRole('list', { name: 'Antal tjänster per läge' })).getAllByRole('listitem')
    expect(counts.map(({ textContent }) => textContent)).toEqual(['1 fel', '1 saknas', '1 i övningsläge', '1 skarp'])
    expect((await rowOf('Felrapporter')).getByText('401 invalid key. 214 väntar i kö.')).toBeTruthy()
    expect((await rowOf('Bank')).getByText('PAYOUT_IBAN saknas')).toBeTruthy()
    expect((await rowOf('Kortbetalning')).getByText(/slutar på 1234/)).toBeTruthy()
    expect((await rowOf('Filer')).getByText('Valfri')).toBeTruthy()
  })

  test('a live service that has been silent says since when, or that nothing has come yet', async () => {
    open(answer({ services: [service({ quiet: true }), service({ name: 'cards', quiet: true, worked: null })] }))
    expect((await rowOf('E-post')).getByText(/^Skarp, tyst sedan /)).toBeTruthy()
    expect((await rowOf('Kortbetalning')).getByText('Skarp, inte prövad')).toBeTruthy()
  })

  test('what is missing is explained with the names of its settings, and no field for a key', async () => {
    const { user } = open(
      answer({ services: [service({ state: 'missing', reason: 'not_set', settings: ['SMTP_URL'], worked: null })] }),
    )
    await user.click(await screen.findByRole('button', { name: 'Koppla E-post' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Koppla E-post' }))
    expect(dialog.getByText('SMTP_URL')).toBeTruthy()
    expect(dialog.queryByRole('textbox')).toBeNull()
  })
})

describe('tests', () => {
  const result = (change: object) =>
    wire({ test: { name: 'mail', ok: true, ms: 212, message: null, untestable: null, ...change } })

  test('the time stands in the row, and the table is asked anew', async () => {
    const { user, api } = open(answer(), { 'POST /services/:name/test': result({}) })
    await user.click(await screen.findByRole('button', { name: 'Testa E-post' }))
    expect(await screen.findByText('212 ms')).toBeTruthy()
    await waitFor(() => expect(api.to('GET /services')).toHaveLength(2))
  })

  test('a failure stands there in the service’s own words, and too early a press says so', async () => {
    const { user, api } = open(answer(), {
      'POST /services/:name/test': result({ ok: false, message: '535 5.7.8 no' }),
    })
    await user.click(await screen.findByRole('button', { name: 'Testa E-post' }))
    expect(await screen.findByText('535 5.7.8 no')).toBeTruthy()
    cleanup()
    api.on({})
    const again = open(answer(), { 'POST /services/:name/test': reply(429, { error: 'too_many_requests' }) })
    await again.user.click(await screen.findByRole('button', { name: 'Testa E-post' }))
    expect(await screen.findByText('Vänta en minut')).toBeTruthy()
  })

  test('all are tested one after another, without those that cannot be, and a press stops them', async () => {
    const waiting: (() => void)[] = []
    const services = [service({}), service({ name: 'cards' }), service({ name: 'bank', untestable: 'by_hand' })]
    const { user, api } = open(answer({ services }), {
      'POST /services/:name/test': () => new Promise((resolve) => waiting.push(() => resolve(result({})))),
    })
    await user.click(await screen.findByRole('button', { name: 'Testa alla' }))
    expect(api.to('POST /services/:name/test')).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Stoppa' }))
    await act(async () => waiting[0]?.())
    expect(await screen.findByRole('button', { name: 'Testa alla' })).toBeTruthy()
    expect(api.to('POST /services/:name/test')).toHaveLength(1)
  })
})

describe('what ends, and what called us', () => {
  test('the nearest end first, amber from 60 days on and red from 14', async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
    open(
      answer({
        ends: [
          { kind: 'tokens', name: 'facebook', service: 'facebook', endsAt: inDays(5), count: 3 },
          { kind: 'certificate', name: 'samspel.se', service: null, endsAt: inDays(40), count: 1 },
          { kind: 'api_version', name: 'v23.0', service: 'facebook', endsAt: inDays(300), count: 1 },
        ],
      }),
    )
    const list = within(await screen.findByRole('region', { name: 'Går ut' })).getAllByRole('listitem')
    expect(list.map((item) => item.getAttribute('data-tone'))).toEqual(['bad', 'warn', 'quiet'])
    expect(list[0]!.textContent).toContain('3 medgivanden')
    expect(list[1]!.textContent).toContain('40 dagar')
  })

  test('refused calls are told, and all come page by page', async () => {
    const latest = [webhook(), webhook({ id: id(2), kind: null, status: 400, accepted: false, ms: 9 })]
    const { user, api } = open(
      answer({
        webhooks: {
          total: 1_482,
          refused: 3,
          failed: 0,
          latest,
          silent: [{ service: 'mail', since: '2026-11-20T09:00:00Z' }],
        },
      }),
      {
        'GET /services/webhooks': listAnswer('receivedWebhooks', latest),
      },
    )
    const card = within(await screen.findByRole('region', { name: 'Mottagna webhookar' }))
    expect(card.getByText('varav 3 nekade')).toBeTruthy()
    expect(card.getByText('nekad, svar 400')).toBeTruthy()
    expect(card.getByText(/^E-post har varit tyst sedan/)).toBeTruthy()
    await user.click(card.getByRole('button', { name: 'Visa alla' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Mottagna webhookar' }))
    expect(await dialog.findByText('charge.refunded')).toBeTruthy()
    await user.click(dialog.getByRole('radio', { name: 'Nekade' }))
    await waitFor(() => expect(api.to('GET /services/webhooks').at(-1)?.query.get('refused')).toBe('true'))
  })
})

describe('a call that we failed at', () => {
  const failed = webhook({ id: id(7), status: 503, accepted: false, canRerun: true })
  const withFailed = answer({ webhooks: { total: 1, refused: 0, failed: 2, latest: [failed], silent: [] } })
  const begin = async (api: object) => {
    const opened = open(withFailed, api)
    await opened.user.click(await screen.findByRole('button', { name: /^Kör om charge.refunded/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Köra om charge.refunded?' }))
    return { ...opened, dialog }
  }
  const answered = (outcome: string, message: string | null = null) =>
    wire({
      rerun: { outcome, message },
      receivedWebhook: { ...failed, accepted: true, canRerun: false, rerun: { at: hourAgo, by: 'Elin' } },
    })

  test('is run again after a question, and the page asked anew', async () => {
    const { user, api, dialog } = await begin({ 'POST /services/webhooks/:id/rerun': answered('known') })
    expect(api.to('POST /services/webhooks/:id/rerun')).toHaveLength(0)
    await user.click(dialog.getByRole('button', { name: 'Kör om' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.to('POST /services/webhooks/:id/rerun')[0]?.params).toMatchObject({ id: id(7) })
    expect(await screen.findByText('Det var redan gjort, så inget har ändrats.')).toBeTruthy()
    await waitFor(() => expect(api.to('GET /services')).toHaveLength(2))
  })

  test.each([
    ['in the words of what failed', answered('failed', '503 down'), 'Det misslyckades igen: 503 down'],
    ['that was run meanwhile', reply(409, { error: 'conflict' }), /^Den har redan körts om/],
    ['when the answer is lost', reply(500, {}), /^Webhooken kunde inte köras om/],
  ])('says so in the question %s, which stays', async (_how, rerun, text) => {
    const { user, dialog } = await begin({ 'POST /services/webhooks/:id/rerun': rerun })
    await user.click(dialog.getByRole('button', { name: 'Kör om' }))
    expect(await dialog.findByText(text)).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Kör om' })).toBeTruthy()
  })

  test('of an earlier day is found by its count, and one that was run again says by whom', async () => {
    const done = webhook({ id: id(8), status: 503, rerun: { at: hourAgo, by: 'Elin' } })
    const { user, api } = open(withFailed, { 'GET /services/webhooks': listAnswer('receivedWebhooks', [failed, done]) })
    expect(await screen.findByText('2 misslyckades hos oss och kan köras om')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Visa' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Mottagna webhookar' }))
    expect(await dialog.findByText(/^charge.refunded, kördes om .* av Elin$/)).toBeTruthy()
    expect(api.to('GET /services/webhooks')[0]?.query.get('failed')).toBe('true')
    await user.click(dialog.getByRole('button', { name: /^Kör om charge.refunded/ }))
    expect(await screen.findByRole('dialog', { name: 'Köra om charge.refunded?' })).toBeTruthy()
  })
})

test('what was refused is not offered to be run again', async () => {
  const refused = webhook({ kind: null, status: 400, accepted: false })
  open(answer({ webhooks: { total: 1, refused: 1, failed: 0, latest: [refused], silent: [] } }))
  expect(await screen.findByText('nekad, svar 400')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Kör om/ })).toBeNull()
})

test('an error is told with a way to try again, and an update that fails leaves what is there', async () => {
  const { user, api } = renderWithApp(<ServicesPage />, { api: { 'GET /services': reply(500, {}) } as never })
  expect(await screen.findByText('Tjänsterna kunde inte hämtas.')).toBeTruthy()
  api.on({ 'GET /services': wire({ services: answer() }) } as never)
  await user.click(screen.getByRole('button', { name: 'Försök igen' }))
  expect(await screen.findByText('E-post')).toBeTruthy()
  api.on({ 'GET /services': reply(500, {}) } as never)
  await user.click(screen.getByRole('button', { name: /^Uppdaterad / }))
  expect(await screen.findByText(/Kunde inte uppdateras/)).toBeTruthy()
  expect(screen.getByText('E-post')).toBeTruthy()
})
