/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, id, listAnswer, renderWithApp, screen, waitFor, wire } from '@samspel/testing'
import ReportsPage from '../features/reports'
import ReportsBadge from './ReportsBadge'

afterEach(cleanup)

const report = {
  id: id(1),
  thread_id: id(2),
  brand_id: id(3),
  brand_name: 'Havsro',
  instagramer_id: id(4),
  creator_name: 'Tove Ekström',
  reporter: 'brand',
  reporter_name: 'Sara Lindqvist',
  reason: 'spam',
  text: '',
  message_body: null,
  state: 'open',
  note: '',
  created_at: '2026-11-23T13:00:00.000Z',
  decided_at: null,
}

test('the side bar says how many reports wait, asks once with the list, and again after a decision', async () => {
  let open = [report]
  const { api, user } = renderWithApp(
    <>
      <ReportsBadge />
      <ReportsPage />
    </>,
    {
      api: {
        'GET /message_reports': () => listAnswer('message_reports', open),
        [`POST /message_reports/${id(1)}/decide`]: () => {
          open = []
          return wire({ messageReport: { ...report, state: 'dismissed' } })
        },
      },
    },
  )
  expect(await screen.findByRole('img', { name: '1 anmälan att avgöra' })).toBeTruthy()
  expect(api.to('GET /message_reports')).toHaveLength(1)
  await user.click(await screen.findByRole('button', { name: 'Ingen åtgärd' }))
  await waitFor(() => expect(screen.queryByRole('img', { name: '1 anmälan att avgöra' })).toBeNull())
})
