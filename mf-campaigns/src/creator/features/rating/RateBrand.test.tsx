/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { type FakeRoutes, fireEvent, id, renderWithApp, reply, screen, waitFor } from '@samspel/testing'
import { RateBrand } from './RateBrand'

const given = {
  id: id(90),
  score: 4,
  clear_brief: null,
  answered_in_time: null,
  fair_changes: null,
  words: '',
  reply: null,
  replied_at: null,
  created_at: '2026-11-24T10:00:00Z',
  changeable_until: '2026-12-08T10:00:00Z',
}
const path = 'GET /instagramers/me/brand_ratings/:id'
const put = 'PUT /instagramers/me/brand_ratings/:id'
const show = (api: FakeRoutes) => renderWithApp(<RateBrand workId={id(50)} brandName="Havsro" />, { api })
const star = (name: string) => screen.getByRole('radio', { name }) as HTMLInputElement

test('a star is saved when it is pressed, and then the three others can be given', async () => {
  const { api } = show({ [path]: { brand_rating: null, may_rate: true }, [put]: { brand_rating: given } })
  await screen.findByRole('heading', { name: 'Hur var Havsro?' })
  expect(screen.queryByText('Tydligt uppdrag')).toBeNull()
  fireEvent.click(star('Bra, 4 av 5'))
  expect(await screen.findByText('Sparat. Kan ändras till 8 dec.')).toBeTruthy()
  expect(api.to(put)[0]!.body).toEqual({ brandRating: { score: 4 } })
  expect(screen.getByText('Tydligt uppdrag')).toBeTruthy()
})

test('words are kept as typed when they are refused, and the star goes back', async () => {
  let refuses = false
  show({
    [path]: { brand_rating: { ...given, score: 3 }, may_rate: true },
    [put]: () => (refuses ? reply(422, { error: 'illegal_transition' }) : { brand_rating: given }),
  })
  await screen.findByRole('heading', { name: 'Hur var Havsro?' })
  refuses = true
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Sent svar' } })
  fireEvent.click(screen.getByRole('button', { name: 'Skicka till Havsro' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Skicka till Havsro' })).toBeTruthy())
  expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe('Sent svar')
  fireEvent.click(screen.getAllByRole('radio', { name: 'Dåligt, 1 av 5' })[0]!)
  await waitFor(() =>
    expect((screen.getAllByRole('radio', { name: 'Okej, 3 av 5' })[0] as HTMLInputElement).checked).toBe(true),
  )
})

test('a rating that is too old is read, not changed, with what the brand has answered', async () => {
  show({ [path]: { brand_rating: { ...given, words: 'Fin produkt', reply: 'Tack!' }, may_rate: false } })
  expect(await screen.findByText('Ditt betyg står fast.')).toBeTruthy()
  expect(screen.getByText('Fin produkt')).toBeTruthy()
  expect(screen.getByText('Tack!')).toBeTruthy()
  expect(
    (screen.getAllByRole('radio', { name: 'Bra, 4 av 5' })[0] as HTMLInputElement).closest('fieldset')!.disabled,
  ).toBe(true)
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('nothing is asked before the work is approved', async () => {
  const { api, container } = show({ [path]: { brand_rating: null, may_rate: false } })
  await waitFor(() => expect(api.to(path)).toHaveLength(1))
  expect(container.textContent).toBe('')
})
