import { describe, expect, test } from '@jest/globals'
import {
  applyTransaction,
  availableAfter,
  campaignStates,
  campaignTypes,
  communityMemberFilters,
  deliveryMethods,
  isEmail,
  isSlug,
  packages,
  paymentLinkTypes,
  paymentTypes,
  slugFromName,
  storeParticipationFilters,
  toLocale,
} from '..'
import {
  campaignProcess,
  costOf,
  countForCampaign,
  countForDay,
  countForParticipation,
  findMove,
  isOpenOffer,
  lastDayToApply,
  missingForReview,
  moveByDates,
  movesCounters,
  passedDays,
  taxAddonOf,
  valueOf,
} from '../campaign-rules'
import { communityMemberStates, decisionStates, imagePurchaseStates, storeParticipationStates } from '../states'

describe('sets of states', () => {
  test('campaign statuses in order (T-01)', () => {
    expect(campaignStates).toEqual(['draft', 'requested', 'confirmed', 'upcoming', 'ongoing', 'finished', 'archived'])
  })
  test('potential is a list, not a state (T-03)', () => expect(campaignStates).not.toContain('potential'))
  test('campaign types (T-07)', () => expect(campaignTypes).toEqual(['default', 'selfservice', 'custom']))
  test('packages (T-08)', () => {
    expect(packages.small).toEqual({ reach: 100_000, profiles: 20 })
    expect(packages.medium).toEqual({ reach: 250_000, profiles: 35 })
    expect(packages.large).toEqual({ reach: 400_000, profiles: 70 })
    expect([packages.default, packages.selfservice, packages.custom]).toEqual([{}, {}, {}])
  })
  test('delivery methods (T-09)', () => expect(deliveryMethods).toEqual(['pickup', 'delivery']))
  test('payment types and link types (T-10)', () => {
    expect(paymentTypes).toEqual(['instagram', 'content', 'link'])
    expect(paymentLinkTypes).toEqual(['tiktok', 'youtube', 'linkedin', 'custom'])
  })
  test('decisions (T-11)', () => expect(decisionStates).toEqual(['pending', 'approved', 'rejected']))
  test('the other three sets, the first two with the filter all (T-22)', () => {
    expect(communityMemberStates).toEqual(['requested', 'approved', 'declined', 'removed'])
    expect(storeParticipationStates).toEqual(['requested', 'approved', 'declined', 'picked_up', 'invited'])
    expect(imagePurchaseStates).toEqual(['requested', 'pending', 'approved', 'declined'])
    expect(communityMemberFilters).toEqual([...communityMemberStates, 'all'])
    expect(storeParticipationFilters).toEqual([...storeParticipationStates, 'all'])
  })
})

describe('counters of a mention', () => {
  const campaign = { reach: 1000, numLikes: 10, numComments: 2, numPosts: 1, approvedMentionsCount: 4 }
  const post = { reach: 250, likesCount: 5, commentsCount: 1 }
  const participation = { linkPostsCount: 0, contentPostsCount: 0, instagramPostsCount: 1, instagramStoriesCount: 0 }

  test('approving an Instagram post adds reach, likes, comments and one post (T-12)', () => {
    expect(countForCampaign(campaign, { kind: 'post', from: 'pending', to: 'approved', post })).toEqual({
      reach: 1250,
      numLikes: 15,
      numComments: 3,
      numPosts: 2,
      approvedMentionsCount: 4,
    })
  })
  test('link and content posts add one to approvedMentionsCount instead (T-13)', () => {
    for (const kind of ['link', 'content'] as const) {
      expect(countForCampaign(campaign, { kind, from: 'pending', to: 'approved' })).toEqual({
        ...campaign,
        approvedMentionsCount: 5,
      })
    }
  })
  test.each([
    ['link', 'linkPostsCount'],
    ['content', 'contentPostsCount'],
    ['post', 'instagramPostsCount'],
    ['story', 'instagramStoriesCount'],
  ] as const)('approving a %s adds one to %s alone (T-14)', (kind, field) => {
    expect(countForParticipation(participation, { kind, from: 'pending', to: 'approved', post })).toEqual({
      ...participation,
      [field]: participation[field] + 1,
    })
  })
  test('reversing an approval gives the starting totals; leaving pending or rejected moves nothing (T-15)', () => {
    const approved = countForCampaign(campaign, { kind: 'post', from: 'pending', to: 'approved', post })
    expect(countForCampaign(approved, { kind: 'post', from: 'approved', to: 'rejected', post })).toEqual(campaign)
    expect(countForCampaign(campaign, { kind: 'post', from: 'pending', to: 'rejected', post })).toEqual(campaign)
    expect(countForCampaign(campaign, { kind: 'post', from: 'rejected', to: 'pending', post })).toEqual(campaign)
    const linked = countForCampaign(campaign, { kind: 'link', from: 'pending', to: 'approved' })
    expect(countForCampaign(linked, { kind: 'link', from: 'approved', to: 'pending' })).toEqual(campaign)
  })
  test('the participation counter falls only if the previous state was not pending (T-16)', () => {
    expect(
      countForParticipation(participation, { kind: 'post', from: 'pending', to: 'rejected', post }).instagramPostsCount,
    ).toBe(1)
    expect(
      countForParticipation(participation, { kind: 'post', from: 'approved', to: 'rejected', post })
        .instagramPostsCount,
    ).toBe(0)
    // Literal (reading Z4): a rejected one that is reset lowers it once more, and nothing stops at 0.
    expect(
      countForParticipation(
        { ...participation, instagramPostsCount: 0 },
        { kind: 'post', from: 'rejected', to: 'pending', post },
      ).instagramPostsCount,
    ).toBe(-1)
  })
  test('only a decision into or out of approved moves counters (T-11)', () => {
    const states = ['pending', 'approved', 'rejected'] as const
    const moving = states.flatMap((from) => states.filter((to) => movesCounters({ from, to })).map((to) => [from, to]))
    expect(moving).toEqual([
      ['pending', 'approved'],
      ['approved', 'pending'],
      ['approved', 'rejected'],
      ['rejected', 'approved'],
    ])
  })
  test('daily reach is raised on approval and lowered otherwise (T-17)', () => {
    expect(countForDay(100, { kind: 'post', from: 'pending', to: 'approved', post })).toBe(350)
    expect(countForDay(350, { kind: 'post', from: 'approved', to: 'rejected', post })).toBe(100)
    // Literal (reading Z6): a post that was never counted lowers its day as well.
    expect(countForDay(100, { kind: 'post', from: 'pending', to: 'rejected', post })).toBe(-150)
  })
})

