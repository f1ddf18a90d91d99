import type { Handlers } from '../../http/call'
import { answer, ask, withdraw } from './change'
import { getAgreementFile } from './paper'
import { getAgreement, isGoingOn, seenWork } from './read'

export { agreementJob, runAgreements } from './clock-job'
export { agreementDeliveries, agreementFiles } from './deliveries'
export { makeAgreement, moveAgreedDay } from './make'
export { isGoingOn, seenWork }
export { findWork, type WorkRow } from './repository'

export const agreementHandlers = {
  getAgreement: async (call) => ({ agreement: await getAgreement(call, call.params) }),
  getAgreementFile: (call) => getAgreementFile(call, { ...call.params, ...call.query }),
  askAgreementChange: async (call) => ({ agreement: await ask(call, { ...call.params, ...call.body }) }),
  answerAgreementChange: async (call) => ({ agreement: await answer(call, { ...call.params, ...call.body }) }),
  withdrawAgreementChange: async (call) => ({ agreement: await withdraw(call, call.params) }),
} satisfies Partial<Handlers>
