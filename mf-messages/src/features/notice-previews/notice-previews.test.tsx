/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { renderWithApp, reply, screen, within } from '@samspel/testing'
import { NoticePreviewsPage } from './NoticePreviewsPage'

const preview = (kind: string, topic: string, words: string) => ({
  kind,
  topic,
  title: `${words} titel`,
  detail: 'Nattserum',
  action: `${words} gör`,
  push: { title: `${words} push`, body: '' },
  subject: `${words} ämne`,
  text: `${words} brev`,
})
const answers = (locale: string) => ({
  notice_previews: [preview('application', 'applications', locale), preview('news', 'news', `${locale} news`)],
})
const open = (route = '/notice-previews') =>
  renderWithApp(<NoticePreviewsPage />, {
    route,
    api: {
      'GET /notices/previews': ({ query }: { query: URLSearchParams }) =>
        reply(200, answers(query.get('locale') ?? '')),
    } as never,
  })

test('each kind of a group stands as it is read in the app, in a mail and on a lock screen; groups are changed', async () => {
  const { user } = open()
  const card = within(await screen.findByRole('article', { name: 'Ny ansökan' }))
  for (const text of ['sv titel', 'sv gör', 'sv ämne', 'sv push']) expect(card.getByText(text)).toBeTruthy()
  expect(screen.queryByRole('article', { name: 'Nyhet' })).toBeNull()
  await user.click(screen.getByRole('button', { name: /Nyheter från Samspel/ }))
  expect(await screen.findByRole('article', { name: 'Nyhet' })).toBeTruthy()
  expect(screen.getByText('Nyheter skickas aldrig som push.')).toBeTruthy()
})

test('both languages stand beside one another when that is asked for', async () => {
  const { user } = open()
  await screen.findByText('sv titel')
  await user.click(screen.getByText('Båda'))
  expect((await screen.findByText('en titel')).closest('[lang]')?.getAttribute('lang')).toBe('en')
  expect(screen.getByText('sv titel').closest('[lang]')?.getAttribute('lang')).toBe('sv')
})
