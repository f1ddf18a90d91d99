/** @jest-environment @happy-dom/jest-environment */
import { afterEach, describe, expect, jest, test } from '@jest/globals'
import type { ParcelRow } from '@samspel/api'
import { act, answerMedia, fireEvent, reply, screen, waitFor, wire, type WireRequest, within } from '@samspel/testing'
import { TOAST_MS } from '@samspel/ui'
import { all, answer, counts, joel, liv, milad, noah, open, rowOf, tove } from '../test-parcels'

const boxOf = (name: string) => screen.findByRole('checkbox', { name: `Välj ${name}` })
const sentNow = (row: ParcelRow): ParcelRow => ({
  ...row,
  state: 'sent',
  sentAt: new Date().toISOString(),
  abilities: ['pack', 'takeBack'],
})

afterEach(() => void jest.useRealTimers())

describe('sending', () => {
  const sends = {
    'PATCH /campaigns/:id/parcels/send': ({ body }: WireRequest) => {
      const { parcelIds } = body as { parcelIds: string[] }
      const sent = all.filter((row) => parcelIds.includes(row.id) && row !== milad)
      return wire({
        parcels: sent.map(sentNow),
        refused: parcelIds.includes(milad.id) ? [{ parcelId: milad.id, reason: 'already_decided' }] : [],
        counts: counts({ toPack: 2, packable: 1, sent: 2, waiting: 3 }),
      })
    },
  }
  test('the bar has the one filled button; marked parcels show as sent at once, and creators are told after the time to undo', async () => {
    const { api } = open(sends)
    expect(await screen.findByRole('button', { name: 'Skriv ut packlista 2' })).toBeInTheDocument()
    fireEvent.click(await boxOf('Tove Ekström'))
    fireEvent.click(await boxOf('Milad Hosseini'))
    const bar = within(screen.getByRole('region', { name: 'Valda paket' }))
    expect(bar.getByText('2 valda')).toBeInTheDocument()
    expect(bar.getByText('1 utan spårningsnummer')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Skriv ut packlista 2' })).not.toBeInTheDocument()
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] })
    fireEvent.click(bar.getByRole('button', { name: 'Markera 2 som skickade' }))
    expect(rowOf('Tove Ekström')).toHaveTextContent('Skickad')
    expect(screen.getByRole('button', { name: /3 Skickade/ })).toBeInTheDocument()
    expect(api.to('PATCH /campaigns/:id/parcels/send')).toHaveLength(0)
    await act(() => jest.advanceTimersByTimeAsync(TOAST_MS))
    jest.useRealTimers()
    await waitFor(() =>
      expect(api.to('PATCH /campaigns/:id/parcels/send').map(({ body }) => body)).toEqual([
        { parcelIds: [tove.id, milad.id] },
      ]),
    )
    expect(await screen.findByText(/Milad Hosseini: paketet är inte markerat som skickat/)).toBeInTheDocument()
  })
  test('what was refused as a number is not shown as the number of what is marked as sent, and is there again when it is taken back', async () => {
    open(sends)
    fireEvent.click(await screen.findByRole('button', { name: 'Spårningsnummer till Tove Ekström' }))
    const field = () => screen.findByRole('textbox', { name: 'Spårningsnummer till Tove Ekström' })
    fireEvent.change(await field(), { target: { value: 'i morgon' } })
    fireEvent.keyDown(await field(), { key: 'Enter' })
    fireEvent.click(await boxOf('Tove Ekström'))
    fireEvent.click(screen.getByRole('button', { name: 'Markera som skickat' }))
    expect(rowOf('Tove Ekström')).toHaveTextContent('Skickad')
    expect(rowOf('Tove Ekström')).not.toHaveTextContent('i morgon')
    fireEvent.click(await screen.findByRole('button', { name: 'Ångra' }))
    expect(await field()).toHaveValue('i morgon')
  })
  test('what is taken back in time is to pack again, and nobody is told', async () => {
    const { api } = open(sends)
    fireEvent.click(await boxOf('Tove Ekström'))
    fireEvent.click(screen.getByRole('button', { name: 'Markera som skickat' }))
    expect(rowOf('Tove Ekström')).toHaveTextContent('Skickad')
    fireEvent.click(await screen.findByRole('button', { name: 'Ångra' }))
    await waitFor(() => expect(rowOf('Tove Ekström')).toHaveTextContent('Att packa'))
    expect(api.to('PATCH /campaigns/:id/parcels/send')).toHaveLength(0)
  })
  test('leaving the board sends what is held', async () => {
    const { api } = open(sends)
    fireEvent.click(await boxOf('Tove Ekström'))
    fireEvent.click(screen.getByRole('button', { name: 'Markera som skickat' }))
    fireEvent.click(screen.getByRole('tab', { name: /Översikt/ }))
    await waitFor(() => expect(api.to('PATCH /campaigns/:id/parcels/send')).toHaveLength(1))
  })
  test('without address or choice a row cannot be selected, and its box says why', async () => {
    open({ 'GET /campaigns/:id/parcels': answer([noah, { ...tove, choice: null, choiceMissing: true }]) })
    expect(await screen.findByRole('checkbox', { name: 'Noah Berg har inte lämnat adress' })).toBeDisabled()
    expect(screen.getByRole('checkbox', { name: 'Tove Ekström har inte valt' })).toBeDisabled()
  })
  test('Esc clears the selection', async () => {
    open()
    fireEvent.click(await boxOf('Tove Ekström'))
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(screen.queryByRole('region', { name: 'Valda paket' })).not.toBeInTheDocument()
  })
  test('a parcel that was not sent after all is to pack again', async () => {
    const { user } = open({
      'PATCH /parcels/:id/take_back': wire({
        parcel: { ...liv, state: 'to_pack', sentAt: null, abilities: ['pack', 'send'] },
        counts: counts({ toPack: 4, sent: 0 }),
      }),
    })
    await user.click(await screen.findByRole('button', { name: 'Mer om Liv Söderberg' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Inte skickat än' }))
    await waitFor(() => expect(rowOf('Liv Söderberg')).toHaveTextContent('Att packa'))
    expect(screen.getByRole('button', { name: /4 Att packa/ })).toBeInTheDocument()
  })
})

test('those without an address are asked again once a day', async () => {
  const { api } = open({
    'POST /campaigns/:id/parcels/remind': () => wire({ parcels: [{ ...noah, remindedAt: new Date().toISOString() }] }),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Påminn 1' }))
  expect(await screen.findByText(/Påminda i dag \d\d:\d\d/)).toBeInTheDocument()
  expect(rowOf('Noah Berg')).toHaveTextContent(/Påmind i dag/)
  expect(api.to('POST /campaigns/:id/parcels/remind').map(({ body }) => body)).toEqual([{}])
})

describe('a file of tracking numbers', () => {
  const rows = [
    {
      line: 2,
      named: 'SP-7F3K1',
      outcome: 'new',
      parcelId: tove.id,
      creatorName: 'Tove Ekström',
      carrier: 'dhl',
      trackingNumber: '3709114205',
      former: null,
    },
    {
      line: 3,
      named: 'SP-7F3K2',
      outcome: 'overwrites',
      parcelId: milad.id,
      creatorName: 'Milad Hosseini',
      carrier: 'postnord',
      trackingNumber: '40125592222',
      former: '40125591860',
    },
    {
      line: 4,
      named: 'Ingen Alls',
      outcome: 'not_found',
      parcelId: null,
      creatorName: null,
      carrier: null,
      trackingNumber: '40125593333',
      former: null,
    },
  ]
  test('shows what each row would do, and writes nothing before it is told to', async () => {
    const { api, user } = open({
      'POST /campaigns/:id/parcels/tracking': ({ body }: WireRequest) =>
        wire({ rows, written: (body as { dryRun: boolean }).dryRun ? 0 : 2, counts: counts() }),
    })
    await user.click(await screen.findByRole('button', { name: 'Filer' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Läs in spårningsnummer' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Läs in spårningsnummer' }))
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Ordernummer;Spårning\nSP-7F3K1;3709114205' } })
    await user.click(dialog.getByRole('button', { name: 'Kontrollera' }))
    expect(await dialog.findByText(/2 nummer läses in, 1 ersätter ett annat, 1 rad hoppas över/)).toBeInTheDocument()
    expect(dialog.getByText(/Ersätter 4012.5591.860/)).toBeInTheDocument()
    expect(dialog.getByText('Hittades inte')).toBeInTheDocument()
    expect(api.to('POST /campaigns/:id/parcels/tracking').map(({ body }) => body)).toMatchObject([{ dryRun: true }])
    await user.click(dialog.getByRole('button', { name: 'Läs in 2' }))
    await waitFor(() =>
      expect(api.to('POST /campaigns/:id/parcels/tracking').at(-1)!.body).toMatchObject({ dryRun: false }),
    )
    expect(await screen.findByText('2 spårningsnummer är inlästa')).toBeInTheDocument()
  })
  test('a file that cannot be used says what it needs, and what was pasted stays', async () => {
    const { user } = open({
      'POST /campaigns/:id/parcels/tracking': reply(422, { errors: { csv: ['required'] } }),
    })
    await user.click(await screen.findByRole('button', { name: 'Filer' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Läs in spårningsnummer' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Läs in spårningsnummer' }))
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Ort;Land' } })
    await user.click(dialog.getByRole('button', { name: 'Kontrollera' }))
    expect(await dialog.findByText(/Filen behöver en kolumn med ordernummer eller namn/)).toBeInTheDocument()
    expect(dialog.getByRole('textbox')).toHaveValue('Ort;Land')
  })
})

describe('a problem', () => {
  const ask = async () => {
    fireEvent.click(
      within(await screen.findByText('Joel Nyberg').then(() => rowOf('Joel Nyberg'))).getByText('Skicka nytt'),
    )
    return within(await screen.findByRole('dialog', { name: 'Problem med paketet till Joel Nyberg' }))
  }
  test('shows what the creator said, with pictures; a new parcel is to pack in the same row', async () => {
    const { api } = open({
      'POST /parcels/:id/replace': wire({
        parcel: { ...joel, state: 'to_pack', number: 2, problem: null, sentAt: null, abilities: ['pack', 'send'] },
        counts: counts({ toPack: 4, problem: 0 }),
      }),
    })
    const dialog = await ask()
    expect(dialog.getByText('Locket är sprucket')).toBeInTheDocument()
    expect(dialog.getByRole('img', { name: 'Bild 1' })).toHaveAttribute('src', '/uploads/lock.webp')
    fireEvent.click(dialog.getByRole('button', { name: 'Skicka nytt paket' }))
    await waitFor(() => expect(rowOf('Joel Nyberg')).toHaveTextContent(/Att packa.*Paket 2/))
    expect(api.to('POST /parcels/:id/replace').map(({ body }) => body)).toEqual([{ answer: '' }])
  })
  test.each([
    ['Släpp kravet', 'Släpp kravet', { answer: 'Behåll den.', release: true }],
    ['Svara med ett meddelande', 'Skicka svaret', { answer: 'Behåll den.' }],
  ])('%s is said in words', async (choice, button, body) => {
    const { api } = open({
      'PATCH /delivery_problems/:id/resolve': wire({ participation: { id: 'x', abilities: [] } }),
    })
    const dialog = await ask()
    fireEvent.click(dialog.getByRole('radio', { name: new RegExp(`^${choice}`) }))
    fireEvent.click(dialog.getByRole('button', { name: button }))
    expect(await dialog.findByText('Skriv vad som gäller.')).toBeInTheDocument()
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: ' Behåll den. ' } })
    fireEvent.click(dialog.getByRole('button', { name: button }))
    await waitFor(() => expect(api.to('PATCH /delivery_problems/:id/resolve').map((call) => call.body)).toEqual([body]))
  })
})

