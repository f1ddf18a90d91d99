/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, test } from '@jest/globals'
import { bus } from '@samspel/event-bus'
import { act, cleanup, fireEvent, id, listAnswer, renderWithApp, reply, screen, waitFor } from '@samspel/testing'
import NoticesBell from './NoticesBell'

afterEach(cleanup)

const notice = (n: number, change: object = {}) => ({
  id: id(n),
  key: `post:${n}`,
  kind: 'post',
  topic: 'posts',
  brand_id: id(9),
  subject_id: id(n),
  href: `/mentions?mentionId=${n}`,
  facts: { creator: `Tove ${n}`, campaign: 'Presspaketet' },
  count: 1,
  unread: true,
  waiting: true,
  created_at: '2026-11-23T13:00:00.000Z',
  oldest_at: '2026-11-23T13:00:00.000Z',
  ...change,
})

const open = (api: object = {}) =>
  renderWithApp(<NoticesBell />, {
    state: { auth: { authenticated: true, roleResolved: true } as never },
    api: {
      'GET /notices/counts': { notice_counts: { unread: 2, waiting: 2 } },
      'GET /notices': listAnswer('notices', [notice(1), notice(2, { waiting: false, unread: false })]),
      ...api,
    },
  })
const shown = () => screen.findByRole('dialog', { name: 'Notiser' })

test('N opens the notices, what waits first with its deed; Escape gives the focus back to the bell', async () => {
  open()
  const bell = await screen.findByRole('button', { name: 'Notiser, 2 olästa' })
  fireEvent.keyDown(window, { key: 'n' })
  const panel = await shown()
  expect(await screen.findByText('Väntar på dig')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Granska' })[0]!.getAttribute('href')).toBe('/mentions?mentionId=1')
  fireEvent.keyDown(panel, { key: 'ArrowDown' })
  expect(document.activeElement?.textContent).toBe('Nytt inlägg från Tove 1')
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' })
  expect(document.activeElement?.textContent).toBe('Nytt inlägg från Tove 2')
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(bell)
})

test('all read, the panel keeps the focus and Escape closes it', async () => {
  const { api, user } = open({ 'POST /notices/read': reply(204) })
  const bell = await screen.findByRole('button', { name: 'Notiser, 2 olästa' })
  await user.click(bell)
  const all = await screen.findByRole<HTMLButtonElement>('button', { name: 'Markera alla som lästa' })
  await screen.findByText('Nytt inlägg från Tove 1')
  api.on({ 'GET /notices/counts': { notice_counts: { unread: 0, waiting: 0 } } })
  await user.click(all)
  act(() => bus.publish('live:notices-changed', { accountId: id(5) }))
  await waitFor(() => expect(all.disabled).toBe(true))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(bell)
})

test('what happens is heard of at once, in the bell and in the panel', async () => {
  const { api } = open()
  fireEvent.click(await screen.findByRole('button', { name: 'Notiser, 2 olästa' }))
  await screen.findByText('Nytt inlägg från Tove 1')
  api.on({ 'GET /notices/counts': { notice_counts: { unread: 3, waiting: 3 } } })
  api.on({ 'GET /notices': listAnswer('notices', [notice(3), notice(1)]) })
  act(() => bus.publish('live:notices-changed', { accountId: id(5) }))
  expect(await screen.findByText('Nytt inlägg från Tove 3')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Notiser, 3 olästa' })).toBeTruthy()
})

test('a list that cannot be fetched says so and is tried again; an empty one says that nothing waits', async () => {
  const { api } = open({ 'GET /notices': reply(500, { error: 'server_error' }) })
  fireEvent.click(await screen.findByRole('button', { name: 'Notiser, 2 olästa' }))
  const again = await screen.findByRole('button', { name: 'Försök igen' })
  api.on({ 'GET /notices': listAnswer('notices', []) })
  fireEvent.click(again)
  expect(await screen.findByText('Inget väntar på dig')).toBeTruthy()
})

test('the title of a tab that nobody looks at has the bell’s number, and gives it back', async () => {
  document.title = 'Kampanjer - Samspel'
  open()
  await screen.findByRole('button', { name: 'Notiser, 2 olästa' })
  expect(document.title).toBe('Kampanjer - Samspel')
  Object.defineProperty(document, 'hidden', { value: true, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(document.title).toBe('(2) Kampanjer - Samspel'))
  Object.defineProperty(document, 'hidden', { value: false, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(document.title).toBe('Kampanjer - Samspel')
})
