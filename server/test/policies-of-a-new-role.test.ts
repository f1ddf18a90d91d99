import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { type BrandRole, campaignStates, type Role } from '@samspel/api'
import { approvalRequestKinds } from '@samspel/api/approval-requests'
import { brandRoles } from '@samspel/api/brand-roles'
import { postDraftStates } from '@samspel/api/post-draft-states'
import { decisionStates, imagePurchaseStates, parcelStates, storeParticipationStates } from '@samspel/api/states'
import type { UserCaller } from '../src/auth/caller'
import { isOfCompany, isOfPlatform, may, mayFor, type Right, rights, rolesWith, worksInStores } from '../src/auth/roles'
import { agreementAbilities } from '../src/modules/agreements/policies'
import { requestAbilities } from '../src/modules/approval-requests/policies'
import { campaignAbilities, canSee, storeAbilities } from '../src/modules/campaigns/policies'
import { isManager, managesCompany, managesMember, mayGive } from '../src/modules/companies/policies'
import { purchaseAbilities } from '../src/modules/image-purchases/policies'
import { mentionAbilities } from '../src/modules/mentions/policies'
import { parcelAbilities } from '../src/modules/parcels/policies'
import { participationAbilities } from '../src/modules/participations/policies'
import { draftAbilities } from '../src/modules/post-drafts/policies'
import { offerAbilities } from '../src/modules/stores/offers/policies'
import { storeParticipationAbilities } from '../src/modules/stores/passes/policies'
import { storeAbilitiesOf } from '../src/modules/stores/policies'
import { productAbilities } from '../src/modules/stores/products/policies'
import { adjustmentAbilities } from '../src/modules/wallet/adjustments/policies'
import { maySeeAccount } from '../src/modules/wallet/policies'
import { memberCaller, ownersOf } from './support/callers'

const caller = (role: Role, brandIds: UserCaller['brandIds'] = ['b']): UserCaller => ({
  kind: 'user',
  id: 'u',
  name: 'U',
  role,
  sessionId: 's',
  brandIds,
  brandRoles: ownersOf(brandIds),
})
/** Roles that nobody has granted anything, one of them with the brands of the platform. */
const strangers = [
  caller('viewer' as Role),
  caller('viewer' as Role, 'all'),
  caller('constructor' as Role),
  caller('' as Role),
]
const now = new Date('2026-11-02T12:00:00Z')
const yesNo = [true, false]

const campaigns = campaignStates.flatMap((state) =>
  yesNo.flatMap((isOpen) =>
    yesNo.map((promoted) => ({
      brandId: 'b',
      state,
      isOpen,
      promoted,
      isPublic: true,
      companyState: 'approved' as const,
      approvedParticipationsCount: isOpen ? 1 : 0,
      targetNumberOfInstagramers: 2,
      minFollowers: null,
      maxFollowers: null,
      cancelled: false,
      myParticipationId: null,
      isInvited: false,
      followersCount: 1_000,
      country: 'SE',
      creatorCountry: 'SE',
      deliveryMethod: 'pickup' as const,
    })),
  ),
)
const participations = campaignStates.flatMap((campaignState) =>
  decisionStates.flatMap((state) =>
    yesNo.map((hasOpenProblem) => ({
      brandId: 'b',
      instagramerId: 'i',
      state,
      campaignState,
      approvedMentionsCount: 1,
      hasOpenProblem,
      feeReturned: false,
      awaitsSending: false,
      mayLeave: false,
      asksForPosts: true,
    })),
  ),
)
const mentions = decisionStates.map((state) => ({
  brandId: 'b',
  instagramerId: 'i',
  state,
  decisionKind: null,
  campaignState: 'ongoing' as const,
  takesPart: true,
  feeReturned: false,
  changesLeft: null,
  hasPicture: true,
}))
const parcels = parcelStates.map((state) => ({
  brandId: 'b',
  instagramerId: 'i',
  state,
  campaignState: 'ongoing' as const,
  participationState: 'approved' as const,
  feeReturned: false,
  hasChoice: true,
  choiceMissing: false,
  addressMissing: false,
  isReplaced: false,
}))
const drafts = postDraftStates.flatMap((state) =>
  [null, 0].map((changesLeft) => ({
    brandId: 'b',
    instagramerId: 'i',
    state,
    isAsked: true,
    wasSent: true,
    takesPart: true,
    campaignState: 'ongoing' as const,
    feeReturned: false,
    changesLeft,
    extraRound: null,
  })),
)
const agreements = yesNo.map((hasQuestion) => ({
  brandId: 'b',
  instagramerId: 'i',
  state: 'approved' as const,
  campaignState: 'ongoing' as const,
  feeReturned: false,
  isDone: false,
  hasQuestion,
}))
const passes = storeParticipationStates.map((state) => ({
  brandId: 'b',
  state,
  decisionKind: null,
  campaignState: 'ongoing' as const,
  pickedUpAt: state === 'picked_up' ? now.toISOString() : null,
  expiresAt: null,
  byUser: true,
  hasReason: true,
  hasPosts: false,
  feeReturned: false,
  placesLeft: null,
  now,
}))

