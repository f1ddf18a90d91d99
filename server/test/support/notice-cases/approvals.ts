import { addDays, dayOf } from '../../../src/days'
import { lapseRequests } from '../../../src/modules/approval-requests/clock-job'
import type { Cases, World } from './world'

/** Somebody with a limit of 100 kr asks their colleague. */
export const approvalCases = (world: World) => {
  const { api, make, brand, staff, colleague, creator, patch, post } = world
  const applied = async () => {
    await api.db.updateTable('brand_users').set({ role: 'manager' }).where('user_id', '=', staff.id).execute()
    await api.db.updateTable('users').set({ approval_limit: 100_00 }).where('id', '=', staff.id).execute()
    return make.participation(brand.id, await world.campaign(world.paid), creator.id, 'pending')
  }
  const ask = (subjectId: string) =>
    post(staff, '/api/approval_requests', { approval_request: { kind: 'participation', subject_id: subjectId } })
  const asked = async () =>
    ((await ask(await applied())).body as { approval_request: { id: string } }).approval_request.id
  return {
    approval_asked: async () => {
      const id = await applied()
      return { to: [colleague], act: () => ask(id) }
    },
    approval_given: async () => {
      const id = await asked()
      // The creator is told of the approval by another kind.
      return { to: [staff], act: () => patch(colleague, `/api/approval_requests/${id}/approve`) }
    },
    approval_declined: async () => {
      const id = await asked()
      return { to: [staff], act: () => patch(colleague, `/api/approval_requests/${id}/decline`, { reason: 'Nej' }) }
    },
    approval_lapsed: async () => {
      const id = await asked()
      await api.db
        .updateTable('approval_requests')
        .set({ lapses_on: addDays(dayOf(api.clock.now), -1) })
        .where('id', '=', id)
        .execute()
      return { to: [staff], act: () => lapseRequests(world.context()) }
    },
  } satisfies Cases
}
