/** @jest-environment @happy-dom/jest-environment */
import { describe, expect, test } from '@jest/globals'
import { bus } from '@samspel/event-bus'
import { act, fireEvent, id, reply, screen, waitFor, type WireRequest, within } from '@samspel/testing'
import { campaignId } from '../test-page'
import { answer, counts, enter, numberField, open, rowOf, saving, tove } from '../test-parcels'

describe('the tab', () => {
  test('a campaign whose goods are being sent opens on its parcels, with what waits beside the name', async () => {
    open({}, { query: '', campaign: { state: 'upcoming' } })
    expect(await screen.findByText('Tove Ekström')).toBeInTheDocument()
    expect(screen.getByRole('tab', { name: /Leverans/, selected: true })).toHaveTextContent('4')
    fireEvent.click(screen.getByRole('tab', { name: /Översikt/ }))
    expect(await screen.findByRole('tab', { name: /Översikt/, selected: true })).toBeInTheDocument()
  })
  test('a campaign in the marketplace opens on its overview, one that is picked up has no parcels', async () => {
    open({}, { query: '' })
    expect(await screen.findByRole('tab', { name: /Översikt/, selected: true })).toBeInTheDocument()
    expect(screen.getByRole('tab', { name: /Leverans/ })).toBeInTheDocument()
  })
  test('a campaign at stores has no such tab', async () => {
    open({}, { query: '', campaign: { deliveryMethod: 'pickup' } })
    await screen.findByRole('tab', { name: /Översikt/ })
    expect(screen.queryByRole('tab', { name: /Leverans/ })).not.toBeInTheDocument()
  })
})

describe('what is shown', () => {
  test('rows say where, what, how it goes and since when; tiles count them and narrow the list', async () => {
    const { api } = open()
    const row = await screen.findByText('Tove Ekström')
    expect(row.closest('[role=row]')).toHaveTextContent(
      /Storgatan 38, lgh 1203.*582 23 Linköping.*0,5 l, rost.*Att packa/,
    )
    expect(rowOf('Joel Nyberg')).toHaveTextContent(/Kom skadat.*Skicka nytt/)
    expect(rowOf('Noah Berg')).toHaveTextContent(/Ingen adress än.*Saknar adress.*Påminn/)
    const tiles = screen.getByRole('group', { name: 'Läge' })
    expect(tiles).toHaveTextContent('2 går att packa, 1 saknar adress')
    fireEvent.click(within(tiles).getByRole('button', { name: /Skickade/ }))
    await waitFor(() => expect(api.to('GET /campaigns/:id/parcels').at(-1)!.query.get('state')).toBe('sent'))
    fireEvent.click(within(tiles).getByRole('button', { name: /Skickade/, pressed: true }))
    await waitFor(() => expect(api.to('GET /campaigns/:id/parcels').at(-1)!.query.get('state')).toBeNull())
  })
  test('who may not see addresses sees towns, and makes no files', async () => {
    open({
      'GET /campaigns/:id/parcels': answer([{ ...tove, address: null }], { seesAddresses: false }),
    })
    expect(await screen.findByText('Linköping')).toBeInTheDocument()
    expect(screen.getByText(/Du ser orten/)).toBeInTheDocument()
  })
  test('filters of the address are asked for', async () => {
    const { api } = open({}, { query: `?tab=delivery&state=address&choice=${id(901)}&q=noah&page=2` })
    await screen.findByText('Noah Berg')
    expect(Object.fromEntries(api.to('GET /campaigns/:id/parcels').at(-1)!.query)).toMatchObject({
      missing: 'address',
      choiceId: id(901),
      query: 'noah',
      page: '2',
    })
  })
  test('without anybody approved the way on is to answer applications', async () => {
    open(
      { 'GET /campaigns/:id/parcels': answer([], { counts: counts({ all: 0, toPack: 0, packable: 0 }) }) },
      { query: '?tab=delivery', campaign: { approvedParticipationsCount: 0 } },
    )
    expect(await screen.findByRole('link', { name: /Svara på ansökningar/ })).toHaveAttribute(
      'href',
      `/applications?campaign=${campaignId}`,
    )
    expect(screen.getByText('Ingen är godkänd än')).toBeInTheDocument()
  })
  test('whoever was approved before parcels were followed is not denied', async () => {
    open(
      { 'GET /campaigns/:id/parcels': answer([], { counts: counts({ all: 0, toPack: 0, packable: 0 }) }) },
      { query: '?tab=delivery', campaign: { approvedParticipationsCount: 20 } },
    )
    expect(await screen.findByText('Paketen följs inte här')).toBeInTheDocument()
    expect(screen.getByText(/^20 kreatörer är godkända sedan tiden innan/)).toBeInTheDocument()
    expect(screen.queryByText('Ingen är godkänd än')).not.toBeInTheDocument()
  })
  test('what could not be loaded says so in its own place, with the reason', async () => {
    open({ 'GET /campaigns/:id/parcels': reply(403, { error: 'forbidden' }) })
    expect(await screen.findByText(/Paketen kunde inte hämtas/)).toBeInTheDocument()
    expect(screen.getByRole('tab', { name: /Leverans/ })).toBeInTheDocument()
  })
  test('what happens elsewhere shows without a reload', async () => {
    let rows = [tove]
    open({ 'GET /campaigns/:id/parcels': () => answer(rows) })
    await screen.findByText('Tove Ekström')
    rows = [{ ...tove, state: 'arrived', arrivedAt: '2025-11-21T08:12:00.000Z', arrivedBy: 'creator' }]
    act(() =>
      bus.publish('live:participation-changed', { participationId: id(801), campaignId, instagramerId: id(12) }),
    )
    await waitFor(() => expect(rowOf('Tove Ekström')).toHaveTextContent(/Framme.*sa Tove/))
  })
})

