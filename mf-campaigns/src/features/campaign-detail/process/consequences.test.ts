import { describe, expect, test } from '@jest/globals'
import { buildCampaign, buildParticipation } from '@samspel/testing'
import { consequenceNames as does } from './consequence-messages'
import { consequencesOf } from './consequences'

const campaign = buildCampaign({ approvedParticipationsCount: 2, pendingParticipationsCount: 3, pendingMentionsCount: 1, placesLeft: 4, enablePaidCollaborations: true, paidCollaborationPrice: 900 })
const approved = (facts: object) => buildParticipation({ state: 'approved', feeAmount: 90_000, ...facts })

describe('T-04 what a move does is said with its numbers', () => {
  test('cancelling tells all who applied or take part, and gives back the fees that are still held', () => {
    const lines = consequencesOf('cancel', campaign, { approved: [approved({}), approved({ instagramPostsCount: 1 })] })
    expect(lines).toEqual([{ message: does.told, n: 5 }, { message: does.toldDetail, values: { approved: 2, pending: 3 } }, { message: does.heldBack, money: 90_000 }])
  })

  test('with more participants than one page holds the sum is an upper bound', () => {
    expect(consequencesOf('cancel', { ...campaign, approvedParticipationsCount: 3 }, { approved: [approved({})] }).at(-1)).toEqual({ message: does.heldBackAtMost, money: 270_000 })
  })

  test('closing, finishing and archiving name what waits; what is zero is not named', () => {
    expect(consequencesOf('close', campaign)).toEqual([{ message: does.deliveryBegins, n: 2 }, { message: does.stillWaiting, n: 3 }, { message: does.placesEmpty, n: 4 }])
    expect(consequencesOf('close', { ...campaign, pendingParticipationsCount: 0, placesLeft: null })).toEqual([{ message: does.deliveryBegins, n: 2 }])
    expect(consequencesOf('finish', campaign)).toEqual([{ message: does.unansweredLost, n: 3 }, { message: does.postsStillReviewed, n: 1 }])
    expect(consequencesOf('archive', campaign, { approved: [approved({ linkPostsCount: 1 }), approved({ contentPostsCount: 1 })] })).toEqual([{ message: does.postsLost, n: 1 }])
  })

  test('E-10 confirming names the lists that are invited from', () => {
    const lists = [{ name: 'Kaffevänner', members: 12 }]
    expect(consequencesOf('confirm', campaign, { lists })[1]).toEqual({ message: does.invitesFrom, lists })
    expect(consequencesOf('confirm', { ...campaign, isPublic: false }).map(({ message }) => message)).toEqual([does.shownToInvited, does.invitesNobody])
  })
})
