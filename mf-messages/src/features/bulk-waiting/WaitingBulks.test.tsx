/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { bus } from '@samspel/event-bus'
import { act, id, renderWithApp, reply, screen, waitFor } from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import { WaitingBulks } from './WaitingBulks'

const shown = (
  <>
    <WaitingBulks />
    <Toaster />
  </>
)

const bulk = {
  id: id(7),
  brand_id: id(200),
  campaign_id: id(300),
  campaign_name: 'Presspaketet',
  name: 'Påminn om inlägg',
  state: 'waiting',
  recipient_count: 5,
  seconds_left: 8,
  send_at: '2026-11-25T10:00:10Z',
  by_name: 'Sara Lindqvist',
}

test('a message to many that a colleague has begun is seen at once, and can be called off', async () => {
  const { api, user } = renderWithApp(shown, { api: { 'GET /message_bulks': { message_bulks: [] } } })
  await waitFor(() => expect(api.to('GET /message_bulks')).toHaveLength(1))
  expect(screen.queryByRole('button', { name: 'Ångra' })).toBeNull()
  api.on({ 'GET /message_bulks': { message_bulks: [bulk] } })
  act(() => bus.publish('live:message-bulk-changed', { bulkId: bulk.id, brandId: bulk.brand_id }))
  expect(await screen.findByText(/Utskicket i Presspaketet till 5 personer skickas om/)).toBeTruthy()
  api.on({
    'POST /message_bulks/:id/cancel': { message_bulk: { ...bulk, state: 'cancelled' } },
    'GET /message_bulks': { message_bulks: [] },
  })
  await user.click(screen.getByRole('button', { name: 'Ångra' }))
  expect(await screen.findByText('Utskicket är stoppat. Ingen har fått det.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ångra' })).toBeNull())
})

test('whoever is too late is told so', async () => {
  const { user } = renderWithApp(shown, {
    api: {
      'GET /message_bulks': { message_bulks: [bulk] },
      'POST /message_bulks/:id/cancel': reply(409, { error: 'already_decided' }),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Ångra' }))
  expect(await screen.findByText('Det är redan skickat eller stoppat.')).toBeTruthy()
})
