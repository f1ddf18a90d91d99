import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { addDays, dayOf } from '../src/days'
import { approveLateDrafts } from '../src/modules/post-drafts'
import { ledgerFaults } from '../src/modules/wallet'
import { askingForDrafts, draftsOf, draftTerms } from './support/drafts'
import { pickupsOf } from './support/pickups'
import { type Records, recordsOf } from './support/records'
import { openTestApi, type TestApi } from './support/test-api'
import { newKey, walletOf } from './support/wallet'

let api: TestApi
let make: Records
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
})
afterAll(() => api.close())

const context = () => ({ db: api.db, config: api.config, live: api.bus, now: () => api.clock.now, log: api.app.log })
const inDays = (days: number) => addDays(dayOf(api.clock.now), days)
/** Does something so many days later; sessions do not last that long, so that the clock goes back. */
const later = async (days: number, act: () => Promise<unknown> = () => Promise.resolve()) => {
  const { now } = api.clock
  api.clock.now = new Date(now.getTime() + days * 86_400_000)
  await act()
  if (days > 0.5) api.clock.now = now
}

/** A creator of a paid campaign that asks for a draft, approved and with the parcel there. */
const setUp = async (fields: object = {}) => {
  const admin = await make.staff('admin')
  const brand = await walletOf(api, make, admin).fundedBrand(500_000)
  const staff = await make.staff('company', [brand.id])
  const creator = await make.creator()
  const campaignId = await make.campaign(brand.id, { state: 'ongoing', name: 'Läppar i blåsten' })
  await api.db
    .updateTable('campaigns')
    .set({
      ...askingForDrafts,
      enable_paid_collaborations: true,
      paid_collaboration_price: 1_000,
      due_at: inDays(20),
      end_at: inDays(40),
      ...fields,
    })
    .where('id', '=', campaignId)
    .execute()
  const id = await make.participation(brand.id, campaignId, creator.id, 'pending')
  const { status } = await api.call(staff, 'PATCH', `/api/participations/${id}/approve`, { body: { from: 'pending' } })
  expect(status).toBe(200)
  await make.received(id, api.clock.now)
  return { admin, brand, staff, creator, campaignId, id, drafts: draftsOf(api) }
}
type World = Awaited<ReturnType<typeof setUp>>
const text = 'Reklam för Havsro. Sju grader och motvind.'
const sent = async (fields: object = {}) => {
  const world = await setUp(fields)
  expect((await world.drafts.submit(world.creator, world.id, text)).status).toBe(200)
  return world
}
const publish = ({ creator, id }: Pick<World, 'creator' | 'id'>) =>
  api.call(creator, 'POST', `/api/participations/${id}/mentions`, {
    headers: newKey(),
    body: { mention: { kind: 'link', link_post: { url: 'https://a.example/x', title: 'x', link_type: 'custom' } } },
  })
const needOf = async ({ creator, id }: Pick<World, 'creator' | 'id'>) =>
  (
    (await api.call(creator, 'GET', `/api/participations/${id}`)).body as {
      participation: { need: string; draft_state: string; abilities: string[] }
    }
  ).participation

describe('what is being written', () => {
  test('is its creator’s alone, until it is sent', async () => {
    const { creator, staff, admin, id, drafts } = await setUp()
    expect((await drafts.read(creator, id)).draft).toMatchObject({
      state: 'writing',
      caption: '',
      saved_at: null,
      versions: [],
      abilities: ['write', 'send'],
      publish_by: inDays(20),
      send_by: inDays(16),
    })
    await drafts.save(creator, id, text)
    for (const who of [staff, admin, await make.creator()]) expect((await drafts.read(who, id)).status).toBe(404)
    await drafts.send(creator, id)
    await drafts.withdraw(creator, id)
    await drafts.save(creator, id, 'Reklam: hemligt än så länge')
    expect((await drafts.read(staff, id)).draft).toMatchObject({ caption: text, saved_at: null })
    expect((await drafts.read(creator, id)).draft).toMatchObject({ caption: 'Reklam: hemligt än så länge' })
  })

  test('does not exist where the terms ask for none', async () => {
    const { creator, id, drafts } = await setUp({ terms: JSON.stringify({ ...draftTerms, draft: undefined }) })
    expect((await drafts.read(creator, id)).status).toBe(404)
    expect((await drafts.save(creator, id, text, null)).status).toBe(404)
    expect((await publish({ creator, id })).status).toBe(200)
  })

  test('is not written over by a device that has not seen the latest', async () => {
    const { creator, id, drafts } = await setUp()
    const { draft: first } = await drafts.save(creator, id, 'Reklam ett')
    await later(0.01)
    expect((await drafts.save(creator, id, 'Reklam två', first!.saved_at)).status).toBe(200)
    expect(await drafts.save(creator, id, 'Reklam tre', first!.saved_at)).toMatchObject({
      status: 409,
      error: 'conflict',
    })
    expect((await drafts.read(creator, id)).draft!.caption).toBe('Reklam två')
  })

  test('is thrown away without what was sent', async () => {
    const { creator, staff, id, drafts } = await sent()
    await drafts.change(staff, id)
    expect((await drafts.call(creator, 'DELETE', id)).status).toBe(204)
    expect((await drafts.read(creator, id)).draft).toMatchObject({ caption: '', versions: [{ caption: text }] })
  })
})

