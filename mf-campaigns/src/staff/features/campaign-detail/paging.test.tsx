/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { buildCampaign, id, listAnswer, renderWithApp, screen, waitFor, wire, type WireRequest } from '@samspel/testing'
import { History } from './History'
import { SentInvitations } from './invitations/SentInvitations'

const campaignId = id(1)
/** Page 1 links to page 7, which is the last. */
const leading =
  (key: string, row: (page: number) => object) =>
  ({ query }: WireRequest) => {
    const page = Number(query.get('page'))
    return wire(
      listAnswer(key, [row(page)], {
        currentPage: page,
        nextPage: page === 1 ? 7 : null,
        totalCount: 200,
        totalPages: 8,
      }),
    )
  }
const event = (page: number) => ({
  id: id(page),
  campaignId,
  act: 'edited',
  actorName: `Sida ${page}`,
  comment: null,
  createdAt: '2026-11-20T10:00:00Z',
})
const invitation = (page: number) => ({
  id: id(page),
  campaignId,
  instagramerId: id(50 + page),
  state: 'applied',
  askAgainOn: null,
  message: '',
  communityListName: null,
  invitedByName: 'Sara',
  createdAt: '2026-11-20T10:00:00Z',
  creator: {
    id: id(50 + page),
    username: `sida${page}`,
    name: `Sida ${page}`,
    city: null,
    avatarUrl: null,
    followersCount: 1,
    engagementRate: 1,
  },
})

test.each([
  ['history', 'GET /campaigns/:id/events', leading('campaignEvents', event), <History campaignId={campaignId} />],
  [
    'invitations sent',
    'GET /campaigns/:id/invitations',
    leading('campaignInvitations', invitation),
    <SentInvitations campaign={buildCampaign({ id: campaignId })} />,
  ],
])(
  '%s: older ones are on the page that next_page names, and there is no button after the last (C-13)',
  async (_, route, answer, screenOf) => {
    const { user, api } = renderWithApp(screenOf, { api: { [route]: answer } })
    await screen.findByText(/Sida 1/)
    await user.click(screen.getByRole('button', { name: /äldre/i }))
    await screen.findByText(/Sida 7/)
    expect(api.to(route).map(({ query }) => query.get('page'))).toEqual(['1', '7'])
    await waitFor(() => expect(screen.queryByRole('button', { name: /äldre/i })).toBeNull())
  },
)