describe('typing in the cells', () => {
  test('Enter saves and opens the next row, Tab the greeting, Esc puts back', async () => {
    const { api } = open(saving())
    fireEvent.click(await screen.findByRole('button', { name: 'Spårningsnummer till Tove Ekström' }))
    const field = await numberField('Tove Ekström')
    expect(field).toHaveFocus()
    fireEvent.change(field, { target: { value: 'UM482913056SE' } })
    enter(field)
    const next = await numberField('Milad Hosseini')
    expect(next).toHaveFocus()
    await waitFor(() =>
      expect(api.to('PATCH /parcels/:id').at(-1)!.body).toEqual({
        parcel: { carrier: 'postnord', trackingNumber: 'UM482913056SE' },
      }),
    )
    expect(rowOf('Tove Ekström')).toHaveTextContent('PostNord UM482913056SE')
    fireEvent.change(next, { target: { value: 'fel' } })
    fireEvent.keyDown(next, { key: 'Escape' })
    expect(rowOf('Milad Hosseini')).toHaveTextContent(/PostNord 4012.5591.860/)
    fireEvent.click(within(rowOf('Milad Hosseini')).getByText('PostNord'))
    fireEvent.keyDown(await numberField('Milad Hosseini'), { key: 'Tab' })
    expect(await screen.findByRole('textbox', { name: 'Hälsning till Milad Hosseini' })).toHaveFocus()
    expect(api.to('PATCH /parcels/:id')).toHaveLength(1)
  })
  test('a pasted link becomes carrier and number', async () => {
    open(saving())
    fireEvent.click(await screen.findByRole('button', { name: 'Spårningsnummer till Tove Ekström' }))
    fireEvent.change(await numberField('Tove Ekström'), {
      target: { value: 'https://gls-group.com/DK/da/find-pakke?match=075624238061' },
    })
    expect(await numberField('Tove Ekström')).toHaveValue('075624238061')
    expect(screen.getByRole('combobox', { name: 'Fraktbolag till Tove Ekström' })).toHaveValue('gls')
  })
  test('what is no number is refused in the cell, and stays there', async () => {
    const { api } = open(saving())
    fireEvent.click(await screen.findByRole('button', { name: 'Spårningsnummer till Tove Ekström' }))
    const field = await numberField('Tove Ekström')
    fireEvent.change(field, { target: { value: 'i morgon' } })
    enter(field)
    expect(await screen.findByText(/Varken ett nummer eller en länk/)).toBeInTheDocument()
    expect(await numberField('Tove Ekström')).toHaveValue('i morgon')
    expect(api.to('PATCH /parcels/:id')).toHaveLength(0)
  })
  test('what the server did not take turns red with its reason, keeps the text, and is sent again', async () => {
    let isRefusing = true
    open({
      'PATCH /parcels/:id': (call: WireRequest) =>
        isRefusing
          ? reply(409, { error: 'already_decided' })
          : (saving()['PATCH /parcels/:id'] as (call: WireRequest) => object)(call),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Spårningsnummer till Tove Ekström' }))
    const field = await numberField('Tove Ekström')
    fireEvent.change(field, { target: { value: '40125591999' } })
    enter(field)
    const kept = await numberField('Tove Ekström')
    expect(kept).toHaveAttribute('aria-invalid', 'true')
    expect(kept).toHaveValue('40125591999')
    isRefusing = false
    fireEvent.focus(kept)
    enter(kept)
    await waitFor(() => expect(rowOf('Tove Ekström')).toHaveTextContent(/4012.5591.999/))
  })
  test('a pasted column fills downwards, and can be taken back', async () => {
    const { api } = open(saving())
    fireEvent.click(await screen.findByRole('button', { name: 'Spårningsnummer till Tove Ekström' }))
    fireEvent.paste(await numberField('Tove Ekström'), {
      clipboardData: { getData: () => 'UM482913056SE\r\nDHL\t3709114205\r\n' },
    })
    await waitFor(() => expect(rowOf('Milad Hosseini')).toHaveTextContent(/DHL 3709.114205/))
    expect(rowOf('Tove Ekström')).toHaveTextContent('PostNord UM482913056SE')
    fireEvent.click(await screen.findByRole('button', { name: 'Ångra' }))
    await waitFor(() =>
      expect(api.to('PATCH /parcels/:id').at(-1)!.body).toEqual({
        parcel: { carrier: 'postnord', trackingNumber: '40125591860' },
      }),
    )
  })
})