describe('a draft is sent', () => {
  test('with a label first, and with something in it', async () => {
    const { creator, id, drafts } = await setUp()
    expect(await drafts.send(creator, id)).toMatchObject({ status: 422, error: { caption: ['required'] } })
    expect(await drafts.submit(creator, id, 'Motvind och torra läppar')).toMatchObject({
      status: 422,
      error: 'draft_label_missing',
    })
  })

  test('with a picture, where pictures are published', async () => {
    const terms = { ...draftTerms, pieces: { ...draftTerms.pieces, link: 0, post: 1 } }
    const { creator, id, drafts } = await setUp({ payment_type: 'instagram', terms: JSON.stringify(terms) })
    expect(await drafts.submit(creator, id, text)).toMatchObject({ status: 422, error: { media: ['required'] } })
  })

  test('then it waits for the brand by a day, and nothing is published', async () => {
    const { creator, staff, id, drafts } = await sent()
    expect((await drafts.read(staff, id)).draft).toMatchObject({
      state: 'sent',
      answer_by: inDays(2),
      abilities: ['comment', 'approve', 'requestChanges', 'decline'],
    })
    expect((await drafts.read(creator, id)).draft!.abilities).toEqual(['withdraw'])
    expect((await drafts.save(creator, id, 'Reklam')).status).toBe(422)
    expect(await publish({ creator, id })).toMatchObject({ status: 422, body: { error: 'draft_not_approved' } })
    expect(await needOf({ creator, id })).toMatchObject({ need: 'review', draft_state: 'sent' })
    expect((await needOf({ creator, id })).abilities).not.toContain('postMention')
  })

  test('and taken back at no cost, then sent as it was', async () => {
    const { creator, id, drafts } = await sent()
    expect((await drafts.withdraw(creator, id)).draft).toMatchObject({ state: 'writing', changes_used: 0 })
    expect((await drafts.withdraw(creator, id)).error).toBe('already_decided')
    expect((await drafts.send(creator, id)).draft).toMatchObject({
      state: 'sent',
      versions: [
        { number: 2, outcome: null },
        { number: 1, outcome: 'withdrawn' },
      ],
    })
  })
})

