import { Type } from 'typebox'
import { companyStaff, everyone } from '../actors'
import { endpoint } from '../endpoint'
import { CompanySignIn, User } from '../entities'
import { rateLimits } from '../limits'
import { Count, FilledText, FilledWord, Id, IdParams, Nullable, Optional, Shape, Text } from '../primitives'

const tag = 'company sign-in'
const settings = Shape({
  signIn: Nullable(CompanySignIn),
  /** Domains of the confirmed addresses of the company's people. */
  possibleDomains: Type.Array(Text(253)),
  /** Registered at the issuer. */
  returnAddress: Text(300),
  /** People without a confirmed address at the domains, owners aside: they could not come in. */
  outsideCount: Count,
})
const ofOwner = { actors: companyStaff, beforeLetIn: 'ownCompany', tag, params: IdParams } as const

/** Signing in by the account that one has at the own company (OpenID Connect). */
export const companySignInEndpoints = {
  getCompanySignIn: endpoint({
    method: 'GET',
    path: '/companies/:id/sign_in',
    ...ofOwner,
    summary: 'How the company signs in by its own issuer, for its owners; null where it does not.',
    response: settings,
  }),
  setCompanySignIn: endpoint({
    method: 'PUT',
    path: '/companies/:id/sign_in',
    ...ofOwner,
    summary:
      'Sets the issuer, with the password confirmed lately and, of whoever has one, a code of the second step. Without `client_secret` the one there is stays. 422 at `issuer`: `invalid`; at `domains`: `not_yours`, `taken`; at `required`: `trial_needed`.',
    rateLimit: rateLimits.guessing,
    body: Shape({
      signIn: Shape({
        issuer: FilledWord(300),
        clientId: FilledText(300),
        clientSecret: Optional(FilledText(500)),
        domains: Type.Array(FilledWord(253), { maxItems: 20 }),
        required: Type.Boolean(),
        issuerDoesSecondStep: Type.Boolean(),
      }),
      code: Optional(FilledText(20)),
      recoveryCode: Optional(FilledText(40)),
    }),
    response: settings,
  }),
  removeCompanySignIn: endpoint({
    method: 'DELETE',
    path: '/companies/:id/sign_in',
    ...ofOwner,
    summary: 'Has everybody sign in by password again; with the password confirmed lately.',
  }),
  tryCompanySignIn: endpoint({
    method: 'POST',
    path: '/companies/:id/sign_in/trial',
    ...ofOwner,
    summary:
      'Where an owner tries the issuer as it is set; the answer comes to `finishCompanySignIn`, and opens no session. 422 at `answer`: `sign_in_off`, `issuer_unreachable`, `issuer_answer`.',
    rateLimit: rateLimits.secondStep,
    response: Shape({ url: Text(4_000) }),
  }),
  startCompanySignIn: endpoint({
    method: 'POST',
    path: '/auth/company_sign_in',
    actors: everyone,
    tag,
    summary:
      'Where the company with this address’s domain asks who one is; the browser goes there. 422 at `email`: `invalid_email`, `no_company_sign_in`; at `answer`: `issuer_unreachable`, `issuer_answer`.',
    rateLimit: rateLimits.guessing,
    skipAuth: true,
    body: Shape({ email: FilledText(254) }),
    response: Shape({ url: Text(4_000) }),
  }),
  finishCompanySignIn: endpoint({
    method: 'PUT',
    path: '/auth/company_sign_in',
    actors: everyone,
    tag,
    summary:
      'Ends a sign-in with the query that the issuer sent the browser back with, in the browser that began it. 422 `second_step_needed` goes on as after a password; at `answer`: `sign_in_denied`, `sign_in_expired`, `sign_in_off`, `sign_in_unverified`, `sign_in_unknown`, `sign_in_other_person`, `sign_in_several`, `issuer_unreachable`, `issuer_answer`.',
    rateLimit: rateLimits.guessing,
    skipAuth: true,
    body: Shape({ answer: FilledText(8_000) }),
    response: Shape({ user: Nullable(User), triedCompanyId: Nullable(Id) }),
  }),
}
