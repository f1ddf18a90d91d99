import { describe, expect, test } from '@jest/globals'
import { buildCampaign } from '@samspel/testing'
import { consequenceNames as does } from './consequence-messages'
import { consequencesOf } from './consequences'

const campaign = buildCampaign({
  approvedParticipationsCount: 2,
  waitingApplicationsCount: 3,
  pendingMentionsCount: 1,
  placesLeft: 4,
  heldAmount: 90_000,
})

describe('what a move does is said with its numbers (T-04)', () => {
  test('cancelling tells all who applied or take part, and gives back the fees that are still held', () => {
    const lines = consequencesOf('cancel', campaign)
    expect(lines).toEqual([
      { message: does.told, n: 5 },
      { message: does.toldDetail, values: { approved: 2, pending: 3 } },
      { message: does.heldBack, money: 90_000 },
    ])
  })

  test('closing, finishing and archiving name what waits; what is zero is not named', () => {
    expect(consequencesOf('close', campaign)).toEqual([
      { message: does.deliveryBegins, n: 2 },
      { message: does.stillWaiting, n: 3 },
      { message: does.placesEmpty, n: 4 },
    ])
    expect(consequencesOf('close', { ...campaign, waitingApplicationsCount: 0, placesLeft: null })).toEqual([
      { message: does.deliveryBegins, n: 2 },
    ])
    expect(consequencesOf('finish', campaign)).toEqual([
      { message: does.unansweredLost, n: 3 },
      { message: does.postsStillReviewed, n: 1 },
    ])
    expect(consequencesOf('finish', { ...campaign, waitingApplicationsCount: 0, pendingDraftsCount: 2 })).toEqual([
      { message: does.postsStillReviewed, n: 1 },
      { message: does.draftsStillAnswered, n: 2 },
    ])
    expect(consequencesOf('archive', campaign)).toEqual([{ message: does.heldBack, money: 90_000 }])
    expect(consequencesOf('archive', { ...campaign, heldAmount: 0 })).toEqual([])
  })

  test('restoring names the fees that are held anew and those that are not', () => {
    expect(
      consequencesOf('restore', {
        ...campaign,
        heldAmount: 0,
        feesOnRestore: { heldAgain: 200_000, staysBack: 100_000 },
      }),
    ).toEqual([
      { message: does.heldAgain, money: 200_000 },
      { message: does.staysBack, money: 100_000 },
    ])
    expect(consequencesOf('restore', { ...campaign, feesOnRestore: { heldAgain: 0, staysBack: 0 } })).toEqual([])
    expect(consequencesOf('restore', campaign)).toEqual([])
  })

  test('confirming names the lists that are invited from (E-10)', () => {
    const lists = [{ name: 'Kaffevänner', members: 12 }]
    expect(consequencesOf('confirm', campaign, { lists })[1]).toEqual({ message: does.invitesFrom, lists })
    expect(consequencesOf('confirm', { ...campaign, isPublic: false }).map(({ message }) => message)).toEqual([
      does.shownToInvited,
      does.invitesNobody,
    ])
  })
})
