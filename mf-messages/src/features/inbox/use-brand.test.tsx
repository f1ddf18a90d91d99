/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, test } from '@jest/globals'
import { buildBrand, buildInstagramer, id, listAnswer, renderWithApp, reply, screen } from '@samspel/testing'
import { ThreadOnItsWay } from './ThreadOnItsWay'
import { useBrand } from './use-brand'

const creator = buildInstagramer({ id: id(401), name: 'Tove Ekström', username: 'tovebakar' })
const state = { auth: { authenticated: true, roleResolved: true } as never, app: { currentUserId: id(9) } as never }
beforeEach(() => localStorage.clear())

function Opened() {
  const { brandId, ...sought } = useBrand(false, creator.id)
  return brandId ? <p>{brandId}</p> : <ThreadOnItsWay {...sought} />
}
const open = (brands: object) =>
  renderWithApp(<Opened />, {
    state,
    api: {
      'GET /brands': brands,
      [`GET /instagramers/${creator.id}`]: { instagramer: creator },
      'GET /messages/threads': listAnswer('threads', []),
    } as never,
  })

test('a thread whose brand cannot be asked for says so and can be tried again', async () => {
  const { api, user } = open(reply(422, { error: 'internal' }))
  const again = await screen.findByRole('button', { name: 'Försök igen' })
  expect(screen.queryByText('Hämtar meddelanden')).toBeNull()
  api.on({ 'GET /brands': listAnswer('brands', [buildBrand({ id: id(200) })]) })
  await user.click(again)
  expect(await screen.findByText(id(200))).toBeTruthy()
})

test('whoever acts for no brand is told that no thread is open', async () => {
  open(listAnswer('brands', []))
  expect(await screen.findByText('Ingen konversation är öppen')).toBeTruthy()
})
