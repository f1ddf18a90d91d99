import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { type Endpoint, endpoints } from '@samspel/api/contract'
import { type Records, recordsOf } from './support/records'
import { peopleOf } from './support/sign-ups'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
let people: ReturnType<typeof peopleOf>
let creator: Awaited<ReturnType<Records['creator']>>
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  people = peopleOf(api)
  creator = await make.creator()
})
afterAll(() => api.close())

const mailsToOthers = async (own: string) =>
  (await api.db.selectFrom('outbox').select('payload').where('kind', '=', 'mail').execute()).filter(
    ({ payload }) => (payload as { to?: string }).to !== own,
  ).length

/** What is attempted with a company created seconds earlier. */
const tries = async (who: Actor, brandId: string): Promise<Record<string, { status: number; body: unknown }>> => {
  const list = await api.call(who, 'POST', '/api/community_lists', {
    body: { community_list: { brand_id: brandId, name: uuidv7() } },
  })
  const {
    community_list: { id: listId },
  } = list.body as { community_list: { id: string } }
  const campaign = await api.call(who, 'POST', '/api/campaigns', {
    body: { campaign: { brand_id: brandId, name: 'Utkast' } },
  })
  const {
    campaign: { id: campaignId },
  } = campaign.body as { campaign: { id: string } }
  return {
    directory: await api.call(who, 'GET', '/api/instagramers'),
    search: await api.call(who, 'GET', `/api/instagramers?query=${creator.username}`),
    profile: await api.call(who, 'GET', `/api/instagramers/${creator.id}`),
    posts: await api.call(who, 'GET', `/api/instagramers/${creator.id}/instagram_posts`),
    collaborations: await api.call(who, 'GET', `/api/instagramers/${creator.id}/collaborations`),
    potential: await api.call(who, 'GET', `/api/campaigns/${campaignId}/potential_instagramers`),
    members: await api.call(who, 'GET', `/api/community_lists/${listId}/members`),
    adding: await api.call(who, 'POST', `/api/community_lists/${listId}/members`, {
      body: { instagramer_ids: [creator.id] },
    }),
    import: await api.call(who, 'POST', `/api/community_lists/${listId}/imports`, {
      body: { csv: `email\n${creator.username}@samspel.test` },
    }),
    offers: await api.call(who, 'POST', `/api/campaigns/${campaignId}/invitations`, {
      body: { instagramer_ids: [creator.id] },
    }),
    colleague: await api.call(who, 'POST', '/api/invitations', {
      body: { invitation: { email: `${uuidv7()}@stranger.test`, role: 'company', brand_ids: [brandId] } },
    }),
    message: await api.call(who, 'POST', `/api/instagramers/${creator.id}/messages?brandId=${brandId}`, {
      body: { message: { body: 'Hej' } },
    }),
  }
}

