/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { bus } from '@samspel/event-bus'
import { act, buildCampaign, buildMention, buildParticipation, id, listAnswer, renderWithApp, reply, screen, wire } from '@samspel/testing'
import { campaignLists, campaignsSaga, creatorSaga, mentionLists, offerLists, ownPostLists, participationLists } from '../../data'
import { AssignmentPage } from './AssignmentPage'

const route = { route: `/assignments/${id(50)}`, path: '/assignments/:participationId' }
const participation = buildParticipation({ id: id(50), state: 'approved', campaignId: id(7), abilities: ['postMention'], feeAmount: 90_000, decidedAt: '2026-11-02T10:00:00Z' })
const mention = (more: object) => buildMention({ id: id(60), participationId: id(50), campaignId: id(7), ...more })

test('an approved post shows at once when the fact arrives, with the money on its way', async () => {
  let current = mention({ state: 'rejected', rejectReason: 'Märkningen saknas.', decidedAt: '2026-11-05T10:00:00Z' })
  renderWithApp(<AssignmentPage />, {
    ...route, slices: [campaignLists, participationLists, mentionLists, offerLists, ownPostLists], sagas: { campaigns: campaignsSaga, creator: creatorSaga },
    api: {
      'GET /participations/:id': { participation: wire(participation) },
      'GET /campaigns/:id': { campaign: wire(buildCampaign({ id: id(7) })) },
      'GET /instagramers/me/mentions': () => listAnswer('mentions', [current]),
    },
  })
  expect(await screen.findByText('Varumärket skriver: Märkningen saknas.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Lägg upp inlägg' }).getAttribute('href')).toBe(`/assignments/${id(50)}/post`)

  current = mention({ state: 'approved', decidedAt: new Date().toISOString() })
  act(() => bus.publish('live:mention-changed', { mentionId: id(60), campaignId: id(7), instagramerId: id(401) }))
  expect(await screen.findByText('Pengarna är på väg')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Till plånboken' }).getAttribute('href')).toBe('/wallet')
  expect(screen.queryByRole('link', { name: 'Lägg upp inlägg' })).toBeNull()
})

test('an unknown assignment has its own words', async () => {
  renderWithApp(<AssignmentPage />, { ...route, slices: [mentionLists], api: { 'GET /participations/:id': reply(404, { error: 'not_found' }), 'GET /instagramers/me/mentions': listAnswer('mentions', []) } })
  expect(await screen.findByText('Uppdraget finns inte, eller så har ansökan tagits tillbaka.')).toBeTruthy()
})
