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

test('where there is nothing to do, no button is filled', async () => {
  openPage(buildCampaign({ id: id(1), state: 'ongoing', abilities: ['finish'] }))
  expect(await screen.findByRole('heading', { name: 'Kreatörerna publicerar' })).toBeTruthy()
  expect(document.querySelector('header button.main, header a.main')).toBeNull()
})
