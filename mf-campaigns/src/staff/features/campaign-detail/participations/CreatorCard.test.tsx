/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { screen, within } from '@samspel/testing'
import { application, openOffer, openPage, participationsOf } from '../test-page'

const tove = application(1, 'Tove Ekström')

test('a card is short: reach and engagement in one line, and a press on it unfolds what else tells about the creator', async () => {
  const creator = {
    ...tove.creator,
    city: 'Linköping',
    followersCount: 18_400,
    engagementRate: 6.1,
    figures: {
      averageReach: 7_940,
      collaborationsCount: 11,
      averageRating: 4.9,
      ratingsCount: 11,
      answerHours: 30,
    },
  }
  const note = { note: 'Ring först', motivation: 'Bakar med mormor' }
  const { user } = openPage(
    openOffer({ pendingParticipationsCount: 1 }),
    participationsOf([{ ...tove, ...note, creator }]),
    '?tab=participations',
  )
  const card = within(await screen.findByRole('listitem', { name: 'Tove Ekström' }))
  const words = card.getByText('Bakar med mormor')
  expect(words).not.toBeVisible()
  expect(card.getByText('Ring först')).not.toBeVisible()
  expect(card.getByRole('img', { name: 'Anteckning' })).toBeVisible()
  await user.click(card.getByText(/^7\s940 räckvidd · 6,1\s% engagemang/))
  expect(words).toBeVisible()
  expect(card.getByText('Ring först')).toBeVisible()
  expect(card.getByText(/^18\s400 följare · 11 samarbeten · 4,9 betyg$/)).toBeVisible()
  expect(card.getByText(/Svara senast mån\s8\sdec, annars förfaller ansökan\./)).toBeVisible()
})
