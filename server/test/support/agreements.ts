import { expect } from '@jest/globals'
import type { Agreement } from '@samspel/api'
import { addDays, dayOf } from '../../src/days'
import type { Records } from './records'
import type { Actor, TestApi } from './test-api'
import { newKey, walletOf } from './wallet'

/** An agreement as it is sent. */
type Wire = Record<string, unknown> & {
  versions: {
    id: string
    number: string
    version: number
    cause: string
    facts: Record<string, unknown>
    hash: string
  }[]
  open_change: { id: string; facts: { fee: number } } | null
  past_changes: { state: string }[]
  abilities: Agreement['abilities']
}

/** A collaboration that is agreed on or waits for it, and whose it is. */
interface Work {
  admin: Actor
  brand: Awaited<ReturnType<ReturnType<typeof walletOf>['fundedBrand']>>
  staff: Actor
  creator: Awaited<ReturnType<Records['creator']>>
  campaignId: string
  id: string
  approve: (from?: string) => ReturnType<TestApi['call']>
}

/** Terms that ask for two posts. */
export const twoPosts = {
  pieces: { post: 2, reel: 0, story: 0, link: 0, content: 0 },
  anyPiece: false,
  changeRounds: 2,
  rights: null,
  exclusivity: null,
  answerDays: 5,
  cancelShare: 'half' as const,
}

/** Works with agreements, and what is said of them. */
export const agreementsOf = (api: TestApi, make: Records) => {
  const context = () => ({ db: api.db, config: api.config, live: api.bus, now: () => api.clock.now, log: api.app.log })
  const inDays = (days: number) => addDays(dayOf(api.clock.now), days)
  const setCampaign = (id: string, fields: object) =>
    api.db.updateTable('campaigns').set(fields).where('id', '=', id).execute()

  const read = async (who: Actor, id: string) => {
    const answer = await api.call(who, 'GET', `/api/agreements/${id}`)
    return { status: answer.status, agreement: (answer.body as { agreement: Wire }).agreement }
  }

  /** A brand with money and an ongoing campaign that pays 1 000 kr, and a creator who has applied to it. */
  const setUp = async ({ balance = 500_000, fields = {} as object } = {}): Promise<Work> => {
    const admin = await make.staff('admin')
    const brand = await walletOf(api, make, admin).fundedBrand(balance)
    const staff = await make.staff('company', [brand.id])
    const creator = await make.creator()
    const campaignId = await make.campaign(brand.id, { state: 'ongoing', name: 'Läppar i blåsten' })
    await setCampaign(campaignId, {
      enable_paid_collaborations: true,
      paid_collaboration_price: 1_000,
      due_at: inDays(20),
      end_at: inDays(40),
      ...fields,
    })
    const id = await make.participation(brand.id, campaignId, creator.id, 'pending')
    const approve = (from = 'pending') =>
      api.call(staff, 'PATCH', `/api/participations/${id}/approve`, { body: { from } })
    return { admin, brand, staff, creator, campaignId, id, approve }
  }

  const approved = async (options: Parameters<typeof setUp>[0] = {}) => {
    const world = await setUp(options)
    expect((await world.approve()).status).toBe(200)
    return world
  }
  /** The last day to publish, once the parcel is there. */
  const dayOfWork = async (creator: Actor, id: string) => {
    await make.received(id, api.clock.now)
    const { body } = await api.call(creator, 'GET', `/api/participations/${id}`)
    return (body as { participation: { due_at: string | null } }).participation.due_at
  }
  const ask = ({ staff, id }: Pick<Work, 'staff' | 'id'>, change: object) =>
    api.call(staff, 'POST', `/api/agreements/${id}/changes`, {
      headers: newKey(),
      body: { change: { answer_by: inDays(3), ...change } },
    })
  const asked = async (world: Work, change: object): Promise<string> => {
    const { status, body } = await ask(world, change)
    expect([status, body]).toEqual([200, expect.anything()])
    return (body as { agreement: Wire }).agreement.open_change!.id
  }
  const say = (who: Actor, changeId: string, answer: 'yes' | 'no') =>
    api.call(who, 'PATCH', `/api/agreement_changes/${changeId}/answer`, { body: { answer } })
  /** What thread and history say of the versions. */
  const linesOf = async ({ creator, campaignId }: Pick<Work, 'creator' | 'campaignId'>) => ({
    thread: await api.db
      .selectFrom('messages')
      .selectAll()
      .where('instagramer_id', '=', creator.id)
      .where('notice', 'in', ['agreement_changed', 'agreement_moved'])
      .execute(),
    history: await api.db
      .selectFrom('campaign_events')
      .selectAll()
      .where('campaign_id', '=', campaignId)
      .where('act', 'in', ['agreement_changed', 'agreement_moved'])
      .execute(),
  })
  const heldFor = async (id: string) =>
    (
      await api.db
        .selectFrom('holds')
        .select(['amount', 'state'])
        .where((eb) => eb.or([eb('participation_id', '=', id), eb('store_participation_id', '=', id)]))
        .where('state', '<>', 'returned')
        .executeTakeFirst()
    )?.amount
  return { context, inDays, setCampaign, read, setUp, approved, dayOfWork, ask, asked, say, linesOf, heldFor }
}
