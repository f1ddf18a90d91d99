import type { Handlers } from '../../http/call'
import { answer, change, counter } from './commands'

export { counter as counterFee } from './commands'

export const proposalHandlers = {
  changeProposal: async (call) => ({ proposal: await change(call, { ...call.params, ...call.body }) }),
  counterProposal: async (call) => ({ proposal: await counter(call, { ...call.params, ...call.body }) }),
  answerCounter: async (call) => ({ proposal: await answer(call, { ...call.params, ...call.body }) }),
} satisfies Partial<Handlers>
