import type { Deliveries } from '../../outbox/job'
import { carryOutConfirmationRequest, confirmationRequest, type LinkRequest } from './confirming'
import { carryOutResetRequest, resetRequest } from './password-change'

export const authDeliveries: Deliveries = ({ config, now }) => ({
  [confirmationRequest]: (db, payload) =>
    carryOutConfirmationRequest({ db, config, now: now() }, payload as LinkRequest),
  [resetRequest]: (db, payload) => carryOutResetRequest({ db, config, now: now() }, payload as LinkRequest),
})
