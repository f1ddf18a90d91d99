import { Type } from 'typebox'
import { brandStaff, everyone, staff } from '../actors'
import { endpoint } from '../endpoint'
import { Company, Passkey, RememberedDevice, SecondStep, User } from '../entities'
import { rateLimits } from '../limits'
import { FilledText, IdParams, listOf, Name, Optional, paged, Shape, Text } from '../primitives'

const tag = 'second step'
const Code = FilledText(40)
const RecoveryCodes = Type.Array(Text(40))
/** What browsers and authenticators tell each other, as JSON in a text: its keys are theirs. */
const Json = FilledText(20_000)
const own = { actors: staff, beforeLetIn: 'ownAccount', beforeSecondStep: true, tag } as const

/** The second step of signing in: an app with codes, passkeys, and codes for when both are gone. */
export const secondStepEndpoints = {
  signInBySecondStep: endpoint({
    method: 'POST',
    path: '/auth/users/second_step',
    actors: everyone,
    tag,
    summary:
      'Ends a sign-in that was answered with `second_step_needed`: its token, and a code of the app, a recovery code or what a passkey signed. `remember` makes this browser one that is not asked for 30 days, by a cookie. 422 at `token`: `token_invalid`; at `code`: `wrong_code`, `already_used`; at `passkey`: `invalid`.',
    rateLimit: rateLimits.guessing,
    skipAuth: true,
    body: Shape({
      token: FilledText(200),
      code: Optional(Code),
      recoveryCode: Optional(Code),
      passkey: Optional(Json),
      remember: Optional(Type.Boolean()),
    }),
    response: Shape({ user: User }),
  }),
  startSecondStepPasskey: endpoint({
    method: 'POST',
    path: '/auth/users/second_step/passkey',
    actors: everyone,
    tag,
    summary: 'What a passkey is to sign for a sign-in that waits for its second step; it is good for one try.',
    rateLimit: rateLimits.guessing,
    skipAuth: true,
    body: Shape({ token: FilledText(200) }),
    response: Shape({ options: Text(20_000) }),
  }),
  getSecondStep: endpoint({
    method: 'GET',
    path: '/users/me/second_step',
    ...own,
    summary: 'Whether the own account has a second step, and by what.',
    response: Shape({ secondStep: SecondStep }),
  }),
  startSecondStepApp: endpoint({
    method: 'POST',
    path: '/users/me/second_step/app',
    ...own,
    summary:
      'Makes a secret for an app with codes, which holds once `confirmSecondStepApp` has had a code of it; one that holds goes on until then. 422 `confirmation_needed`.',
    rateLimit: rateLimits.secondStep,
    response: Shape({ secret: Text(64), address: Text(400) }),
  }),
  confirmSecondStepApp: endpoint({
    method: 'PUT',
    path: '/users/me/second_step/app',
    ...own,
    summary:
      'Turns the app on by a code of it. Answers recovery codes where the account has none yet, this once. 422 `confirmation_needed`; at `code`: `wrong_code`.',
    rateLimit: rateLimits.secondStep,
    body: Shape({ code: Code }),
    response: Shape({ recoveryCodes: RecoveryCodes }),
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/users/me/second_step/recovery_codes',
    ...own,
    summary: 'Makes new recovery codes in the place of the old. 422 `confirmation_needed`, or `second_step_off`.',
    rateLimit: rateLimits.secondStep,
    response: Shape({ recoveryCodes: RecoveryCodes }),
  }),
  turnSecondStepOff: endpoint({
    method: 'POST',
    path: '/users/me/second_step/off',
    ...own,
    summary:
      'Takes the second step away, with its passkeys and codes, by a code of the app or a recovery code. 422 `confirmation_needed`, `second_step_required` where the account must have one; at `code`: `wrong_code`, `already_used`.',
    rateLimit: rateLimits.ownPassword,
    body: Shape({ code: Code }),
  }),
  startPasskey: endpoint({
    method: 'POST',
    path: '/users/me/passkeys/options',
    ...own,
    summary: 'What a new passkey is to sign, for five minutes. 422 `confirmation_needed`, `limit_reached`.',
    rateLimit: rateLimits.secondStep,
    response: Shape({ options: Text(20_000) }),
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/users/me/passkeys',
    ...own,
    summary:
      'Adds a passkey. Answers recovery codes where the account has none yet, this once. 422 `confirmation_needed`; at `passkey`: `invalid`.',
    rateLimit: rateLimits.secondStep,
    body: Shape({ name: Name(60), passkey: Json }),
    response: Shape({ passkey: Passkey, recoveryCodes: RecoveryCodes }),
  }),
  renamePasskey: endpoint({
    method: 'PATCH',
    path: '/users/me/passkeys/:id',
    ...own,
    summary: 'Gives a passkey another name.',
    params: IdParams,
    body: Shape({ name: Name(60) }),
    response: Shape({ passkey: Passkey }),
  }),
  removePasskey: endpoint({
    method: 'DELETE',
    path: '/users/me/passkeys/:id',
    ...own,
    summary:
      'Removes a passkey. 422 `confirmation_needed`, or `last_way` where nothing else would be left of the second step.',
    params: IdParams,
  }),
  listRememberedDevices: endpoint({
    method: 'GET',
    path: '/users/me/remembered_devices',
    ...own,
    summary: 'Browsers that need not show the second step, the latest used first.',
    query: Shape(paged),
    response: listOf('rememberedDevices', RememberedDevice),
  }),
  forgetRememberedDevice: endpoint({
    method: 'DELETE',
    path: '/users/me/remembered_devices/:id',
    ...own,
    summary: 'Has a browser show the second step again.',
    params: IdParams,
  }),
  requireSecondStep: endpoint({
    method: 'PATCH',
    path: '/companies/:id/second_step',
    actors: brandStaff,
    beforeLetIn: 'ownCompany',
    tag,
    summary:
      'Whether everybody in the company signs in with a second step: from seven days on, after which those without one can do nothing but set it up.',
    params: IdParams,
    body: Shape({ required: Type.Boolean() }),
    response: Shape({ company: Company }),
  }),
  resetSecondStep: endpoint({
    method: 'DELETE',
    path: '/users/:id/second_step',
    actors: brandStaff,
    beforeLetIn: 'ownCompany',
    tag,
    summary:
      'Takes away the second step of somebody who has lost it, and ends their sessions. Never one’s own: 422 `not_own`.',
    params: IdParams,
  }),
}
