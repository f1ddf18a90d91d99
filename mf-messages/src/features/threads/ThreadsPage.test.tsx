/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { buildThread, id, listAnswer, renderWithApp, reply, screen } from '@samspel/testing'
import { threadLists, threadsName, threadsReducer, unreadName, unreadReducer } from '../../data'
import MessagesBadge from '../../slots/MessagesBadge'
import { ThreadsPage } from './ThreadsPage'

const slices = [
  threadLists,
  { name: threadsName, reducer: threadsReducer },
  { name: unreadName, reducer: unreadReducer },
]
const staff = { auth: { authenticated: true, role: 'company' } as never }

test('staff see whose words are newest, what is unread, and search by name', async () => {
  const threads = [
    buildThread({
      id: id(1),
      creatorName: 'Moa Berg',
      unreadCount: 2,
      lastMessage: { ...buildThread().lastMessage!, body: 'Tack!', author: 'instagramer' },
    }),
  ]
  const { api, user } = renderWithApp(<ThreadsPage />, {
    route: '/messages',
    slices,
    state: staff,
    api: { 'GET /messages/threads': ({ query }) => listAnswer('threads', query.has('query') ? [] : threads) },
  })
  expect((await screen.findByRole('link', { name: 'Moa Berg' })).getAttribute('href')).toContain('?brand=')
  expect(screen.getByText('Tack!')).toBeTruthy()
  expect(screen.getByRole('img', { name: '2 olästa' })).toBeTruthy()
  await user.type(screen.getByRole('searchbox'), 'x')
  expect(await screen.findByText('Inga träffar')).toBeTruthy()
  expect(api.to('GET /messages/threads').at(-1)?.query.get('query')).toBe('x')
})

test('the next page comes when asked for; one that does not come says so below what stands, and is asked for again', async () => {
  let isDown = true
  const { user } = renderWithApp(<ThreadsPage />, {
    route: '/messages',
    slices,
    state: staff,
    api: {
      'GET /messages/threads': ({ query }) => {
        const [moa, tove] = [
          buildThread({ id: id(1), creatorName: 'Moa Berg' }),
          buildThread({ id: id(2), creatorName: 'Tove Lind' }),
        ]
        if (query.get('page') !== '2') return listAnswer('threads', [moa], { totalCount: 2, nextPage: 2 })
        if (isDown) return reply(503, { error: 'unavailable' })
        return listAnswer('threads', [tove], { totalCount: 2, currentPage: 2, prevPage: 1 })
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Ladda fler' }))
  expect(await screen.findByText('Konversationerna kunde inte hämtas.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Moa Berg' })).toBeTruthy()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Försök igen' }))
  expect(await screen.findByRole('link', { name: 'Tove Lind' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Ladda fler' })).toBeNull()
})

test('without conversations the next step is offered', async () => {
  renderWithApp(<ThreadsPage />, {
    route: '/messages',
    slices,
    state: staff,
    api: { 'GET /messages/threads': listAnswer('threads', []) },
  })
  expect((await screen.findByRole('link', { name: 'Se kreatörer' })).getAttribute('href')).toBe('/creators')
})

test('the badge says how many are unread', async () => {
  renderWithApp(<MessagesBadge />, {
    slices,
    state: staff,
    api: { 'GET /messages/unread': { unread: { ids: [id(1)], total_count: 4, thread_count: 2 } } },
  })
  expect(await screen.findByRole('img', { name: '4 olästa meddelanden' })).toBeTruthy()
})
