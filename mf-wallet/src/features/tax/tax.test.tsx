/** @jest-environment @happy-dom/jest-environment */
import { afterEach, describe, expect, test } from '@jest/globals'
import type { TaxPayer, TaxYear } from '@samspel/api'
import { answerMedia, id, renderWithApp, reply, screen, waitFor, wire } from '@samspel/testing'
import { TaxPage } from './TaxPage'

const payer = (change: Partial<TaxPayer> & { name: string }, at = 1): TaxPayer => ({
  id: id(at),
  brands: [{ id: id(at + 50), name: change.name.replace(' AB', ''), logoUrl: null, fees: 0, goods: change.goods ?? 0 }],
  fees: 0,
  goods: 0,
  contributions: 'none',
  liable: 0,
  reaches: null,
  ...change,
})
const year: TaxYear = {
  year: 2026,
  years: [2026, 2025],
  country: 'SE',
  fees: 595_000,
  goods: 154_700,
  corrections: 0,
  limit: 1_000,
  share: 30,
  fTaxSince: null,
  fTaxFrom: null,
  payers: [
    payer({ name: 'Havsro AB', fees: 320_000, goods: 70_000, liable: 390_000, contributions: 'payer' }),
    payer({ name: 'Fjällglim AB', goods: 34_900, liable: 34_900, reaches: { on: '2026-11-30' } }, 2),
  ],
}
const path = 'GET /instagramers/me/tax'
const open = (change: Partial<TaxYear> = {}, route = '/wallet/tax?year=2026', more: object = {}) =>
  renderWithApp(<TaxPage />, { route, api: { [path]: wire({ tax: { ...year, ...change } }), ...more } })
const page = () => document.body.textContent?.replace(/\u00a0/g, ' ') ?? ''
const rowOf = async (name: string) =>
  (await screen.findByText(name)).closest('li')!.textContent!.replace(/\u00a0/g, ' ')

describe('who pays contributions', () => {
  test('the payer from the limit on, nobody below it, and what is booked tells the day before it comes (G-06)', async () => {
    open()
    expect(await rowOf('Havsro')).toMatch(/3 900 kr.*700 kr i varor, 3 200 kr i arvode.*Havsro betalar avgifterna/)
    expect(await rowOf('Fjällglim')).toMatch(/349 kr i varor.*Inga avgifter än\. Passerar 1 000 kr mån 30 nov/)
    expect(screen.getAllByRole('meter').map((meter) => meter.getAttribute('aria-valuenow'))).toEqual(['35'])
    expect(page()).not.toMatch(/skattefri/i)
  })

  test.each([
    ['own', /Du betalar egenavgifter/],
    ['both', /Mossa betalar avgifterna på 1 200 kr, från före din F-skatt/],
    [null, /Samspel vet inte vem som betalar avgifterna/],
  ] as const)('%s: no meter', async (contributions, words) => {
    open({ payers: [payer({ name: 'Mossa AB', fees: 190_000, liable: 120_000, contributions })] })
    expect(await rowOf('Mossa')).toMatch(words)
    expect(screen.queryByRole('meter')).toBeNull()
  })

  test('goods on their way have no day, and a year that has ended passes nothing', async () => {
    const payers = [payer({ name: 'Mossa AB', goods: 40_000, liable: 40_000, reaches: { on: null } })]
    const app = open({ payers })
    expect(await rowOf('Mossa')).toMatch(/Passerar 1 000 kr när varorna på väg kommer fram/)
    app.unmount()
    open({ year: 2025, payers: [payer({ name: 'Mossa AB', goods: 40_000, liable: 40_000 })] }, '/wallet/tax?year=2025')
    expect(await rowOf('Mossa')).toMatch(/Inga avgifter: under 1 000 kr/)
  })

  test('goods of the wrong value lead to the messages with each brand that gave them', async () => {
    const brands = ['Alfa', 'Beta', 'Gamma'].map((name, at) => ({
      id: id(70 + at),
      name,
      logoUrl: null,
      fees: 10_000,
      goods: name === 'Gamma' ? 0 : 5_000,
    }))
    open({ payers: [payer({ name: 'Koncernen AB', fees: 30_000, goods: 10_000, brands })] })
    const links = await screen.findAllByRole('link', { name: /Fel värde från/ })
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Fel värde från Alfa?', `/messages/${id(70)}`],
      ['Fel värde från Beta?', `/messages/${id(71)}`],
    ])
    expect(await rowOf('Koncernen AB')).toContain('Alfa, Beta, Gamma')
  })
})

test('says what to set aside, of what, and that all is income, with the office that says so', async () => {
  open()
  expect(await screen.findByText('Lägg undan ungefär')).toBeTruthy()
  expect(page()).toMatch(/2 250 kr.*Av 7 497 kr 2026\. Ingen skatt är dragen\./)
  expect(screen.getByRole('link', { name: 'Så säger Skatteverket' }).getAttribute('href')).toMatch(
    /^https:\/\/www\.skatteverket\.se\//,
  )
})

