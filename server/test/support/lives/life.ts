import { expect } from '@jest/globals'
import { sql } from 'kysely'
import type { CampaignState, DecisionState, Terms } from '@samspel/api'
import { dayOf } from '../../../src/days'
import { runAgreements } from '../../../src/modules/agreements'
import { moveByClock } from '../../../src/modules/campaign-process/clock-job'
import { runDeadlines } from '../../../src/modules/deadlines'
import { returnFees } from '../../../src/modules/fee-returns'
import { dueReturns } from '../../../src/modules/fee-returns/due'
import { runLeavings } from '../../../src/modules/leaving'
import { approveLate } from '../../../src/modules/mentions'
import { runParcels } from '../../../src/modules/parcels'
import { approveLateDrafts } from '../../../src/modules/post-drafts'
import type { Records } from '../records'
import { settlePayouts } from '../settle-payouts'
import type { Actor, TestApi } from '../test-api'
import { newKey, walletOf } from '../wallet'
import { draftActs, draftFaults } from './drafts'
import { type Act, type Answer, type Hands, picksOf } from './hands'
import { proposalActs, proposalFaults } from './proposals'
import { endingsWatch, heldNow, wayOutActs } from './ways-out'

/** The API in which a life is lived, and the two of the platform's staff who act in it. */
export interface LifeWorld {
  api: TestApi
  make: Records
  admin: Actor
  colleague: Actor
}

const day = 86_400_000
const product = {
  product_title: 'Kaffe',
  product_name: '',
  product_description: '',
  product_article_reference: '',
  default_product_value: 320,
}