describe('on a phone', () => {
  test('a card for each parcel: the address behind a press, a long press selects, files only at a desk', async () => {
    const back = answerMedia((query) => query.includes('max-width'))
    try {
      open()
      const card = (await screen.findByText('Tove Ekström')).closest('li')!
      expect(within(card).getByText('Storgatan 38, lgh 1203')).not.toBeVisible()
      fireEvent.click(within(card).getByRole('button', { name: /Visa adress och frakt/ }))
      expect(within(card).getByText('Storgatan 38, lgh 1203')).toBeVisible()
      expect(screen.queryByRole('button', { name: 'Filer' })).not.toBeInTheDocument()
      jest.useFakeTimers()
      fireEvent.pointerDown(card)
      act(() => jest.advanceTimersByTime(500))
      jest.useRealTimers()
      expect(await screen.findByText('1 vald')).toBeInTheDocument()
      expect(screen.getByRole('checkbox', { name: 'Välj Tove Ekström' })).toBeChecked()
      expect(screen.queryByRole('button', { name: 'Hämta CSV' })).not.toBeInTheDocument()
    } finally {
      back()
    }
  })
})

test('who answers for nobody sees no addresses: files say why they cannot be made', async () => {
  const { user } = open({ 'GET /campaigns/:id/parcels': answer([tove], { seesAddresses: false }) })
  await user.click(await screen.findByRole('button', { name: 'Filer' }))
  expect(await screen.findByRole('menuitem', { name: /Hämta CSV.*Bara ägare och ansvariga/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})
