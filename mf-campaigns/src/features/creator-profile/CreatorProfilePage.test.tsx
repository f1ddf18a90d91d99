/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { buildInstagramer, id, renderWithApp, reply, screen } from '@samspel/testing'
import { CreatorProfilePage } from './CreatorProfilePage'

const creator = buildInstagramer({ id: id(401), name: 'Moa Berg', username: 'moaberg', bio: 'Vandrar varje helg.', profileCategoryIds: [id(50)], collaborationPageSlug: 'moa-berg' })
const open = (answer: unknown) => renderWithApp(<CreatorProfilePage />, {
  route: `/creators/${id(401)}`, path: '/creators/:id',
  api: { 'GET /instagramers/:id': answer as object, 'GET /profile_categories': { profileCategories: [{ id: id(50), nameSv: 'Friluftsliv', nameEn: 'Outdoors' }] } },
})

test('C-35 one creator by id, with the way to a conversation', async () => {
  open({ instagramer: creator })
  expect(await screen.findByRole('heading', { level: 1, name: 'Moa Berg' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Skriv meddelande' }).getAttribute('href')).toBe(`/messages/${id(401)}`)
  expect(screen.getByRole('link', { name: 'Samarbetssida' }).getAttribute('href')).toBe('/page/moa-berg')
  expect(screen.getByText('Vandrar varje helg.')).toBeTruthy()
  expect(await screen.findByText('Friluftsliv')).toBeTruthy()
  expect(document.title).toBe('Moa Berg - Samspel')
})

test('an unknown creator: said so, with the way back to the list', async () => {
  open(reply(404, { error: 'not_found' }))
  expect(await screen.findByText('Kreatören finns inte, eller så har kontot tagits bort.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Till kreatörerna' }).getAttribute('href')).toBe('/creators')
})
