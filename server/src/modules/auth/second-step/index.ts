export { sealedSecondSteps, takeCode } from './apps'
export {
  addPasskey,
  clearSecondStep,
  confirmSecondStepApp,
  getSecondStep,
  removePasskey,
  renameOwnPasskey,
  renewRecoveryCodes,
  startOwnPasskey,
  startSecondStepApp,
  turnSecondStepOff,
} from './own'
export { provesPasskey, startProof } from './passkeys'
export { takeRecoveryCode } from './recovery-codes'
export {
  forgetAllRemembered,
  forgetRemembered,
  type Http,
  isRemembered,
  listRemembered,
  remember,
  tokensIn,
} from './remembered'
export { countTry, endSignIn, findSignIn, isGuessedAt, keepChallenge, openSignIn, waysOf } from './sign-ins'
