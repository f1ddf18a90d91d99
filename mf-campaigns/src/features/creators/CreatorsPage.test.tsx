/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { buildInstagramer, id, listAnswer, renderWithApp, reply, screen } from '@samspel/testing'
import { creatorLists } from '../../data'
import { CreatorsPage } from './CreatorsPage'

const creators = [buildInstagramer({ id: id(401), name: 'Moa Berg', username: 'moaberg', profileCategoryIds: [id(50)] })]
const open = (route = '/creators') => renderWithApp(<CreatorsPage />, {
  route, slices: [creatorLists],
  api: {
    'GET /profile_categories': { profileCategories: [{ id: id(50), nameSv: 'Friluftsliv', nameEn: 'Outdoors' }] },
    'GET /instagramers': ({ query }) => listAnswer('instagramers', query.get('query') ? [] : creators),
  },
})

test('C-33 creators with place, categories, followers and engagement, each leading to the profile', async () => {
  open()
  expect((await screen.findByRole('link', { name: /Moa Berg/ })).getAttribute('href')).toBe(`/creators/${id(401)}`)
  expect(screen.getByRole('cell', { name: 'Umeå, Sverige' })).toBeTruthy()
  expect(await screen.findByRole('cell', { name: 'Friluftsliv' })).toBeTruthy()
  expect(screen.getByRole('cell', { name: /12\s400/ })).toBeTruthy()
  expect(screen.getByRole('cell', { name: /4,2\s%/ })).toBeTruthy()
})

test('S-06 search, country and category stand in the address; without hits everything can be shown again', async () => {
  const { user, api, router } = open()
  await screen.findByRole('option', { name: 'Friluftsliv' })
  await user.selectOptions(screen.getByLabelText('Land'), 'NO')
  await user.selectOptions(screen.getByLabelText('Kategori'), id(50))
  await user.type(screen.getByRole('searchbox'), 'xyz')
  await user.click(await screen.findByRole('button', { name: 'Visa alla' }))
  const asked = api.to('GET /instagramers').map(({ query }) => query.toString())
  expect(asked).toContain(`page=1&query=xyz&countryCode=NO&profileCategoryId=${id(50)}`)
  expect(await screen.findByRole('link', { name: /Moa Berg/ })).toBeTruthy()
  expect(router.state.location.search).toBe('')
})

test('a list that cannot be had says so in its place and is asked for again', async () => {
  const { user, api } = renderWithApp(<CreatorsPage />, { slices: [creatorLists], api: { 'GET /profile_categories': { profileCategories: [] }, 'GET /instagramers': reply(400, {}) } })
  const again = await screen.findByRole('button', { name: 'Försök igen' })
  api.on({ 'GET /instagramers': listAnswer('instagramers', creators) })
  await user.click(again)
  expect(await screen.findByRole('link', { name: /Moa Berg/ })).toBeTruthy()
})
