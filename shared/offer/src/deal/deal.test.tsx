/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { act, buildDeal, fireEvent, renderWithApp, screen, within } from '@samspel/testing'
import { DealCard } from './DealCard'
import { DealSummary } from './DealSummary'
import { type SeenDeal, useSeenDeal } from './use-seen-deal'

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')

test('each row of the card opens its own sentence of the terms', () => {
  renderWithApp(<DealCard facts={buildDeal()} />)
  const card = screen.getByRole('region', { name: 'Det här säger du ja till' })
  const rows = within(card).getAllByRole('listitem')
  const pieces = rows.find((row) => row.textContent?.startsWith('Ett inlägg och en story'))!
  const [row] = pieces.getElementsByTagName('details')
  expect(row!.open).toBe(false)
  expect(plain(row!.lastElementChild?.textContent)).toMatch(/^Du publicerar ett inlägg och en story senast/)
  expect(rows.map((one) => plain(one.textContent)).join('\n')).toMatch(/1 500 kr/)
})

test('what does not apply has no row', () => {
  const { unmount } = renderWithApp(<DealCard facts={buildDeal()} />)
  expect(screen.queryByText(/samarbeten om/)).toBeNull()
  unmount()
  const terms = { ...buildDeal().terms, exclusivity: { categoryId: '1', daysBefore: 0, daysAfter: 14 } }
  const exclusiveCategory = { id: '1', nameSv: 'Läppbalsam', nameEn: 'Lip balm' }
  renderWithApp(<DealCard facts={buildDeal({ terms, exclusiveCategory })} />)
  expect(screen.getByText(/inga andra samarbeten om läppbalsam/)).toBeTruthy()
})

test('the summary leads to all terms', async () => {
  renderWithApp(<DealSummary facts={buildDeal()} />)
  expect(screen.getByRole('region', { name: 'Du säger ja till' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Alla villkor' }))
  const all = await screen.findByRole('dialog', { name: 'Det här säger du ja till' })
  expect(plain(all.textContent)).toMatch(/Du publicerar ett inlägg och en story/)
})

test('what has changed under the reader’s eyes is read out as changed, and nothing else is', () => {
  renderWithApp(<DealSummary facts={buildDeal({ fee: 120_000 })} before={buildDeal()} />)
  const changed = screen.getAllByText(/ändrat/).map((mark) => plain(mark.parentElement?.textContent))
  expect(changed.every((value) => value?.includes('kr'))).toBe(true)
  expect(changed.length).toBeGreaterThan(0)
})

test('terms that changed are refused once, then they are what is agreed to', () => {
  let seen: SeenDeal | undefined
  function Reader() {
    seen = useSeenDeal(buildDeal())
    return <p>{seen.before ? 'ändrat' : 'som det var'}</p>
  }
  renderWithApp(<Reader />)
  expect(seen!.refusal(buildDeal())).toBeUndefined()
  expect(seen!.refusal(undefined)).toBeUndefined()
  const now = buildDeal({ fee: 120_000 })
  let refused: ReturnType<SeenDeal['refusal']>
  act(() => {
    refused = seen!.refusal(now)
  })
  expect(refused!).toMatchObject({ ok: false })
  expect(screen.getByText('ändrat')).toBeTruthy()
  expect(seen!.facts?.fee).toBe(120_000)
  expect(seen!.before?.fee).toBe(150_000)
  expect(seen!.refusal(now)).toBeUndefined()
})