describe('the brand answers', () => {
  test('with a yes: then it may be published', async () => {
    const world = await sent()
    const { creator, staff, id, drafts } = world
    expect((await drafts.approve(staff, id)).draft).toMatchObject({
      state: 'approved',
      answer_by: null,
      versions: [{ outcome: 'approved' }],
    })
    expect((await drafts.change(staff, id)).error).toBe('already_decided')
    expect((await drafts.withdraw(creator, id)).error).toBe('already_decided')
    expect(await needOf(world)).toMatchObject({ need: 'post', draft_state: 'approved' })
    expect((await publish(world)).status).toBe(200)
  })

  test('with comments that its creator reads once they are sent, and ticks', async () => {
    const { creator, staff, brand, id, drafts } = await sent()
    await drafts.comment(staff, id, 'Skriv att det är utan parfym')
    await drafts.comment(await make.staff('company', [brand.id]), id, 'Gå närmare')
    expect((await drafts.read(creator, id)).draft!.comments).toEqual([])
    expect((await drafts.read(staff, id)).draft!.comments).toMatchObject([{ number: 1 }, { number: 2 }])
    expect((await drafts.change(staff, id, 1, '')).draft).toMatchObject({ state: 'changes_requested', changes_used: 1 })
    const { comments } = (await drafts.read(creator, id)).draft!
    expect(comments).toMatchObject([{ number: 1, sent_at: expect.any(String), done_at: null }, { number: 2 }])
    const ticked = await api.call(creator, 'PATCH', `/api/post_draft_comments/${comments[0]!.id}/done`, {
      body: { done: true },
    })
    expect(ticked.status).toBe(200)
    expect((await drafts.read(staff, id)).draft!.comments[0]!.done_at).toEqual(expect.any(String))
    expect((await drafts.send(creator, id)).error).toBe('draft_unchanged')
    expect((await drafts.submit(creator, id, `${text} Utan parfym.`)).status).toBe(200)
  })

  test('never with an empty request', async () => {
    const { staff, id, drafts } = await sent()
    expect(await drafts.change(staff, id, 1, ' ')).toMatchObject({ status: 422, error: { note: ['required'] } })
  })

  test('only about the version that was seen', async () => {
    const { creator, staff, id, drafts } = await sent()
    await drafts.withdraw(creator, id)
    await drafts.submit(creator, id, `${text} Igen.`)
    expect((await drafts.approve(staff, id, 1)).error).toBe('already_decided')
    expect((await drafts.approve(staff, id, 2)).status).toBe(200)
  })

  test('once, even when two people answer in the same moment', async () => {
    const { staff, brand, id, drafts } = await sent()
    const colleague = await make.staff('company', [brand.id])
    const answers = await Promise.all([drafts.approve(staff, id), drafts.change(colleague, id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('as often as was agreed; one more is a question that its creator may refuse', async () => {
    const { creator, staff, id, drafts } = await sent()
    expect((await drafts.askExtra(staff, id, 1)).error).toBe('illegal_transition')
    await drafts.change(staff, id)
    await drafts.submit(creator, id, `${text} Två.`)
    expect((await drafts.change(staff, id, 2)).error).toBe('changes_used_up')
    expect((await drafts.askExtra(staff, id, 2)).draft).toMatchObject({ extra_round: 'asked', state: 'sent' })
    expect((await drafts.askExtra(staff, id, 2)).error).toBe('conflict')
    expect((await drafts.answerExtra(creator, id, 'no')).draft).toMatchObject({ extra_round: 'refused', state: 'sent' })
    expect((await drafts.read(staff, id)).draft!.abilities).toEqual(['comment', 'approve', 'decline'])
    expect((await drafts.answerExtra(creator, id, 'yes')).error).toBe('already_decided')
  })

  test('and a yes to one more is a request for changes', async () => {
    const { creator, staff, id, drafts } = await sent()
    await drafts.change(staff, id)
    await drafts.submit(creator, id, `${text} Två.`)
    await drafts.comment(staff, id, 'Ljusare')
    await drafts.askExtra(staff, id, 2)
    expect((await drafts.read(creator, id)).draft!.comments).toEqual([])
    expect((await drafts.answerExtra(creator, id, 'yes')).draft).toMatchObject({
      state: 'changes_requested',
      extra_round: 'granted',
      changes_used: 2,
      comments: [{ text: 'Ljusare' }],
      versions: [{ number: 2, outcome: 'changes_requested', note: 'En gång till' }, { number: 1 }],
    })
    await drafts.submit(creator, id, `${text} Tre.`)
    expect((await drafts.change(staff, id, 3)).error).toBe('changes_used_up')
    expect((await drafts.askExtra(staff, id, 3)).error).toBe('conflict')
  })

  test('with a no that ends it; the money follows the terms', async () => {
    const world = await sent()
    const { staff, creator, id, drafts } = world
    expect((await drafts.decline(staff, id)).status).toBe(200)
    expect((await drafts.read(creator, id)).draft).toMatchObject({
      versions: [{ outcome: 'declined', note: 'Passar inte oss' }],
      abilities: [],
    })
    expect(await needOf(world)).toMatchObject({ need: 'done' })
    const holds = await api.db
      .selectFrom('holds')
      .select(['state', 'amount'])
      .where('participation_id', '=', id)
      .execute()
    expect(holds.filter(({ state }) => state === 'held')).toEqual([])
    expect(await ledgerFaults(api.db)).toEqual([])
  })
})

describe('a brand that does not answer', () => {
  test('has approved it when its last day is over, and not before', async () => {
    const { creator, id, drafts } = await sent()
    await later(2, () => approveLateDrafts(context()))
    expect((await drafts.read(creator, id)).draft!.state).toBe('sent')
    await later(3, () => Promise.all([approveLateDrafts(context()), approveLateDrafts(context())]))
    expect((await drafts.read(creator, id)).draft).toMatchObject({
      state: 'approved',
      versions: [{ outcome: 'unanswered' }],
    })
    expect((await publish({ creator, id })).status).toBe(200)
  })

  test('is told of it when the campaign is finished, where it can still be answered, and answers before the archive', async () => {
    const { creator, staff, campaignId, id, drafts } = await sent({
      enable_paid_collaborations: false,
      state: 'ongoing',
    })
    const campaign = async () =>
      (
        (await api.call(staff, 'GET', `/api/campaigns/${campaignId}`)).body as {
          campaign: { pending_drafts_count: number; refusals: { act: string; reason: string }[] }
        }
      ).campaign
    const move = (state: string) =>
      api.call(staff, 'PATCH', `/api/campaigns/${campaignId}/state`, { body: { campaign: { state } } })
    expect(await campaign()).toMatchObject({ pending_drafts_count: 1 })
    expect((await move('finished')).status).toBe(200)
    expect((await drafts.read(creator, id)).draft!.state).toBe('sent')
    expect(await move('archived')).toMatchObject({ status: 422, body: { error: 'work_waiting' } })
    expect((await campaign()).refusals).toEqual([{ act: 'archive', reason: 'work_waiting' }])
    expect((await drafts.approve(staff, id)).status).toBe(200)
    expect(await campaign()).toMatchObject({ pending_drafts_count: 0, refusals: [] })
    expect((await move('archived')).status).toBe(200)
  })

  test('keeps waiting drafts where the campaign has ended', async () => {
    const { creator, campaignId, id, drafts } = await sent()
    await api.db.updateTable('campaigns').set({ state: 'archived' }).where('id', '=', campaignId).execute()
    await later(4, () => approveLateDrafts(context()))
    expect((await drafts.read(creator, id)).draft).toMatchObject({ state: 'sent', abilities: [] })
  })
})

test('the desk lists what waits, what is due first on top, as many as its badge says', async () => {
  const world = await sent()
  const { staff, brand, campaignId, id, drafts } = world
  await make.participation(brand.id, campaignId, (await make.creator()).id)
  const list = async (who = staff) =>
    (await api.call(who, 'GET', '/api/post_drafts')).body as { post_drafts: { id: string }[] }
  expect((await list()).post_drafts).toMatchObject([
    { id, version: 1, answer_by: inDays(2), delivery_method: 'delivery' },
  ])
  const counts = (await api.call(staff, 'GET', '/api/campaigns/counts')).body as { waiting: { drafts: number } }
  expect(counts.waiting.drafts).toBe(1)
  const overview = (await api.call(staff, 'GET', '/api/overview/waiting')).body as { waiting: { post_drafts: object } }
  expect(overview.waiting.post_drafts).toMatchObject({ count: 1, answer_by: inDays(2) })
  expect((await list(await make.staff('company', [(await make.brand()).id]))).post_drafts).toEqual([])
  await drafts.approve(staff, id)
  expect((await list()).post_drafts).toEqual([])
})

test('what is picked up at a store has a draft as what is sent', async () => {
  const pickups = pickupsOf(api, make)
  const brand = await make.brand()
  const staff = await make.staff('company', [brand.id])
  const creator = await make.creator()
  const storeId = await pickups.store(brand.id)
  const campaignId = await pickups.campaign(brand.id)
  await api.db.updateTable('campaigns').set(askingForDrafts).where('id', '=', campaignId).execute()
  const offerId = await pickups.offer(brand.id, campaignId, storeId, { requiresApplication: false })
  const { body } = await api.call(creator, 'POST', `/api/store_campaigns/${offerId}/store_participations`, {
    headers: newKey(),
    body: { store_participation: { motivation: 'Gärna' } },
  })
  const { id } = (body as { store_participation: { id: string } }).store_participation
  const drafts = draftsOf(api)
  expect((await drafts.save(creator, id, text, null)).error).toBe('illegal_transition')
  await api.db
    .updateTable('store_participations')
    .set({ state: 'picked_up', picked_up_at: api.clock.now.toISOString() })
    .where('id', '=', id)
    .execute()
  expect((await drafts.submit(creator, id, text)).draft).toMatchObject({ state: 'sent', delivery_method: 'pickup' })
  const need = async () =>
    (
      (await api.call(creator, 'GET', `/api/store_campaigns/${offerId}`)).body as {
        store_campaign: { store_participation: { need: string; draft_state: string } }
      }
    ).store_campaign.store_participation
  const needs = async () =>
    (
      (await api.call(creator, 'GET', '/api/instagramers/me/participations')).body as {
        pickups: Record<string, number>
      }
    ).pickups
  expect(await need()).toMatchObject({ need: 'review', draft_state: 'sent' })
  expect(await needs()).toMatchObject({ review: 1, draft: 0 })
  await drafts.change(staff, id)
  expect(await needs()).toMatchObject({ changes: 1 })
  await drafts.submit(creator, id, `${text} Igen.`)
  await drafts.approve(staff, id, 2)
  expect(await need()).toMatchObject({ need: 'post', draft_state: 'approved' })
})

test('a fee does not go back while its draft waits for the brand, and an answer gives time again', async () => {
  const { creator, staff, campaignId, id, drafts } = await sent({ due_at: '2026-01-10', start_at: '2026-01-01' })
  const until = async () => {
    await api.db.updateTable('campaigns').set({ state: 'finished' }).where('id', '=', campaignId).execute()
    const { body } = await api.call(creator, 'GET', `/api/participations/${id}`)
    return (body as { participation: { fee: { until: string | null } } }).participation.fee.until
  }
  expect(await until()).toBeNull()
  await drafts.change(staff, id)
  expect(await until()).toBe(inDays(api.config.feeGraceDays))
})
