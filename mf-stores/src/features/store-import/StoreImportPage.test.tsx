/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { buildBrand, id, renderWithApp, reply, screen, waitFor, wire, within } from '@samspel/testing'
import { StoreImportPage } from './StoreImportPage'

const brand = buildBrand({ name: 'Havsro' })
const rowOf = (line: number, state: string, errors: Record<string, string[]> = {}, more: object = {}) => ({
  line,
  name: `Butik ${line}`,
  state,
  errors,
  storeId: state === 'same' ? id(line) : null,
  ...more,
})
const reportOf = (rows: ReturnType<typeof rowOf>[]) => {
  const count = (which: string) => rows.filter(({ state }) => state === which).length
  return wire({
    rows,
    counts: {
      new: count('new'),
      changed: count('changed'),
      same: count('same'),
      refused: count('refused'),
      double: count('double'),
    },
  })
}
/** A file of these bytes. */
const fileOf = (bytes: Uint8Array) =>
  Object.assign(new File([bytes as never], 'butiker.csv', { type: 'text/csv' }), {
    arrayBuffer: async () => bytes.buffer,
  })
const open = (answer: object) =>
  renderWithApp(<StoreImportPage />, {
    path: '/brands/:brandId/stores/import',
    route: `/brands/${brand.id}/stores/import`,
    api: { 'GET /brands/:id': wire({ brand }), 'POST /brands/:id/stores/import': answer },
  })
const paste = async ({ user }: ReturnType<typeof open>) => {
  await user.click(await screen.findByLabelText(/klistra in/))
  await user.paste('name;address;city\nA;B;C')
  await user.click(screen.getByRole('button', { name: 'Kontrollera' }))
}

test('rows are judged before anything is written: counts, filters, reasons; then written', async () => {
  const page = open(reportOf([rowOf(2, 'new'), rowOf(3, 'refused', { latitude: ['required'] }), rowOf(4, 'same')]))
  await paste(page)
  expect(await screen.findByText('Inget är sparat än. Så här blir det:')).toBeTruthy()
  expect(page.api.to('POST /brands/:id/stores/import')[0]?.body).toEqual({
    csv: 'name;address;city\nA;B;C',
    dryRun: true,
  })
  expect(screen.getByText(/^Latitud: /)).toBeTruthy()
  await page.user.click(screen.getByRole('button', { name: 'Stoppad 1' }))
  expect(screen.getAllByRole('row')).toHaveLength(2)
  await page.user.click(screen.getByRole('button', { name: 'Spara 1 butik' }))
  expect(await screen.findByText('1 butik är sparad')).toBeTruthy()
  expect(page.api.to('POST /brands/:id/stores/import')[1]?.body).toMatchObject({ dryRun: false })
})

test('of 20 000 rows a page is shown at a time', async () => {
  const page = open(reportOf(Array.from({ length: 20_000 }, (_, at) => rowOf(at + 2, at % 2 ? 'refused' : 'new'))))
  await paste(page)
  expect(await screen.findByText('Sida 1 av 400')).toBeTruthy()
  expect(screen.getAllByRole('row')).toHaveLength(51)
  await page.user.click(screen.getByRole('button', { name: 'Nästa' }))
  expect(screen.getByText('Butik 52')).toBeTruthy()
  expect(screen.getByRole('button', { name: /Spara 10.000 butiker/ })).toBeTruthy()
})

test('a file in another encoding is read with a warning; one that is no text, or that the server refuses, says so', async () => {
  const page = open(reportOf([rowOf(2, 'new')]))
  await screen.findByLabelText(/klistra in/)
  const field = () => document.querySelector<HTMLInputElement>('input[type=file]')!
  await page.user.upload(field(), fileOf(Uint8Array.from([0x50, 0x4b, 0, 4])))
  expect(await screen.findByText(/Filen är ingen text/)).toBeTruthy()
  const bytes = Uint8Array.from([...'name;address;city\n'].map((letter) => letter.charCodeAt(0)).concat([0xc5]))
  await page.user.upload(field(), fileOf(bytes))
  expect(await screen.findByText(/inte sparad i UTF-8/)).toBeTruthy()
  expect((page.api.to('POST /brands/:id/stores/import')[0]?.body as { csv: string }).csv).toBe('name;address;city\nÅ')
})

