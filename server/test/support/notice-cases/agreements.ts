import { sql } from 'kysely'
import { addDays, dayMs, dayOf } from '../../../src/days'
import { runAgreements } from '../../../src/modules/agreements'
import { notifyOfTime } from '../../../src/modules/notice-clock'
import type { Cases, World } from './world'

const aMonth = {
  pieces: { post: 1, reel: 0, story: 0, link: 0, content: 0 },
  anyPiece: false,
  changeRounds: 2,
  rights: { channels: ['own'], months: 1 },
  exclusivity: null,
  answerDays: 5,
  cancelShare: 'none',
}

export const agreementCases = (world: World) => {
  const { api, admin, staff, colleague, creator, context, patch, post } = world
  const [both, own] = [[staff, colleague], [creator]]
  const ask = (id: string) =>
    post(staff, `/api/agreements/${id}/changes`, {
      change: { due_at: '2027-01-10', reason: 'Vi hann inte.', answer_by: addDays(dayOf(api.clock.now), 3) },
    })
  const agreed = async () => world.taking(await world.campaign())
  const answered = async (answer: 'yes' | 'no') => {
    const { body } = await ask(await agreed())
    const { id } = (body as { agreement: { open_change: { id: string } } }).agreement.open_change
    return () => patch(creator, `/api/agreement_changes/${id}/answer`, { answer })
  }
  const lapsed = async () => {
    // What other cases have left is written down, and has lapsed, before this one begins.
    const later = new Date(api.clock.now.getTime() + 30 * dayMs)
    await runAgreements({ ...context(), now: () => later })
    await ask(await agreed())
    world.later(4)
    return () => runAgreements(context())
  }
  /** A post of so many days ago, whose pictures may be shown for a month. */
  const ended = async (daysAgo: number) => {
    const campaignId = await world.campaign({ terms: JSON.stringify(aMonth) })
    const workId = await world.taking(campaignId)
    const at = new Date(api.clock.now.getTime() - daysAgo * dayMs).toISOString()
    return world.make.post(world.brand.id, campaignId, workId, creator.id, { state: 'approved', at })
  }
  /** What makes a version queues it, and the delivery tells of it. */
  const told = {
    except: ['outbox'],
    act: async () => {
      await api.db
        .updateTable('outbox')
        .set({ run_at: new Date(0).toISOString() })
        .where('done_at', 'is', null)
        .execute()
      await api.deliver()
    },
  }
  /** A parcel that arrives after the agreed day could be kept. */
  const late = async () => {
    const campaignId = await world.campaign({ due_at: addDays(dayOf(api.clock.now), 2) })
    const id = await world.make.participation(world.brand.id, campaignId, creator.id, 'pending')
    await patch(staff, `/api/participations/${id}/approve`, { from: 'pending' })
    await api.deliver()
    const { id: parcel } = await api.db
      .selectFrom('parcels')
      .select('id')
      .where('participation_id', '=', id)
      .executeTakeFirstOrThrow()
    await sql`UPDATE parcels SET sent_at = ${api.clock.now} WHERE id = ${parcel}`.execute(api.db)
    await patch(creator, `/api/parcels/${parcel}/arrive`, {})
    return told
  }
  return {
    agreement_question: async () => {
      const id = await agreed()
      return { to: own, act: () => ask(id) }
    },
    agreement_changed: async () => ({ to: own, act: await answered('yes') }),
    agreement_lapsed: async () => ({ to: own, act: await lapsed() }),
    agreement_accepted: async () => ({ to: both, act: await answered('yes') }),
    agreement_declined: async () => ({ to: both, act: await answered('no') }),
    agreement_made: async () => {
      await agreed()
      return { to: [staff], ...told }
    },
    agreement_waits: async () => {
      await ask(await agreed())
      world.later(2)
      return { to: own, act: () => runAgreements(context()) }
    },
    agreement_moved: async () => ({ to: own, ...(await late()) }),
    agreement_day_moved: async () => ({ to: both, ...(await late()) }),
    rights_ending: async () => {
      await ended(20)
      return { to: both, act: () => notifyOfTime(context()) }
    },
    right_used: async () => {
      const id = await ended(60)
      return { to: both, act: () => post(creator, `/api/rights/${id}/uses`, { use: { text: 'Ligger kvar' } }) }
    },
    right_use_reported: async () => {
      const id = await ended(60)
      return { to: [admin], act: () => post(creator, `/api/rights/${id}/uses`, { use: { text: 'Ligger kvar' } }) }
    },
    agreement_unanswered: async () => ({ to: both, act: await lapsed() }),
  } satisfies Cases
}
