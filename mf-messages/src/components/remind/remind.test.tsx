/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { id, renderWithApp, reply, screen, waitFor } from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import { RemindButton } from './RemindButton'

const person = (n: number, blocked = false) => ({
  instagramer_id: id(n),
  name: `Kreatör ${n}`,
  avatar_url: null,
  muted: false,
  blocked,
  values: { first_name: 'Tove', campaign: 'Kvällslampa' },
})
const bulk = {
  id: id(7),
  brand_id: id(200),
  campaign_id: id(300),
  campaign_name: 'Kvällslampa',
  name: 'Påminn om inlägg',
  state: 'waiting',
  recipient_count: 2,
  seconds_left: 10,
  send_at: '2026-11-25T10:00:10Z',
  by_name: 'Sara Lindqvist',
}
const open = (campaign: number, api: object) => {
  const done: number[] = []
  const shown = (
    <>
      <RemindButton campaignId={id(campaign)} count={3} onDone={() => done.push(campaign)} />
      <Toaster />
    </>
  )
  return { ...renderWithApp(shown, { api: api as never }), done }
}

test('q: Påminn writes once to each whose post is missing and who has not blocked, and can be undone', async () => {
  const { api, user, done } = open(300, {
    'GET /campaigns/:id/message_recipients': { recipients: [person(1), person(2), person(3, true)] },
    'POST /campaigns/:id/message_bulks': { message_bulk: bulk },
    'POST /message_bulks/:id/cancel': { message_bulk: { ...bulk, state: 'cancelled' } },
  })
  await user.click(screen.getByRole('button', { name: 'Påminn 3' }))
  expect(await screen.findByText('2 kreatörer påminns')).toBeTruthy()
  expect(api.to('POST /campaigns/:id/message_bulks').map(({ body }) => body)).toEqual([
    {
      messageBulk: {
        name: 'Påminn om inlägg',
        body: 'Hej {förnamn}! Vi saknar inlägg från dig till {kampanj}. Hör av dig om något är oklart.',
        filter: 'without_post',
        instagramerIds: [id(1), id(2)],
      },
    },
  ])
  expect(done).toEqual([300])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Påminda' }).disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Ångra' }))
  expect(await screen.findByText('Ingen påminnelse skickades.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Påminn 3' })).toBeTruthy()
})

test('q: nobody is reminded of what has come meanwhile, and what fails can be tried again', async () => {
  const { api, user, done } = open(301, { 'GET /campaigns/:id/message_recipients': { recipients: [] } })
  await user.click(screen.getByRole('button', { name: 'Påminn 3' }))
  expect(await screen.findByText('Inga inlägg saknas längre.')).toBeTruthy()
  api.on({
    'GET /campaigns/:id/message_recipients': { recipients: [person(1)] },
    'POST /campaigns/:id/message_bulks': reply(500, { error: 'internal' }),
  })
  await user.click(screen.getByRole('button', { name: 'Påminn 3' }))
  expect(await screen.findByText('Påminnelserna kunde inte skickas. Försök igen.')).toBeTruthy()
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Påminn 3' }).disabled).toBe(false))
  expect(done).toEqual([])
  // The first may have arrived: the next try is the same message.
  await user.click(screen.getByRole('button', { name: 'Påminn 3' }))
  await waitFor(() => expect(api.to('POST /campaigns/:id/message_bulks')).toHaveLength(2))
  const [first, second] = api.to('POST /campaigns/:id/message_bulks').map(({ headers }) => headers['Idempotency-Key'])
  expect(first).toBeTruthy()
  expect(second).toBe(first)
})
