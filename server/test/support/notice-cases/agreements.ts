import { addDays, dayOf } from '../../../src/days'
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
    await ask(await agreed())
    world.later(4)
    // Whom others took on before agreements were written down gets one now.
    await runAgreements({ ...context(), now: () => new Date(0) })
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
