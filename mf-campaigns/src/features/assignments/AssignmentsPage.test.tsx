/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import type { Participation } from '@samspel/api'
import { buildCampaignCard, buildMention, buildParticipation, id, listAnswer, renderWithApp, screen } from '@samspel/testing'
import { participationLists } from '../../data'
import { AssignmentsPage } from './AssignmentsPage'

const approved: Partial<Participation> = { state: 'approved', abilities: ['postMention'] }
const participations = [
  buildParticipation({ id: id(1), ...approved, campaign: buildCampaignCard({ name: 'Att posta', dueAt: '2099-12-11' }) }),
  buildParticipation({ id: id(2), ...approved, campaign: buildCampaignCard({ name: 'I granskning' }) }),
  buildParticipation({ id: id(3), state: 'rejected', decisionReason: 'Fullt', campaign: buildCampaignCard({ name: 'Nekat' }) }),
]

test('tabs carry the counts, and each assignment says its next step', async () => {
  renderWithApp(<AssignmentsPage />, {
    route: '/assignments', slices: [participationLists],
    api: {
      'GET /instagramers/me/participations': { ...listAnswer('participations', participations), counts: { pending: 0, approved: 2, rejected: 1, all: 3 } },
      'GET /instagramers/me/mentions': listAnswer('mentions', [buildMention({ participationId: id(2) })]),
    },
  })
  expect(await screen.findByText(/Lägg upp ditt inlägg senast/)).toBeTruthy()
  expect(await screen.findByText('Inlägget granskas')).toBeTruthy()
  expect(screen.getByText('Fullt')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Godkända\s*2/ }).getAttribute('href')).toBe('/assignments?state=approved')
})