test('the own share is saved; above 60 nothing is sent', async () => {
  const { api, user } = open({}, undefined, {
    'PATCH /instagramers/me/tax': wire({ fTaxSince: null, share: 25 }),
  })
  await user.click(await screen.findByRole('button', { name: 'Ändra hur mycket: 30 %' }))
  const field = await screen.findByLabelText(/Del av inkomsten/)
  await user.clear(field)
  await user.type(field, '61')
  await user.tab()
  expect(await screen.findByText('ange hela procent, 0–60')).toBeTruthy()
  await user.clear(field)
  await user.type(field, '25')
  await waitFor(() => expect(page()).toMatch(/1 880 kr/))
  await user.click(screen.getByRole('button', { name: 'Spara' }))
  await waitFor(() => expect(api.to('PATCH /instagramers/me/tax').map(({ body }) => body)).toEqual([{ share: 25 }]))
})

test('past years are in the menu of the title, and the year is asked for', async () => {
  const { api, user } = open()
  await user.click(await screen.findByRole('button', { name: 'Välj år' }))
  await user.click(await screen.findByRole('menuitem', { name: /2025/ }))
  await waitFor(() => expect(api.to(path).at(-1)!.query.get('year')).toBe('2025'))
})

test('a creator abroad reads what Samspel does not know, and no meter stands there', async () => {
  const payers = [payer({ name: 'Havsro AB', fees: 50_000, contributions: null })]
  const dane = open({ country: 'DK', payers })
  expect(await screen.findByText('Du betalar skatt i Danmark')).toBeTruthy()
  expect(page()).toMatch(/Samspel vet inte vilken skatt.*fråga Skattestyrelsen.*DAC7/)
  expect(page()).not.toMatch(/Lägg undan|F-skatt|avgifterna\./)
  expect(screen.queryByRole('meter')).toBeNull()
  dane.unmount()
  open({ country: 'NO', payers })
  expect(await screen.findByText(/fråga Skatteetaten/)).toBeTruthy()
  expect(page()).not.toMatch(/DAC7/)
})

test('nothing yet: says when that changes, and there is nothing to file', async () => {
  open({ payers: [], fees: 0, goods: 0 })
  expect(await screen.findByText('Inget har kommit 2026')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'PDF' })).toBeNull()
  expect(screen.getByText('F-skatt')).toBeTruthy()
})

test('a failed read stays in its place and can be tried again', async () => {
  let tries = 0
  const { user } = open({}, undefined, {
    [path]: () => ((tries += 1) > 1 ? wire({ tax: year }) : reply(422, { error: 'invalid' })),
  })
  await user.click(await screen.findByRole('button', { name: 'Försök igen' }))
  expect(await screen.findByText('Havsro')).toBeTruthy()
})

describe('the statement', () => {
  const putBack: (() => void)[] = []
  afterEach(() => putBack.splice(0).forEach((back) => back()))
  const setNavigator = (changes: object) => {
    for (const [name, value] of Object.entries(changes)) {
      Object.defineProperty(navigator, name, { value, configurable: true })
      putBack.push(() => Reflect.deleteProperty(navigator, name))
    }
  }

  test('on a phone goes to its share sheet, and closing that is no failure', async () => {
    putBack.push(answerMedia(() => true))
    const shared: File[] = []
    setNavigator({
      canShare: () => true,
      share: ({ files }: { files: File[] }) => {
        shared.push(...files)
        return Promise.reject(new DOMException('closed', 'AbortError'))
      },
    })
    const { user } = open({}, undefined, {
      'GET /instagramers/me/tax/statement': wire({ file: btoa('%PDF-'), fileName: 'samspel-underlag-2026.pdf' }),
    })
    await user.click(await screen.findByRole('button', { name: 'PDF' }))
    await waitFor(() =>
      expect(shared.map(({ name, type }) => [name, type])).toEqual([['samspel-underlag-2026.pdf', 'application/pdf']]),
    )
    expect(page()).not.toMatch(/kunde inte hämtas/)
  })

  test('is asked for in the format and the language, and a refusal is told', async () => {
    const { api, user } = open({}, undefined, {
      'GET /instagramers/me/tax/statement': reply(503, { error: 'unavailable' }),
    })
    await user.click(await screen.findByRole('button', { name: 'CSV' }))
    await waitFor(() => expect(api.to('GET /instagramers/me/tax/statement').length).toBeGreaterThan(0))
    const { query } = api.to('GET /instagramers/me/tax/statement')[0]!
    expect([query.get('year'), query.get('format'), query.get('locale')]).toEqual(['2026', 'csv', 'sv'])
  })
})
