/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { initialAuth } from '@samspel/store'
import { buildBrand, fireEvent, id, renderWithApp, screen, within } from '@samspel/testing'
import { BrandRatings } from './BrandRatings'

const rating = {
  id: id(90),
  score: 2,
  clear_brief: 1,
  answered_in_time: null,
  fair_changes: 5,
  words: 'Otydligt',
  reply: null as string | null,
  replied_at: null as string | null,
  month: '2026-11',
}
const track_record = {
  collaborations: 1,
  answer_days: null,
  approved_first: null,
  changes_per_post: null,
  paid_days_late: null,
  rating: null,
  ratings: null,
}
const meta = { current_page: 1, next_page: null, prev_page: null, total_pages: 1, total_count: 1 }
const state = (role: 'company' | 'admin') => ({
  auth: { ...initialAuth, authenticated: true, scope: 'user' as const, role },
})

test('the brand reads what was said, and its answer stands below', async () => {
  let current = rating
  const { api } = renderWithApp(<BrandRatings brand={buildBrand({ id: id(200), name: 'Havsro' })} />, {
    state: state('company'),
    api: {
      'GET /brands/:id/ratings': () => ({ brand_ratings: [current], meta, track_record }),
      'PATCH /brand_ratings/:id/reply': () => {
        current = { ...rating, reply: 'Vi skriver tydligare.', replied_at: '2026-11-28T10:00:00Z' }
        return { brand_rating: current }
      },
    },
  })
  expect(await screen.findByText('2 av 5')).toBeTruthy()
  expect(screen.getByText('Tydligt uppdrag 1 · Rimliga ändringar 5')).toBeTruthy()
  expect(screen.getByText('november 2026')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Svara' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Vi skriver tydligare.' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Skicka' }))
  expect(await screen.findByText('Vi skriver tydligare.')).toBeTruthy()
  expect(api.to('PATCH /brand_ratings/:id/reply')[0]!.body).toEqual({ reply: 'Vi skriver tydligare.' })
  expect(screen.queryByRole('button', { name: 'Svara' })).toBeNull()
})

test('platform staff read, and do not answer for the brand', async () => {
  renderWithApp(<BrandRatings brand={buildBrand({ id: id(200) })} />, {
    state: state('admin'),
    api: { 'GET /brands/:id/ratings': { brand_ratings: [rating], meta, track_record } },
  })
  expect(await screen.findByText('Otydligt')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Svara' })).toBeNull()
})

test('without ratings it says when they come', async () => {
  renderWithApp(<BrandRatings brand={buildBrand({ id: id(200) })} />, {
    state: state('company'),
    api: { 'GET /brands/:id/ratings': { brand_ratings: [], meta, track_record } },
  })
  expect(await screen.findByText(/Inga omdömen än/)).toBeTruthy()
})