/** What every policy of staff's records offers somebody, over records in all states. */
const policies: Record<string, (who: UserCaller) => string[]> = {
  'agreements/policies.ts': (who) => agreements.flatMap((facts) => agreementAbilities(who, facts)),
  'approval-requests/policies.ts': (who) =>
    approvalRequestKinds.flatMap((kind) =>
      yesNo.flatMap((waits) => requestAbilities(who, { kind, brandId: 'b', askedBy: 'other', waits, isCovered: true })),
    ),
  'campaigns/policies.ts': (who) =>
    campaigns.flatMap((facts) => [...campaignAbilities(who, facts), ...storeAbilities(who, facts)]),
  'stores/policies.ts': (who) => storeAbilitiesOf(who, { brandId: 'b' }),
  'image-purchases/policies.ts': (who) =>
    imagePurchaseStates.flatMap((state) => purchaseAbilities(who, { state, brandId: 'b', instagramerId: 'i' })),
  'mentions/policies.ts': (who) => mentions.flatMap((facts) => mentionAbilities(who, facts)),
  'parcels/policies.ts': (who) => parcels.flatMap((facts) => parcelAbilities(who, facts)),
  'participations/policies.ts': (who) => participations.flatMap((facts) => participationAbilities(who, facts)),
  'post-drafts/policies.ts': (who) => drafts.flatMap((facts) => draftAbilities(who, facts)),
  'stores/offers/policies.ts': (who) =>
    yesNo.flatMap((isPaused) => offerAbilities(who, { brandId: 'b', campaignState: 'ongoing', isPaused })),
  'stores/passes/policies.ts': (who) => passes.flatMap((facts) => storeParticipationAbilities(who, facts)),
  'stores/products/policies.ts': (who) => productAbilities(who, { brandId: 'b', openOffers: 0 }),
  'wallet/adjustments/policies.ts': (who) => adjustmentAbilities(who, { state: 'pending', requestedBy: 'other' }),
}

const modules = path.join(__dirname, '../src/modules')
const definingPolicies = readdirSync(modules, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && readFileSync(path.join(modules, file), 'utf8').includes('definePolicy('))
  .sort()

test('every policy is tried', () => expect(Object.keys(policies).sort()).toEqual(definingPolicies))

describe.each(Object.entries(policies))('%s', (_, offered) => {
  test('what somebody is at the brand counts, and nothing that they are at another', () => {
    for (const role of brandRoles) {
      const here = { ...memberCaller(role), brandIds: ['b'], brandRoles: { b: role } }
      expect([role, ...offered(memberCaller(role))]).toEqual([role, ...offered(here)])
      expect(offered(here).filter((ability) => !offered(caller('company')).includes(ability))).toEqual([])
    }
  })
  test('platform staff are offered something, and a role without grants nothing', () => {
    expect(offered(caller('admin', 'all')).length).toBeGreaterThan(0)
    for (const stranger of strangers) expect(offered(stranger)).toEqual([])
  })
})

describe('a role without grants', () => {
  test.each(strangers)('has no right, no place and nobody to manage: $role', (stranger) => {
    const { role } = stranger
    for (const right of Object.keys(rights) as Right[])
      expect({
        right,
        has: may(stranger, right) || mayFor(stranger, right, 'b') || rolesWith(right).includes(role),
      }).toEqual({
        right,
        has: false,
      })
    expect([isOfPlatform, isOfCompany, worksInStores].map((is) => is(stranger))).toEqual([false, false, false])
    const manager = { id: 'u', role, companyId: 'c' }
    expect([
      managesCompany(manager, 'c'),
      managesMember(manager, { role: 'store_user', companyId: 'c' }),
      isManager({ role, companyId: 'c', blocked: false }),
      mayGive(manager, role),
      mayGive({ ...manager, role: 'company' }, role),
    ]).toEqual([false, false, false, false, false])
  })
  test('sees neither a campaign, open to everyone or not, nor an account', () => {
    for (const stranger of strangers) {
      expect(campaigns.filter((facts) => canSee(stranger, facts))).toEqual([])
      expect(maySeeAccount(stranger, { brand_id: 'b', instagramer_id: null } as never)).toBe(false)
    }
  })
})

test('every right is granted to some role', () =>
  expect((Object.keys(rights) as Right[]).filter((right) => rolesWith(right).length === 0)).toEqual([]))

/** What is offered to roles that do not answer for a brand: everything else is refused to them. */
test('a reader is offered nothing but what is bought; a reviewer answers posts and drafts; finance pays for pictures', () => {
  const offeredTo = (role: BrandRole) =>
    Object.fromEntries(
      Object.entries(policies).flatMap(([file, offered]) => {
        const abilities = [...new Set(offered(memberCaller(role)))].sort()
        return abilities.length > 0 ? [[file, abilities.join(' ')]] : []
      }),
    )
  expect(offeredTo('reader')).toEqual({ 'image-purchases/policies.ts': 'download' })
  expect(offeredTo('reviewer')).toEqual({
    'campaigns/policies.ts': 'decideMentions',
    'image-purchases/policies.ts': 'download',
    'mentions/policies.ts': 'approve reject requestChanges reset',
    'post-drafts/policies.ts': 'approve askExtraRound comment decline requestChanges',
  })
  expect(offeredTo('finance')).toEqual({
    'approval-requests/policies.ts': 'approve decline',
    'image-purchases/policies.ts': 'approve decline download',
    'mentions/policies.ts': 'buyImage',
  })
})