describe('the campaign process', () => {
  test('the owner requests review, only platform staff confirm (T-04)', () => {
    expect(findMove('draft', 'requested', 'owner')?.needs).toEqual(['complete'])
    expect(findMove('requested', 'confirmed', 'owner')).toBeUndefined()
    expect(findMove('requested', 'confirmed', 'admin')?.act).toBe('confirm')
    expect(findMove('requested', 'draft', 'admin')?.needs).toEqual(['comment'])
    expect(findMove('draft', 'ongoing', 'admin')).toBeUndefined()
  })
  test('every state can be reached from draft', () => {
    const reached = new Set(['draft'])
    for (const { from, to } of [...campaignProcess, ...campaignProcess, ...campaignProcess])
      if (reached.has(from)) reached.add(to)
    expect([...reached].sort()).toEqual([...campaignStates].sort())
  })
  test('a cancelled campaign is not restored, and an offer ends where nobody was approved (T-04)', () => {
    expect(findMove('archived', 'finished', 'owner')?.needs).toEqual(['finished'])
    expect([
      findMove('confirmed', 'finished', 'owner')?.needs,
      findMove('confirmed', 'upcoming', 'system')?.needs,
    ]).toEqual([['nobody', 'delivered'], ['participation']])
  })
  test('an offer is open to the end of its content deadline, or of its last day where that comes first', () => {
    const [today, before] = ['2026-11-22', '2026-11-21']
    expect([
      lastDayToApply({ dueAt: today, endAt: '2026-12-24' }),
      lastDayToApply({ dueAt: null, endAt: today }),
      lastDayToApply({ dueAt: today, endAt: before }),
      lastDayToApply({}),
    ]).toEqual([today, today, before, null])
    expect(
      [{ dueAt: today }, { endAt: before }, { dueAt: before, endAt: today }, {}].map((days) =>
        isOpenOffer({ state: 'confirmed', ...days }, today),
      ),
    ).toEqual([true, false, false, true])
    expect(isOpenOffer({ state: 'ongoing' }, today)).toBe(false)
    expect(passedDays({ startAt: before, dueAt: null, endAt: today }, today)).toEqual(['startAt'])
  })
  test('the clock moves each state by its days, and leaves every other as it is', () => {
    const over = { startAt: '2026-10-01', dueAt: '2026-10-20', endAt: '2026-11-01' }
    const acts = (days: object, approvedParticipationsCount: number) =>
      campaignStates.map(
        (state) => moveByDates({ state, ...days, approvedParticipationsCount }, '2026-11-22')?.act ?? '',
      )
    expect(acts(over, 0)).toEqual(['', 'expire', 'finish', 'start', 'finish', '', ''])
    expect(acts(over, 3)).toEqual(['', 'expire', 'close', 'start', 'finish', '', ''])
    expect(acts({ startAt: '2026-11-22', dueAt: '2026-11-23', endAt: '2026-11-24' }, 3)).toEqual([
      '',
      '',
      'close',
      'start',
      '',
      '',
      '',
    ])
    expect(acts({ startAt: '2026-11-23', dueAt: '2026-11-23', endAt: '2026-11-24' }, 3)).toEqual(Array(7).fill(''))
    expect(acts({}, 3)).toEqual(Array(7).fill(''))
  })
  test('review needs every required field', () => {
    expect(missingForReview({ name: 'x' })).toEqual([
      'excerpt',
      'productImageUrl',
      'instructions',
      'startAt',
      'endAt',
      'products',
    ])
    expect(
      missingForReview({
        name: 'x',
        excerpt: 'x',
        productImageUrl: '/uploads/x.webp',
        instructions: 'x',
        startAt: '2026-01-01',
        endAt: '2026-02-01',
        products: [{ productTitle: 'x' }],
      }),
    ).toEqual([])
  })
  test('value and total cost; the tax add-on counts in Sweden alone (E-08, G-06)', () => {
    const campaign = {
      products: [{ defaultProductValue: 500 }, { defaultProductValue: 49 }],
      targetNumberOfInstagramers: 10,
      logisticsCostPerParticipant: 60,
      enablePaidCollaborations: true,
      paidCollaborationPrice: 1_000,
      enableTaxAddon: false,
      country: 'SE' as const,
    }
    expect(valueOf(campaign)).toBe(5_490)
    expect(costOf(campaign)).toBe(5_490 + 600 + 10_000)
    expect(costOf({ ...campaign, enableTaxAddon: true })).toBe(16_090 + 4_867)
    for (const country of ['NO', 'DK', 'FI', 'GB'] as const)
      expect(costOf({ ...campaign, enableTaxAddon: true, country })).toBe(16_090)
  })
  test('the tax add-on is rounded in whole numbers, of every sum (E-09)', () => {
    expect(taxAddonOf(12_500)).toBe(3_928)
    const sums = Array.from({ length: 200_001 }, (_, kr) => kr)
    const exact = (kr: number) => Number((BigInt(kr) * 3_142n + 5_000n) / 10_000n)
    expect(sums.filter((kr) => taxAddonOf(kr) !== exact(kr))).toEqual([])
    expect(taxAddonOf(10_000_000_012_500)).toBe(exact(10_000_000_012_500))
  })
})

