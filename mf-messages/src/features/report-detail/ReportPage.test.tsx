/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, id, listAnswer, renderWithApp, reply, screen, wire, within } from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import ReportPage from '.'

afterEach(cleanup)

const report = {
  id: id(1),
  brandId: id(3),
  brandName: 'Havsro',
  instagramerId: id(4),
  creatorName: 'Tove Ekström',
  reporter: 'instagramer',
  reporterName: 'Tove Ekström',
  reason: 'rude',
  text: 'Läs det sista',
  messageBody: null,
  state: 'open',
  note: '',
  createdAt: '2026-11-23T13:00:00.000Z',
  decidedAt: null as string | null,
  decidedByName: null as string | null,
  openUntil: null as string | null,
  openings: [] as object[],
}
const opening = { byName: 'Astrid', reason: 'Anmäld som otrevlig', openedAt: '2026-11-24T13:00:00.000Z' }
const message = {
  id: id(9),
  instagramer: id(4),
  brandId: id(3),
  author: 'user',
  authorName: 'Sara Lindqvist',
  body: 'Otrevliga ord',
  createdAt: '2026-11-22T13:00:00.000Z',
  readAt: null,
  seq: 1,
  clientKey: null,
  notice: null,
  files: [],
}
const open = (api: object) =>
  renderWithApp(
    <>
      <Toaster />
      <ReportPage />
    </>,
    {
      path: '/message-reports/:reportId',
      route: `/message-reports/${id(1)}`,
      api: api as never,
    },
  )

test('a reported conversation is shown after a reason was given, and the page says who opened it', async () => {
  let shown = report
  const { api, user } = open({
    [`GET /message_reports/${id(1)}`]: () => wire({ messageReport: shown }),
    [`POST /message_reports/${id(1)}/open`]: () => {
      shown = { ...report, openUntil: '2026-11-24T14:00:00.000Z', openings: [opening] }
      return wire({ messageReport: shown })
    },
    [`GET /message_reports/${id(1)}/messages`]: () => listAnswer('messages', [wire(message)]),
  })
  await user.click(await screen.findByRole('button', { name: 'Öppna konversationen' }))
  expect(screen.getByText('Skriv varför du behöver läsa konversationen')).toBeTruthy()
  expect(api.to(`POST /message_reports/${id(1)}/open`)).toHaveLength(0)
  expect(api.to(`GET /message_reports/${id(1)}/messages`)).toHaveLength(0)

  await user.type(screen.getByLabelText(/Varför behöver du läsa den/), 'Anmäld som otrevlig')
  await user.click(screen.getByRole('button', { name: 'Öppna konversationen' }))
  expect(await screen.findByText('Otrevliga ord')).toBeTruthy()
  expect(api.to(`POST /message_reports/${id(1)}/open`)[0]?.body).toEqual({ reason: 'Anmäld som otrevlig' })
  expect(screen.getByText(/Anmäld som otrevlig/)).toBeTruthy()
})

test('a report that does not exist, and one that could not be read, say so', async () => {
  open({ [`GET /message_reports/${id(1)}`]: reply(404, { error: 'not_found' }) })
  expect(await screen.findByText('Anmälan finns inte')).toBeTruthy()
  cleanup()
  open({ [`GET /message_reports/${id(1)}`]: reply(500, { error: 'internal' }) })
  expect(await screen.findByText(/Anmälan kunde inte hämtas/)).toBeTruthy()
})

const opened = { ...report, openUntil: '2026-11-24T14:00:00.000Z' }

test('messages that could not be read can be read again', async () => {
  let fails = true
  const { user } = open({
    [`GET /message_reports/${id(1)}`]: wire({ messageReport: opened }),
    [`GET /message_reports/${id(1)}/messages`]: () =>
      fails ? reply(500, { error: 'internal' }) : listAnswer('messages', []),
  })
  const again = await screen.findByRole('button', { name: /igen/ }, { timeout: 10_000 })
  fails = false
  await user.click(again)
  expect(await screen.findByText('Inga meddelanden')).toBeTruthy()
})

test('when the hour is over, the page asks for a reason again', async () => {
  let isOver = true
  const { user } = open({
    [`GET /message_reports/${id(1)}`]: wire({ messageReport: opened }),
    [`POST /message_reports/${id(1)}/open`]: () => {
      isOver = false
      return wire({ messageReport: opened })
    },
    [`GET /message_reports/${id(1)}/messages`]: () =>
      isOver ? reply(403, { error: 'forbidden' }) : listAnswer('messages', [wire(message)]),
  })
  await user.type(await screen.findByLabelText(/Varför behöver du läsa den/), 'Läser vidare')
  await user.click(screen.getByRole('button', { name: 'Öppna konversationen' }))
  expect(await screen.findByText('Otrevliga ord')).toBeTruthy()
})

const decided = (state: string, decidedByName: string | null = 'Elin Sand') => ({
  ...report,
  state,
  decidedAt: '2026-11-24T13:02:00.000Z',
  decidedByName,
})

test('a report is closed where it is read, after a question, and the page then says who decided it and when', async () => {
  let shown = report
  const { api, user } = open({
    [`GET /message_reports/${id(1)}`]: () => wire({ messageReport: shown }),
    [`POST /message_reports/${id(1)}/decide`]: () => {
      shown = decided('closed')
      return wire({ messageReport: shown })
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Stäng för den anmälda' }))
  const question = await screen.findByRole('dialog', { name: 'Stäng konversationen för Havsro?' })
  expect(api.to(`POST /message_reports/${id(1)}/decide`)).toHaveLength(0)
  await user.click(within(question).getByRole('button', { name: 'Stäng för den anmälda' }))
  expect(await screen.findByText(/^Avgjord av Elin Sand .*14:02$/)).toBeTruthy()
  expect(api.to(`POST /message_reports/${id(1)}/decide`)[0]?.body).toEqual({ decision: 'closed' })
  expect(screen.queryByRole('button', { name: 'Ingen åtgärd' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Stäng för den anmälda' })).toBeNull()
})

test('when a colleague has decided the report first, the page says so and shows that decision', async () => {
  let shown = report
  const { user } = open({
    [`GET /message_reports/${id(1)}`]: () => wire({ messageReport: shown }),
    [`POST /message_reports/${id(1)}/decide`]: () => {
      shown = decided('dismissed')
      return reply(409, { error: 'already_decided' })
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Ingen åtgärd' }))
  expect(await screen.findByText('Någon annan hann avgöra anmälan.')).toBeTruthy()
  expect(await screen.findByText(/^Avgjord av Elin Sand/)).toBeTruthy()
})

test('a decision whose decider is not known is told with its time alone', async () => {
  open({ [`GET /message_reports/${id(1)}`]: wire({ messageReport: decided('dismissed', null) }) })
  expect(await screen.findByText(/^Avgjord .*14:02$/)).toBeTruthy()
  expect(screen.queryByText(/Avgjord av/)).toBeNull()
})
