// Emitted from the contract by `npm run emit`; a test fails when it is stale.
import type { RouteTable } from '../client/route'

export const stepsRoutes: RouteTable = {
  signInBySecondStep: {"method":"POST","path":"/auth/users/second_step","skipAuth":true},
  startSecondStepPasskey: {"method":"POST","path":"/auth/users/second_step/passkey","skipAuth":true},
  getSecondStep: {"method":"GET","path":"/users/me/second_step"},
  startSecondStepApp: {"method":"POST","path":"/users/me/second_step/app"},
  confirmSecondStepApp: {"method":"PUT","path":"/users/me/second_step/app"},
  renewRecoveryCodes: {"method":"POST","path":"/users/me/second_step/recovery_codes"},
  turnSecondStepOff: {"method":"POST","path":"/users/me/second_step/off"},
  startPasskey: {"method":"POST","path":"/users/me/passkeys/options"},
  addPasskey: {"method":"POST","path":"/users/me/passkeys"},
  renamePasskey: {"method":"PATCH","path":"/users/me/passkeys/:id"},
  removePasskey: {"method":"DELETE","path":"/users/me/passkeys/:id"},
  listRememberedDevices: {"method":"GET","path":"/users/me/remembered_devices"},
  forgetRememberedDevice: {"method":"DELETE","path":"/users/me/remembered_devices/:id"},
  requireSecondStep: {"method":"PATCH","path":"/companies/:id/second_step"},
  resetSecondStep: {"method":"DELETE","path":"/users/:id/second_step"},
}