/** One brand with campaigns and creators, from the first draft to the archive, with the actions of people and clocks in random order. */
export const live = async ({ api, make, admin, colleague }: LifeWorld, seed: number, steps: number) => {
  const chance = picksOf(seed)
  const { below, pick, pickMostly } = chance
  const now = () => api.clock.now
  const context = { db: api.db, config: api.config, live: api.bus, log: api.app.log, now }
  api.clock.now = new Date(Date.parse('2026-11-01T12:00:00Z'))
  const freshWallet = async () => walletOf(api, make, await api.actor('user', admin.id, 'admin'))
  const brand = await (await freshWallet()).fundedBrand(200_000 + below(900_000))
  const staff = await make.staff('company', [brand.id])
  const creators = await Promise.all(
    Array.from({ length: 4 }, () => make.creator({ bankAccountNumber: '8327-9 834 124 471' })),
  )
  const asStaff = () => api.actor('user', staff.id, 'company')
  const asAdmin = () => api.actor('user', admin.id, 'admin')
  const asCreator = (id: string) => api.actor('instagramer', id)
  const rows = {
    campaigns: () =>
      api.db.selectFrom('campaigns').select(['id', 'state', 'terms']).where('brand_id', '=', brand.id).execute(),
    participations: () =>
      api.db
        .selectFrom('participations')
        .select(['id', 'campaign_id', 'instagramer_id', 'state', 'fee_amount'])
        .where('brand_id', '=', brand.id)
        .execute(),
    mentions: () =>
      api.db
        .selectFrom('mentions')
        .select(['id', 'instagramer_id', 'state'])
        .where('brand_id', '=', brand.id)
        .execute(),
    problems: () =>
      api.db
        .selectFrom('delivery_problems')
        .select('id')
        .where('brand_id', '=', brand.id)
        .where('resolved_at', 'is', null)
        .execute(),
    questions: () =>
      api.db
        .selectFrom('agreement_changes')
        .select(['id', 'instagramer_id', 'state'])
        .where('brand_id', '=', brand.id)
        .execute(),
  }
  /**
   * Posts that were handed in and lost their fee without a person's answer: ended with their campaign, waiting where nobody can pay them, or
   * approved, as many as the terms ask for, while no fee of theirs was paid.
   */
  const unpaidWork = async () =>
    (
      await sql<{ id: string; why: string }>`SELECT m.id, CASE
          WHEN m.state = 'pending' THEN 'waits without money' WHEN m.state = 'rejected' THEN 'nobody said no' ELSE 'approved, not paid' END AS why
        FROM mentions m JOIN participations p ON p.brand_id = m.brand_id AND p.id = m.participation_id
        JOIN campaigns c ON c.brand_id = p.brand_id AND c.id = p.campaign_id
        LEFT JOIN agreements a ON a.brand_id = p.brand_id AND a.participation_id = p.id AND a.superseded_at IS NULL
        CROSS JOIN LATERAL (SELECT coalesce(a.facts -> 'terms', c.terms) AS said) terms
        WHERE m.brand_id = ${brand.id} AND CASE m.state
          WHEN 'pending' THEN p.state <> 'approved' OR p.fee_returned_at IS NOT NULL
          WHEN 'rejected' THEN m.decided_by IS NULL OR m.decision_kind NOT IN ('rejected', 'changes_requested')
          ELSE (SELECT count(*) FROM mentions a WHERE a.participation_id = p.id AND a.state = 'approved')
              >= CASE WHEN (terms.said ->> 'anyPiece')::boolean THEN 1 ELSE (terms.said #>> '{pieces,link}')::int END
            AND EXISTS (SELECT FROM holds h WHERE h.brand_id = m.brand_id AND h.participation_id = p.id)
            AND NOT EXISTS (SELECT FROM holds h
              WHERE h.brand_id = m.brand_id AND h.participation_id = p.id AND h.state = 'released') END`.execute(api.db)
    ).rows
  const overdrawnCreators = async () =>
    (
      await sql<{
        id: string
        available: number
      }>`SELECT * FROM (SELECT a.id, a.balance - a.held - coalesce((SELECT sum(amount)
          FROM ledger_entries WHERE account_id = a.id AND available_at > ${now()}), 0) AS available
        FROM accounts a WHERE a.instagramer_id = ANY(${creators.map(({ id }) => id)}::uuid[])) each WHERE available < 0`.execute(
        api.db,
      )
    ).rows
  const answers = { made: 0, refused: 0 }
  const send: Hands['send'] = async (who, method, url, body) => {
    const answer: Answer = await api.call(await who, method, `/api/${url}`, { ...(body && { body }) })
    if (answer.status >= 500)
      throw new Error(`life ${seed}: ${method} ${url} answered ${answer.status} ${JSON.stringify(answer.body)}`)
    if (answer.status < 300) answers.made += 1
    else answers.refused += 1
    return answer
  }
  const move = async (from: CampaignState, state: CampaignState, who = asStaff()) => {
    const campaign = pickMostly(await rows.campaigns(), (each) => each.state === from)
    if (campaign)
      await send(who, 'PATCH', `campaigns/${campaign.id}/state`, { campaign: { state, review_comment: 'Enligt plan' } })
  }
  /** With a span, the fee is left to the creators. */
  const publish = async (isSpanned: boolean) => {
    const start = now().getTime() + (4 + below(20)) * day
    const lowest = (100 + below(1_000)) * 100
    const span = isSpanned ? { lowest, highest: lowest + (1 + below(1_000)) * 100 } : undefined
    const [from, until] = [dayOf(new Date(start)), dayOf(new Date(start + (5 + below(25)) * day))]
    const { body } = await send(asStaff(), 'POST', 'campaigns', {
      campaign: {
        brand_id: brand.id,
        name: 'Lussebrygg',
        excerpt: 'Saffran',
        instructions: 'Visa koppen',
        product_image_url: '/uploads/demo/mug.webp',
        start_at: from,
        end_at: until,
        products: [product],
        payment_type: 'link',
        target_number_of_instagramers: below(3) && 1 + below(4),
        is_public: true,
        enable_paid_collaborations: span !== undefined || below(5) > 0,
        paid_collaboration_price: 100 + below(2_000),
        terms: {
          pieces: { post: 0, reel: 0, story: 0, link: 1 + below(3), content: 0 },
          any_piece: below(4) === 0,
          change_rounds: pick([null, 1, 2]),
          rights: null,
          exclusivity: null,
          answer_days: pick([null, 1, 3]),
          cancel_share: pick(['none', 'half', 'whole']),
          ...(below(3) > 0 && { draft: { answer_days: 1 + below(3) } }),
          ...(span && { fee_span: span }),
        },
      },
    })
    const { campaign } = body as { campaign?: { id: string } }
    if (!campaign) throw new Error(`life ${seed}: no campaign was made ${JSON.stringify(body)}`)
    await send(asStaff(), 'PATCH', `campaigns/${campaign.id}/state`, { campaign: { state: 'requested' } })
    await send(asAdmin(), 'PATCH', `campaigns/${campaign.id}/state`, { campaign: { state: 'confirmed' } })
  }
  const onPart: Hands['onPart'] = async (wanted, act) => {
    const part = pickMostly(await rows.participations(), ({ state }) => state === wanted)
    if (part) await act(part)
  }
  const onMention = async (act: 'approve' | 'reject' | 'request_changes' | 'reset') => {
    const mention = pickMostly(await rows.mentions(), ({ state }) => (state === 'pending') === (act !== 'reset'))
    if (mention)
      await send(asStaff(), 'PATCH', `mentions/${mention.id}/${act}`, {
        ...(act === 'reject' || act === 'request_changes' ? { reason: 'Reklam saknas' } : {}),
      })
  }
  const handIn = () =>
    onPart('approved', ({ id, instagramer_id: owner }) =>
      send(asCreator(owner), 'POST', `participations/${id}/mentions`, {
        mention: { kind: 'link', link_post: { url: 'https://a.example/x', title: 'x', link_type: 'custom' } },
      }),
    )
  const applyTo = (creatorId: string, { id, terms }: { id: string; terms: Terms | null }) =>
    send(asCreator(creatorId), 'POST', `campaigns/${id}/participations`, {
      participation: {
        motivation: 'Jag älskar kaffe',
        ...(terms?.feeSpan && { proposed_fee: proposals.within(terms.feeSpan) }),
      },
    })
  const apply = async () => {
    const [campaign, creator] = [
      pickMostly(await rows.campaigns(), ({ state }) => state === 'confirmed'),
      pick(creators),
    ]
    if (campaign && creator) await applyTo(creator.id, campaign)
  }
  const answer = (act: 'approve' | 'reject', wanted: DecisionState) =>
    onPart(wanted, ({ id, state }) =>
      send(asStaff(), 'PATCH', `participations/${id}/${act}`, {
        ...(act === 'reject' && { reason: 'Fel profil' }),
        from: state,
      }),
    )
  const clocks = async () => {
    await runAgreements(context)
    await runParcels(context)
    await moveByClock(context)
    await runDeadlines(context)
    await approveLate(context)
    await approveLateDrafts(context)
    await runLeavings(context)
    await returnFees(context)
    await settlePayouts({ ...context, now: now() })
    expect(await dueReturns(api.db, { today: dayOf(now()), graceDays: api.config.feeGraceDays }, 1)).toEqual([])
  }
  /** Booked by hand: what is too much for one person is approved, declined, or left waiting by a colleague. */
  const byHand = async ({ body }: Answer) => {
    const { adjustment } = body as { adjustment?: { id: string; state: string } }
    const act = pick(['approve', 'approve', 'decline', undefined])
    if (adjustment?.state === 'pending' && act)
      await send(api.actor('user', colleague.id, 'admin'), 'PATCH', `adjustments/${adjustment.id}/${act}`, {})
  }
  const book = async () =>
    byHand(await (await freshWallet()).bookByHand(brand.accountId, below(2) ? 'debit' : 'credit', 1 + below(1_500_000)))
  const accountsThatWait = async () =>
    (
      await sql<{
        id: string
      }>`SELECT DISTINCT account_id AS id FROM ledger_entries JOIN accounts a ON a.id = account_id
        WHERE a.instagramer_id = ANY(${creators.map(({ id }) => id)}::uuid[]) AND available_at > ${now()} ORDER BY 1`.execute(
        api.db,
      )
    ).rows
  /** Mostly of a creator whose earnings wait; up, down a little, down to nothing, or one öre below. */
  const adjust = async () => {
    const accountId = pick([...(await accountsThatWait()).map(({ id }) => id), brand.accountId]) ?? brand.accountId
    const { balance = 0, held = 0 } = (await (await freshWallet()).balances(accountId)) ?? {}
    const amount = pick([1 + below(50_000), -(balance - held), -(balance - held + 1), -1 - below(50_000)]) || 1
    await byHand(
      await api.call(await asAdmin(), 'POST', `/api/accounts/${accountId}/adjustments`, {
        headers: newKey(),
        body: { adjustment: { amount, reason: 'Rättelse' } },
      }),
    )
  }
  const takeOut = async () => {
    const creator = pick(creators)
    if (creator)
      await (
        await freshWallet()
      ).payOut(await asCreator(creator.id), await (await freshWallet()).accountOf(creator.id), 1 + below(100_000))
  }
  const deleteAccount = async () => {
    const creator = pick(creators)
    if (!creator || below(4) > 0) return
    await api.db.updateTable('instagramers').set({ password_hash: null }).where('id', '=', creator.id).execute()
    await send(asCreator(creator.id), 'POST', 'instagramers/me/deletion', { username: creator.username })
  }
  const report = () =>
    onPart('approved', ({ id, instagramer_id: owner }) =>
      send(asCreator(owner), 'POST', `participations/${id}/delivery_problems`, {
        delivery_problem: { kind: 'damaged', text: 'x' },
      }),
    )
  const resolve = async () => {
    const problem = pick(await rows.problems())
    if (problem) await send(asStaff(), 'PATCH', `delivery_problems/${problem.id}/resolve`, { answer: 'Skickat igen' })
  }
  /** A higher fee, fewer pieces, another day, or several at once; some that the account does not cover, some on a day that is over. */
  const askChange = () =>
    onPart('approved', async ({ id, fee_amount: fee }) => {
      const fewer = { pieces: { post: 0, reel: 0, story: 0, link: 1, content: 0 } }
      const change = pick([
        { fee: fee + 1 + below(30_000) },
        { fee: fee + below(900_000) },
        fewer,
        { due_at: dayOf(new Date(now().getTime() + below(40) * day)) },
        { fee: fee + 1 + below(30_000), ...fewer },
      ])
      await send(asStaff(), 'POST', `agreements/${id}/changes`, {
        change: { ...change, answer_by: dayOf(new Date(now().getTime() + below(6) * day)) },
      })
    })
  const onQuestion = async (act: (question: { id: string; instagramer_id: string }) => Promise<unknown>) => {
    const question = pickMostly(await rows.questions(), ({ state }) => state === 'open')
    if (question) await act(question)
  }
  const sayTo = (said: 'yes' | 'no') =>
    onQuestion(({ id, instagramer_id: owner }) =>
      send(asCreator(owner), 'PATCH', `agreement_changes/${id}/answer`, { answer: said }),
    )
  const withdraw = () => onQuestion(({ id }) => send(asStaff(), 'DELETE', `agreement_changes/${id}`))
  /** Both answers and the brand's withdrawal at the same time: one of them holds. */
  const race = () =>
    onQuestion(async ({ id, instagramer_id: owner }) => {
      const [creator, brandStaff] = [asCreator(owner), asStaff()]
      const won = (
        await Promise.all([
          send(creator, 'PATCH', `agreement_changes/${id}/answer`, { answer: 'yes' }),
          send(creator, 'PATCH', `agreement_changes/${id}/answer`, { answer: 'no' }),
          send(brandStaff, 'DELETE', `agreement_changes/${id}`),
        ])
      ).filter(({ status }) => status < 300)
      expect(won.length).toBeLessThanOrEqual(1)
    })
  /** What is on hold is the fee that was agreed on, for each piece of work with an agreement that holds. */
  const heldUnlikeAgreed = async () =>
    (
      await sql<{
        id: string
        amount: number
        agreed: number
      }>`SELECT p.id, h.amount, (a.facts ->> 'fee')::int AS agreed
        FROM participations p
        JOIN agreements a ON a.brand_id = p.brand_id AND a.participation_id = p.id AND a.superseded_at IS NULL
        JOIN holds h ON h.brand_id = p.brand_id AND h.participation_id = p.id AND h.state = 'held'
        WHERE p.brand_id = ${brand.id} AND p.state = 'approved' AND h.amount <> (a.facts ->> 'fee')::int`.execute(
        api.db,
      )
    ).rows
  const hands: Hands = { ...chance, api, context, brandId: brand.id, send, asStaff, asCreator, onPart }
  const drafts = draftActs(hands)
  const waysOut = wayOutActs(hands)
  const proposals = proposalActs(hands)
  const acts: readonly Act[] = [
    () => publish(below(3) === 0),
    apply,
    apply,
    apply,
    apply,
    ...drafts.acts,
    ...waysOut.acts,
    ...proposals.acts,
    () =>
      onPart('pending', ({ id, instagramer_id: owner }) => send(asCreator(owner), 'DELETE', `participations/${id}`)),
    () => answer('approve', 'pending'),
    () => answer('approve', 'pending'),
    () => answer('approve', 'pending'),
    () => answer('approve', 'rejected'),
    () => answer('reject', 'pending'),
    () => answer('reject', 'approved'),
    handIn,
    handIn,
    handIn,
    () => onMention('approve'),
    () => onMention('approve'),
    () => onMention('reject'),
    () => onMention('request_changes'),
    () => onMention('reset'),
    () => move('confirmed', 'upcoming'),
    () => move('upcoming', 'ongoing'),
    () => move('ongoing', 'finished'),
    () => move('finished', 'archived'),
    () => move('archived', 'finished'),
    () => move('upcoming', 'archived', asAdmin()),
    report,
    resolve,
    askChange,
    askChange,
    () => sayTo('yes'),
    () => sayTo('no'),
    withdraw,
    race,
    book,
    adjust,
    takeOut,
    deleteAccount,
    async () => {
      api.clock.now = new Date(now().getTime() + (1 + below(9)) * day)
    },
    async () => {
      api.clock.now = new Date(now().getTime() + (below(20) * day) / 20)
    },
    clocks,
    clocks,
  ]
  await publish(seed % 2 === 0)
  const applyOfEach = async () => {
    const [first] = await rows.campaigns()
    for (const { id } of creators) await applyTo(id, first!)
  }
  for (const act of [
    applyOfEach,
    ...Array.from({ length: 4 }, () => () => answer('approve', 'pending')),
    askChange,
    () => sayTo('yes'),
    askChange,
    askChange,
    () => sayTo('yes'),
    waysOut.ship,
    drafts.write,
    drafts.write,
    drafts.approveOne,
  ])
    await act()
  const endingFaults = endingsWatch(hands)
  for (let step = 0; step < steps; step += 1) {
    const at = below(acts.length)
    const held = await heldNow(hands)
    await (step === 0 ? waysOut.endSent : acts[at])?.()
    const faults = await (await freshWallet()).audit()
    const unpaid = await unpaidWork()
    const overdrawn = await overdrawnCreators()
    const unlike = await heldUnlikeAgreed()
    const drafted = await draftFaults(hands)
    const proposed = await proposalFaults(hands)
    const ended = await endingFaults(held)
    if ([faults, unpaid, overdrawn, unlike, drafted, proposed, ended].some(({ length }) => length > 0))
      throw new Error(
        `life ${seed}, step ${step}, act ${at}: ${JSON.stringify({ faults, unpaid, overdrawn, unlike, drafted, proposed, ended })}`,
      )
  }
  // At the end all campaigns have ended, nothing is pending and nothing is on hold.
  api.clock.now = new Date(now().getTime() + 400 * day)
  for (const { id } of await rows.problems())
    await send(asStaff(), 'PATCH', `delivery_problems/${id}/resolve`, { answer: 'Skickat igen' })
  await api.db
    .updateTable('campaigns')
    .set({ state: 'finished' })
    .where('brand_id', '=', brand.id)
    .where('state', 'in', ['confirmed', 'upcoming', 'ongoing'])
    .execute()
  // What was sent has come: the days to publish, and to earn the fee, count from there.
  await api.db
    .updateTable('parcels')
    .set({ sent_at: now().toISOString(), arrived_at: now().toISOString(), arrived_by: 'creator' })
    .where('brand_id', '=', brand.id)
    .where('arrived_at', 'is', null)
    .execute()
  // A deadline that was paused by a problem still has its remaining days, followed by the grace period; so has the post of a draft that
  // was approved by the first of these clocks.
  for (let times = 0; times < 2; times += 1) {
    api.clock.now = new Date(now().getTime() + 100 * day)
    await clocks()
  }
  expect(await (await freshWallet()).balances(brand.accountId)).toMatchObject({ held: 0 })
  expect(await (await freshWallet()).audit()).toEqual([])
  return answers
}