describe('wallet', () => {
  test('a transaction goes to the front of its list, once (T-42)', () => {
    const view = applyTransaction({ ids: ['5'] }, { id: '6', transactionType: 'debit', amount: 30 })
    expect(view).toEqual({ ids: ['6', '5'] })
    expect(applyTransaction(view, { id: '6', transactionType: 'debit', amount: 30 })).toEqual(view)
    expect(applyTransaction(view, { amount: 30 })).toEqual(view)
    expect(applyTransaction({ balance: 100 }, { id: '6', amount: 30 })).toEqual({ balance: 70 })
  })
  test('a debit adds its amount, any other type subtracts it (T-43)', () => {
    const account = { balance: 100, availableBalance: 80 }
    expect(applyTransaction(account, { transactionType: 'debit', amount: 30 })).toEqual({
      balance: 130,
      availableBalance: 110,
    })
    expect(applyTransaction(account, { transactionType: 'credit', amount: 30 })).toEqual({
      balance: 70,
      availableBalance: 50,
    })
    expect(applyTransaction(account, { amount: 30 })).toEqual({ balance: 70, availableBalance: 50 })
  })
  test('released money can be taken out after 72 hours', () => {
    expect(availableAfter(new Date('2026-11-19T16:40:00Z')).toISOString()).toBe('2026-11-22T16:40:00.000Z')
  })
})

describe('texts', () => {
  test('slug (V-12)', () => {
    expect(isSlug('a-b_1')).toBe(true)
    expect(['A', 'å', 'a b', 'a.b', ''].filter(isSlug)).toEqual([])
  })
  test('email: one @, the characters of the local part, no dot at its end (V-14)', () => {
    expect(['a+b@c.se', '.a@c.se', "o'x{|}~@c.se"].every(isEmail)).toBe(true)
    expect(['a.@c.se', 'a@b@c.se', 'a b@c.se', '@c.se', 'å@c.se', ''].filter(isEmail)).toEqual([])
  })
  test('email: labels of the domain (V-15)', () => {
    expect(isEmail(`a@${'x'.repeat(63)}.se`)).toBe(true)
    expect([`a@${'x'.repeat(64)}.se`, 'a@b', 'a@-b.se', 'a@b-.se', 'a@b..se'].filter(isEmail)).toEqual([])
  })
  test('locale (V-30)', () => {
    expect([toLocale('sv-SE'), toLocale('EN-us')]).toEqual(['sv', 'en'])
    expect([toLocale('de'), toLocale('sv_SE'), toLocale(''), toLocale(null)]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
  test('the slug follows the brand name literally (S-21)', () => {
    expect(slugFromName('My Brand')).toBe('my-brand')
    expect(slugFromName('Åhléns  x')).toBe('åhléns--x')
  })
})
