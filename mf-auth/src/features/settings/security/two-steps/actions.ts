import { addRoutes } from '@samspel/api'
import { stepsRoutes } from '@samspel/api/routes/steps'
import { apiAction } from '@samspel/store'

addRoutes(stepsRoutes)

export const getSecondStep = apiAction('getSecondStep')
export const startSecondStepApp = apiAction('startSecondStepApp')
export const confirmSecondStepApp = apiAction('confirmSecondStepApp')
export const renewRecoveryCodes = apiAction('renewRecoveryCodes')
export const turnSecondStepOff = apiAction('turnSecondStepOff')
export const startPasskey = apiAction('startPasskey')
export const addPasskey = apiAction('addPasskey')
export const renamePasskey = apiAction('renamePasskey')
export const removePasskey = apiAction('removePasskey')
export const listRememberedDevices = apiAction('listRememberedDevices')
export const forgetRememberedDevice = apiAction('forgetRememberedDevice')
/** The own record, which says whether a second step is still asked for. */
export const getMe = apiAction('getMe')
