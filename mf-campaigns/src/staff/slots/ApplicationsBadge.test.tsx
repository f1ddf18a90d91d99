/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { id, renderWithApp, screen, waitFor } from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import ApplicationsBadge from './ApplicationsBadge'

test('an answer that was refused meanwhile is told on whatever page is loaded next, and leads to the inbox', async () => {
  const { user } = renderWithApp(
    <>
      <ApplicationsBadge />
      <Toaster />
    </>,
    {
      api: {
        'GET /campaigns/counts': { counts: {}, waiting: { applications: 69 } },
        'GET /refused_answers': {
          refused_answers: [
            {
              id: id(1),
              act: 'approve',
              reason: 'insufficient_funds',
              at: '2025-12-01T08:14:00.000Z',
              by_name: null,
              creator_name: 'Hanna Öberg',
              campaign_name: 'Nattserum i januari',
            },
          ],
        },
      } as never,
    },
  )
  expect(await screen.findByText(/^Hanna Öberg väntar igen\. .*pengar/)).toBeTruthy()
  expect(screen.getByText('69')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Visa' }))
  await waitFor(() => expect(window.location.search).toBe(`?kind=all&open=${id(1)}`))
})

test('a review that was refused is told by the name of its campaign, and leads there', async () => {
  const { user } = renderWithApp(
    <>
      <ApplicationsBadge />
      <Toaster />
    </>,
    {
      api: {
        'GET /campaigns/counts': { counts: {}, waiting: { applications: 0 } },
        'GET /refused_answers': {
          refused_answers: [
            {
              id: id(2),
              of: 'review',
              act: 'approve',
              reason: 'invalid',
              at: '2025-12-01T08:15:00.000Z',
              by_name: null,
              creator_name: 'Björkbrygg',
              campaign_name: 'Lussebrygg',
            },
          ],
        },
      } as never,
    },
  )
  expect(await screen.findByText(/^Lussebrygg väntar igen\. /)).toBeTruthy()
  await user.click((await screen.findAllByRole('button', { name: 'Visa' })).at(-1)!)
  await waitFor(() => expect(window.location.pathname).toBe(`/campaigns/${id(2)}`))
})
