/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { buildCampaign, id, listAnswer, renderWithApp, screen, within } from '@samspel/testing'
import { diffFields } from './field-diff'
import { FieldDiffs } from './FieldDiffs'

const product = {
  productTitle: 'Kallbrygg',
  productName: '',
  productDescription: 'Mörkrost',
  productArticleReference: 'KB-1',
  defaultProductValue: 549,
}
const before = buildCampaign({
  instructions: 'Visa hur du brygger.',
  hashtags: ['vinter'],
  endAt: '2026-01-18',
  enableStories: false,
  products: [product],
  productImageUrl: null,
  communityListIds: [],
  categories: [],
})
const after = {
  ...before,
  instructions: 'Visa hur du serverar.',
  hashtags: ['vinter', 'fika'],
  endAt: '2026-02-01',
  enableStories: true,
  products: [{ ...product, defaultProductValue: 600 }],
  productImageUrl: '/uploads/a.webp',
  communityListIds: [id(7)],
}

test('differences are readable: words, lists, days, products, switches, lists by name', async () => {
  renderWithApp(<FieldDiffs diffs={diffFields(before, after)} />, {
    api: {
      'GET /community_lists': listAnswer('community_lists', [{ id: id(7), name: 'Vintergänget' }]),
      'GET /profile_categories': { profile_categories: [] },
    },
  })
  const field = (name: string) => screen.getByRole('heading', { name }).closest('li') as HTMLElement
  expect([...field('Instruktioner').querySelectorAll('del, ins')].map((mark) => mark.textContent)).toEqual([
    'brygger.',
    'serverar.',
  ])
  expect([...field('Hashtaggar').querySelectorAll('ins')].map((mark) => mark.textContent)).toEqual(['#fika'])
  expect(field('Slutar').textContent).toMatch(/Tidigare18\sjan\s2026Nu1\sfeb\s2026/)
  expect(field('Storyer räknas').textContent).toBe('Storyer räknasTidigareNejNuJa')
  expect(field('Produkter').textContent).toMatch(/549\skr.*600\skr/)
  expect(within(field('Produktbild')).getByText('Inget ifyllt')).toBeTruthy()
  expect(await within(field('Bjud in från listor')).findByText('Vintergänget')).toBeTruthy()
})