describe('before a company is approved and the address is confirmed', () => {
  const newcomer = async (state: 'requested' | 'approved' | 'declined', isConfirmed: boolean) => {
    const {
      who,
      email,
      company_id: companyId,
      brand_ids: [brandId = ''],
      id,
    } = await people.newStaff()
    await api.db.updateTable('companies').set({ state }).where('id', '=', companyId).execute()
    if (isConfirmed)
      await api.db
        .updateTable('users')
        .set({ email_confirmed_at: api.clock.now.toISOString() })
        .where('id', '=', id)
        .execute()
    return { who, email, brandId }
  }

  test.each([
    ['a company that waits', 'requested', false, 'company_not_approved'],
    ['a company that waits, with a confirmed address', 'requested', true, 'company_not_approved'],
    ['a declined company', 'declined', true, 'company_not_approved'],
    ['an address that nobody has confirmed', 'approved', false, 'email_not_confirmed'],
  ] as const)(
    '%s: no creator is read, added, imported or written to, no stranger gets a mail',
    async (_, state, isConfirmed, reason) => {
      const { who, email, brandId } = await newcomer(state, isConfirmed)
      const before = await mailsToOthers(email)
      const answers = await tries(who, brandId)
      for (const [act, { status, body }] of Object.entries(answers))
        expect({ act, status, body }).toEqual({ act, status: 422, body: { error: reason } })
      expect(await mailsToOthers(email)).toBe(before)
      expect(
        await api.db.selectFrom('community_members').selectAll().where('brand_id', '=', brandId).execute(),
      ).toEqual([])
    },
  )

  test('a company that is approved with a confirmed address does all of it; a decision holds from the next request on', async () => {
    const { who, brandId } = await newcomer('approved', true)
    const { offers, ...others } = await tries(who, brandId)
    for (const [act, { status }] of Object.entries(others)) expect({ act, status }).toEqual({ act, status: 200 })
    // A draft is not an offer yet.
    expect(offers).toMatchObject({ status: 422, body: { error: 'illegal_transition' } })
    const { who: waiting } = await newcomer('requested', true)
    expect((await api.call(waiting, 'GET', '/api/instagramers')).status).toBe(422)
    await api.db.updateTable('companies').set({ state: 'approved' }).execute()
    expect((await api.call(waiting, 'GET', '/api/instagramers')).status).toBe(200)
  })

  test('store staff of a company that waits and staff without a company meet nobody either', async () => {
    const brand = await make.brand()
    await api.db.updateTable('companies').set({ state: 'requested' }).where('id', '=', brand.companyId).execute()
    expect((await api.call(await make.staff('company', []), 'GET', '/api/instagramers')).body).toEqual({
      error: 'company_not_approved',
    })
    expect((await api.call(await make.staff('company', [brand.id]), 'GET', '/api/instagramers')).body).toEqual({
      error: 'company_not_approved',
    })
    expect((await api.call(await make.staff('admin'), 'GET', '/api/instagramers')).status).toBe(200)
  })

  test('what is open before is said so in the contract, each call with its reason; all others of company and store staff are closed', () => {
    const ofStaff = (Object.entries(endpoints) as [string, Endpoint][]).filter(
      ([, { actors }]) =>
        !actors.includes('anonymous') && (actors.includes('company') || actors.includes('store_user')),
    )
    const closed = ofStaff
      .filter(([, { beforeLetIn }]) => !beforeLetIn)
      .map(([key]) => key)
      .sort()
    expect(closed).toEqual([
      'addCommunityMembers',
      'addStoreCampaigns',
      'approveApprovalRequest',
      'approveStoreParticipation',
      'askAgain',
      'askAgreementChange',
      'blockCreator',
      'cancelMessageBulk',
      'cancelPayment',
      'changeStoreStock',
      'checkPass',
      'checkPayment',
      'counterProposal',
      'createApiToken',
      'createApprovalRequest',
      'createCampaignInvitations',
      'createCreatorNote',
      'createInvitation',
      'createMediaFile',
      'createMessage',
      'createMessageBulk',
      'createMove',
      'createPayment',
      'createShop',
      'createWebhook',
      'declineApprovalRequest',
      'declineStoreParticipation',
      'deleteCampaignInvitation',
      'deleteCreatorNote',
      'deleteMediaFile',
      'deleteShop',
      'deleteWebhook',
      'finishMediaFile',
      'getAskAgain',
      'getCampaignSales',
      'getCreatorInsights',
      'getCreatorRecord',
      'getInstagramer',
      'getMediaFile',
      'getMessageBulk',
      'getStoreParticipation',
      'handOut',
      'handOutStoreParticipation',
      'importCommunityMembers',
      'importCreatorCodes',
      'importSales',
      'listApiTokens',
      'listApprovalRequests',
      'listBlockedCreators',
      'listBrandBudgets',
      'listBudgets',
      'listBulkRecipients',
      'listCampaignInvitations',
      'listCollaborations',
      'listCommunityMembers',
      'listCreatorLinks',
      'listCreatorNotes',
      'listFittingStores',
      'listInstagramerPosts',
      'listInstagramers',
      'listMessageBulks',
      'listPotentialInstagramers',
      'listShopCalls',
      'listShops',
      'listStockChanges',
      'listStoreVisits',
      'listStoresToMoveTo',
      'listUnmatchedSales',
      'listWebhookDeliveries',
      'listWebhooks',
      'makeCreatorCodes',
      'moveStoreParticipation',
      'pauseStoreCampaign',
      'pauseStoreOffers',
      'payInvoice',
      'putMediaPart',
      'putMediaPoster',
      'renewShopSecret',
      'renewWebhookSecret',
      'replayFailedDeliveries',
      'replayWebhookDelivery',
      'reportThread',
      'resendInvitation',
      'resumeStoreCampaign',
      'resumeStoreOffers',
      'revokeApiToken',
      'searchRecords',
      'sendMessageBulk',
      'setBudget',
      'setCampaignTarget',
      'setCreatorCode',
      'startCheckout',
      'testWebhook',
      'unblockCreator',
      'undoHandOut',
      'updateCommunityMembers',
      'updateCreatorNote',
      'updateReportLink',
      'updateThread',
      'updateWebhook',
      'withdrawAgreementChange',
      'withdrawApprovalRequest',
    ])
  })
})
