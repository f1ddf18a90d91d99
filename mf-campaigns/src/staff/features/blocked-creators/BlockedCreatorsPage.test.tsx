/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import type { BlockedCreator } from '@samspel/api'
import { type FakeRoutes, id, listAnswer, renderWithApp, reply, screen } from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import { BlockedCreatorsPage } from './BlockedCreatorsPage'

const block: BlockedCreator = {
  brandId: id(1),
  brandName: 'Havsro',
  creator: {
    id: id(2),
    username: 'moaberg',
    name: 'Moa Berg',
    city: null,
    avatarUrl: null,
    followersCount: 9_000,
    engagementRate: 4,
    countryCode: 'SE',
    profileCategoryIds: [],
  },
  reason: 'Svarar aldrig',
  blockedByName: 'Sara Lindqvist',
  createdAt: '2026-11-20T10:00:00.000Z',
}
const open = (api: FakeRoutes) =>
  renderWithApp(
    <>
      <BlockedCreatorsPage />
      <Toaster />
    </>,
    { route: '/creators/blocked', api },
  )

test('whoever is blocked stands with the reason, and is let in again', async () => {
  const { user, api } = open({
    'GET /blocked_creators': listAnswer('blockedCreators', [block]),
    'DELETE /brands/:id/blocked_creators/:creatorId': reply(204),
  })
  expect(await screen.findByText('Svarar aldrig')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Släpp in Moa Berg igen hos Havsro' }))
  expect(await screen.findByText('Moa Berg kan ansöka och bjudas in igen')).toBeTruthy()
  expect(api.to('DELETE /brands/:id/blocked_creators/:creatorId')).toHaveLength(1)
})

test('nobody is blocked, and the list says where that is done', async () => {
  open({ 'GET /blocked_creators': listAnswer('blockedCreators', []) })
  expect(await screen.findByText('Ingen är blockerad')).toBeTruthy()
})