test('what was pasted stays when the server refuses it', async () => {
  const page = open(reply(422, { errors: { csv: ['required'] } }))
  await paste(page)
  expect(await screen.findByText(/Butik, Gatuadress och Ort/, { selector: '[role=alert] *' })).toBeTruthy()
  await waitFor(() =>
    expect((screen.getByLabelText(/klistra in/) as HTMLTextAreaElement).value).toBe('name;address;city\nA;B;C'),
  )
})

test('what is wrong or was put right is said in sentences, with the town that was meant', async () => {
  const page = open(
    reportOf([
      rowOf(2, 'refused', { city: ['not_found'] }, { meantTown: 'Stockholm' }),
      rowOf(3, 'new', {}, { notes: ['position_swapped', 'postal_code_zeros'] }),
      rowOf(4, 'refused', { latitude: ['invalid'], longitude: ['invalid'] }, { notes: ['outside_country'] }),
      rowOf(5, 'refused', { postalCode: ['invalid'] }, { notes: ['postal_code_eaten'] }),
    ]),
  )
  await paste(page)
  expect(await screen.findByText('Orten hittades inte, menade ni Stockholm?')).toBeTruthy()
  expect(screen.getByText(/har bytt plats; Nollor/)).toBeTruthy()
  expect(screen.getByText('Läget är långt utanför landet. Kontrollera Latitud, Longitud och Land')).toBeTruthy()
  expect(screen.getByText(/gjort om postnumret till ett tal/)).toBeTruthy()
})

test('a likely double is asked about: the same store, a new one, or left out', async () => {
  const page = open(
    reportOf([
      rowOf(2, 'double', {}, { likeStore: 'Kajen', mayBeSame: true }),
      rowOf(3, 'double', {}, { likeStore: 'Torget', mayBeSame: true }),
      rowOf(4, 'double', {}, { likeStore: 'Butik 3' }),
    ]),
  )
  await paste(page)
  expect(await screen.findByText('Samma som Kajen?')).toBeTruthy()
  const choice = (line: number) => within(screen.getByRole('radiogroup', { name: `Vad blir det av Butik ${line}?` }))
  expect(choice(4).queryByRole('radio', { name: 'Samma butik' })).toBeNull()
  await page.user.click(choice(2).getByRole('radio', { name: 'Samma butik' }))
  await page.user.click(choice(3).getByRole('radio', { name: 'Ny butik' }))
  await page.user.click(choice(4).getByRole('radio', { name: 'Ny butik' }))
  await page.user.click(choice(4).getByRole('radio', { name: 'Hoppa över' }))
  await page.user.click(screen.getByRole('button', { name: 'Spara 2 butiker' }))
  await waitFor(() =>
    expect(page.api.to('POST /brands/:id/stores/import')[1]?.body).toMatchObject({
      dryRun: false,
      addLines: [3],
      sameLines: [2],
    }),
  )
})

test('a refused file leaves nothing of the file before it to be checked', async () => {
  const page = open(reply(422, { errors: { csv: ['required'] } }))
  await screen.findByLabelText(/klistra in/)
  const field = () => document.querySelector<HTMLInputElement>('input[type=file]')!
  const text = Uint8Array.from([...'a;b'].map((letter) => letter.charCodeAt(0)))
  await page.user.upload(field(), fileOf(text))
  expect(await screen.findByText(/Filen saknar rader/)).toBeTruthy()
  await page.user.upload(field(), fileOf(Uint8Array.from([0x50, 0x4b, 0, 4])))
  expect(await screen.findByText(/Filen är ingen text/)).toBeTruthy()
  await page.user.click(screen.getByRole('button', { name: 'Kontrollera' }))
  expect(page.api.to('POST /brands/:id/stores/import')).toHaveLength(1)
})

test('what was written says how many stores stand in the middle of their town, and leads to them', async () => {
  const page = open(
    reportOf([
      rowOf(2, 'new', {}, { isPlacedByTown: true }),
      rowOf(3, 'new'),
      rowOf(4, 'double', {}, { likeStore: 'Kajen', isPlacedByTown: true }),
    ]),
  )
  await paste(page)
  await page.user.click(await screen.findByRole('button', { name: 'Spara 2 butiker' }))
  expect(await screen.findByText(/^1 butik står mitt i sin ort/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Visa dem som ska flyttas' }).getAttribute('href')).toBe(
    `/brands/${brand.id}/stores?placed=town`,
  )
})
