import { addDays, dayMs, dayOf } from '../../../src/days'
import { runAgreements } from '../../../src/modules/agreements'
import type { Cases, World } from './world'

export const agreementCases = (world: World) => {
  const { api, staff, colleague, creator, context, patch, post } = world
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
  return {
    agreement_question: async () => {
      const id = await agreed()
      return { to: own, act: () => ask(id) }
    },
    agreement_changed: async () => ({ to: own, act: await answered('yes') }),
    agreement_lapsed: async () => ({ to: own, act: await lapsed() }),
    agreement_accepted: async () => ({ to: both, act: await answered('yes') }),
    agreement_declined: async () => ({ to: both, act: await answered('no') }),
    agreement_unanswered: async () => ({ to: both, act: await lapsed() }),
  } satisfies Cases
}
