import { dayMs } from '../../../src/days'
import { notifyOfTime } from '../../../src/modules/notice-clock'
import { approveLateDrafts } from '../../../src/modules/post-drafts'
import { askingForDrafts, draftsOf } from '../drafts'
import type { Cases, World } from './world'

export const draftCases = (world: World) => {
  const { api, staff, colleague, creator, context, patch, post } = world
  const [both, own] = [[staff, colleague], [creator]]
  const drafts = draftsOf(api)
  const asked = async (fields: object = {}) => world.taking(await world.campaign({ ...askingForDrafts, ...fields }))
  const written = async (caption = 'Reklam för Lussebrygg') => {
    const id = await asked()
    await drafts.save(creator, id, caption)
    return id
  }
  const sent = async () => {
    const id = await written()
    await post(creator, `/api/post_drafts/${id}/send`)
    return id
  }
  const usedUp = async () => {
    const id = await sent()
    await drafts.change(staff, id)
    await drafts.submit(creator, id, 'Reklam för Lussebrygg, ljusare')
    return id
  }
  const extra = (id: string) => post(staff, `/api/post_drafts/${id}/extra_round`, { version: 2, note: 'En till' })
  const answered = async (answer: 'yes' | 'no') => {
    const id = await usedUp()
    await extra(id)
    return () => patch(creator, `/api/post_drafts/${id}/extra_round`, { answer })
  }
  const late = async () => {
    // What other cases have left is approved before this one begins.
    const after = new Date(api.clock.now.getTime() + 30 * dayMs)
    await approveLateDrafts({ ...context(), now: () => after })
    await sent()
    world.later(3)
    return () => approveLateDrafts(context())
  }
  return {
    draft_sent: async () => {
      const id = await written()
      return { to: both, act: () => post(creator, `/api/post_drafts/${id}/send`) }
    },
    draft_answer_due: async () => {
      await sent()
      await notifyOfTime(context())
      world.later(1)
      return { to: both, act: () => notifyOfTime(context()) }
    },
    draft_unanswered: async () => ({ to: both, act: await late() }),
    draft_passed: async () => ({ to: own, act: await late() }),
    draft_extra_granted: async () => ({ to: both, act: await answered('yes') }),
    draft_extra_refused: async () => ({ to: both, act: await answered('no') }),
    draft_approved: async () => {
      const id = await sent()
      return { to: own, act: () => patch(staff, `/api/post_drafts/${id}/approve`, { version: 1 }) }
    },
    draft_changes_requested: async () => {
      const id = await sent()
      return {
        to: own,
        act: () => patch(staff, `/api/post_drafts/${id}/request_changes`, { version: 1, note: 'Ljusare, tack' }),
      }
    },
    draft_extra_round: async () => {
      const id = await usedUp()
      return { to: own, act: () => extra(id) }
    },
    draft_send_by: async () => {
      // What other cases have left is told of before this one begins.
      await notifyOfTime(context())
      await asked({ due_at: '2026-11-25' })
      return { to: own, act: () => notifyOfTime(context()) }
    },
  } satisfies Cases
}
