import { platformStaff, signedIn, staff } from '../actors'
import { endpoint } from '../endpoint'
import { EmailChange } from '../entities'
import { rateLimits } from '../limits'
import { FilledText, FilledWord, IdParams, Nullable, Optional, Shape } from '../primitives'

const tag = 'account'
const late = 'email change'

/** Another address for the own account, which both addresses say yes to. */
export const emailChangeEndpoints = {
  changeEmail: endpoint({
    method: 'POST',
    path: '/auth/email_change',
    actors: signedIn,
    beforeLetIn: 'ownAccount',
    tag,
    summary:
      'Mails a link to another address and one to the confirmed address there is; once both are used, the account has the new one. 422 at `email`: `invalid_email`, `account_exists`.',
    rateLimit: rateLimits.ownPassword,
    body: Shape({ email: FilledWord(254) }),
  }),
  getEmailChange: endpoint({
    method: 'GET',
    path: '/auth/email_change',
    actors: signedIn,
    beforeLetIn: 'ownAccount',
    tag: late,
    summary: 'The change of address under way and whose link has not been used; null where there is none.',
    response: Shape({ emailChange: Nullable(EmailChange) }),
  }),
  cancelEmailChange: endpoint({
    method: 'DELETE',
    path: '/auth/email_change',
    actors: signedIn,
    beforeLetIn: 'ownAccount',
    tag: late,
    summary: 'Ends the change of address under way, with its links.',
  }),
  releaseOwnEmailChange: endpoint({
    method: 'POST',
    path: '/auth/email_change/former',
    actors: staff,
    beforeLetIn: 'ownAccount',
    tag: late,
    summary:
      'The former address is out of reach: with the password typed lately, a code of the second step stands in for it. 422 `confirmation_needed`, `second_step_off`; at `code` and `recovery_code`: `wrong_code`, `already_used`.',
    rateLimit: rateLimits.ownPassword,
    body: Shape({ code: Optional(FilledText(20)), recoveryCode: Optional(FilledText(40)) }),
  }),
  releaseUserEmailChange: endpoint({
    method: 'POST',
    path: '/users/:id/email_change/former',
    actors: platformStaff,
    tag: late,
    summary:
      'Has the change of a member of staff without a second step wait for the new address alone. 422 `not_own` for who has a second step, which is their own way.',
    params: IdParams,
  }),
  releaseInstagramerEmailChange: endpoint({
    method: 'POST',
    path: '/instagramers/:id/email_change/former',
    actors: platformStaff,
    tag: late,
    summary: 'Has the change of a creator wait for the new address alone.',
    params: IdParams,
  }),
}
