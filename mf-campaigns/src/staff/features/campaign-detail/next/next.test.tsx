/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { buildCampaign, id, screen, waitFor, wire, within } from '@samspel/testing'
import { application, campaignId, openOffer, openPage, participationsOf } from '../test-page'

test('the page says what to do and by when, and one filled button does it', async () => {
  const soon = new Date(Date.now() + 5 * 86_400_000).toISOString()
  const later = new Date(Date.now() + 9 * 86_400_000).toISOString()
  const waiting = [
    application(1, 'Tove Ekström', { answerBy: soon }),
    application(2, 'Joel Nyberg', { answerBy: later }),
  ]
  openPage(openOffer({ waitingApplicationsCount: 2 }), participationsOf(waiting))
  expect(await screen.findByRole('heading', { name: '2 ansökningar väntar på svar' })).toBeTruthy()
  expect(await screen.findByText(/^Svara senast .* om 5 dagar$/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Svara på 2 ansökningar' }).getAttribute('href')).toBe(
    `/applications?campaign=${campaignId}`,
  )
})

test('a draft that lacks something names it and leads to the editor; a whole one is sent from the button', async () => {
  const draft = buildCampaign({ id: campaignId, state: 'draft', excerpt: '', abilities: ['edit'] })
  const { unmount } = openPage({ ...draft, refusals: [{ act: 'request', reason: 'incomplete' }] })
  expect(await screen.findByRole('heading', { name: 'Gör klart utkastet' })).toBeTruthy()
  expect(screen.getAllByText(/^Saknas: .*produkt/i).length).toBeGreaterThan(0)
  expect(screen.getByRole('link', { name: 'Fortsätt redigera' }).getAttribute('href')).toBe(
    `/campaigns/${campaignId}/edit`,
  )
  expect(screen.queryByRole('link', { name: 'Redigera' })).toBeNull()
  unmount()

  const whole = { ...draft, abilities: ['edit' as const, 'request' as const] }
  const { user, api } = openPage(whole, {
    'PATCH /campaigns/:id/state': wire({ campaign: { ...whole, state: 'requested', abilities: ['withdraw'] } }),
  })
  await user.click(await screen.findByRole('button', { name: 'Skicka för granskning' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Skicka för granskning' }))
  await waitFor(() => expect(api.to('PATCH /campaigns/:id/state')).toHaveLength(1))
  expect(await screen.findByRole('heading', { name: 'Kampanjen granskas. Du får besked här.' })).toBeTruthy()
})

test('the dialog that sends a campaign warns where its fees go above the budget', async () => {
  const month = Number(new Date().toISOString().slice(5, 7))
  const quarter = `${new Date().getFullYear()}-${String(month - ((month - 1) % 3)).padStart(2, '0')}-01`
  const budgets = [{ quarter, amount: 100_00, reserved: 0, spent: 0, left: 100_00 }]
  const draft = buildCampaign({
    id: campaignId,
    state: 'draft',
    enablePaidCollaborations: true,
    paidCollaborationPrice: 500,
    placesLeft: 2,
    endAt: null,
    dueAt: null,
    abilities: ['edit', 'request'],
  })
  const { user } = openPage(draft, { 'GET /brands/:id/budgets': wire({ budgets, abilities: [] }) })
  await user.click(await screen.findByRole('button', { name: 'Skicka för granskning' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText(/^900\skr över budgeten för kvartal/)).toBeTruthy()
})

test('where there is nothing to do, no button is filled', async () => {
  openPage(buildCampaign({ id: id(1), state: 'ongoing', abilities: ['finish'] }))
  expect(await screen.findByRole('heading', { name: 'Kreatörerna publicerar' })).toBeTruthy()
  expect(document.querySelector('header button.main, header a.main')).toBeNull()
})
