/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { id, renderWithApp, reply, screen, waitFor, wire } from '@samspel/testing'
import { SheetsDialog } from './SheetsDialog'

const saved: string[] = []
beforeEach(() => {
  saved.length = 0
  URL.createObjectURL = () => 'blob:sign'
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})
afterEach(() => {
  jest.restoreAllMocks()
})

const pdf = btoa('%PDF')
const open = (answer: object, onClose = () => undefined as void) =>
  renderWithApp(<SheetsDialog brandId={id(200)} onClose={onClose} />, {
    api: { 'GET /brands/:id/store_sheets': answer },
  })

test('the signs of all stores are saved file by file; one that fails is asked for again, and those before it are not', async () => {
  let refusals = 1
  const { user, api } = open(({ query }: { query: URLSearchParams }) =>
    query.get('page') === '2' && refusals-- > 0 ? reply(422, { error: 'invalid' }) : wire({ pdf, pages: 3 }),
  )
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(saved).toEqual(['Skyltar 1 av 3.pdf'])
  await user.click(screen.getByRole('button', { name: 'Försök igen' }))
  expect(await screen.findByText('Alla 3 filer är sparade.')).toBeTruthy()
  expect(saved).toEqual(['Skyltar 1 av 3.pdf', 'Skyltar 2 av 3.pdf', 'Skyltar 3 av 3.pdf'])
  expect(api.to('GET /brands/:id/store_sheets').map(({ query }) => query.get('page'))).toEqual(['1', '2', '2', '3'])
})

test('one file says nothing of numbers; a brand without stores is told so', async () => {
  const { unmount } = open(wire({ pdf, pages: 1 }))
  expect(await screen.findByText('Filen är sparad.')).toBeTruthy()
  expect(saved).toEqual(['Skyltar.pdf'])
  unmount()
  open(wire({ pdf: null, pages: 0 }))
  expect(await screen.findByText('Det finns inga butiker att göra skyltar till.')).toBeTruthy()
})

test('cancelled between two files, no further one is asked for or saved', async () => {
  let answer = (_: object) => undefined as void
  const second = new Promise<object>((done) => (answer = done))
  const { user, api, unmount } = open(({ query }: { query: URLSearchParams }) =>
    query.get('page') === '2' ? second : wire({ pdf, pages: 3 }),
  )
  await waitFor(() => expect(api.to('GET /brands/:id/store_sheets')).toHaveLength(2))
  expect(screen.getByText('Fil 2 av 3')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Avbryt' }))
  unmount()
  answer(wire({ pdf, pages: 3 }))
  await second
  expect(saved).toEqual(['Skyltar 1 av 3.pdf'])
  expect(api.to('GET /brands/:id/store_sheets')).toHaveLength(2)
})
