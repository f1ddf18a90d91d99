import { Type } from 'typebox'
import { passwordMinLength } from '../../constants'
import { creators, everyone, signedIn, staff } from '../actors'
import { endpoint } from '../endpoint'
import { emailChangeParts, InfoBanner, Instagramer, OpenInvitation, User } from '../entities'
import { rateLimits } from '../limits'
import { FilledText, FilledWord, LocaleCode, Name, Nullable, OneOf, Optional, Shape, Text } from '../primitives'

const Email = FilledWord(254)
const Password = Type.String({ minLength: 1, maxLength: 200 })
const NewPassword = Type.String({ minLength: passwordMinLength, maxLength: 200 })
const Slug = FilledWord(60)
const Credentials = Shape({ email: Email, password: Password })
const ResetRequest = Shape({ email: Email })
const ResetChange = Shape({
  password: NewPassword,
  passwordConfirmation: Password,
  resetPasswordToken: FilledText(200),
})
const Confirmation = Shape({ confirmationToken: FilledText(200) })
/** `awaits`: the address changes once this one has said yes too. */
const Confirmed = Shape({ email: Text(254), awaits: Optional(OneOf(emailChangeParts)) })
const tag = 'auth'

export const authEndpoints = {
  getSignInWays: endpoint({
    method: 'GET',
    path: '/auth/ways',
    actors: everyone,
    tag,
    summary: 'Which networks creators can sign in by: those that are set up.',
    skipAuth: true,
    response: Shape({ ways: Shape({ facebook: Type.Boolean(), instagram: Type.Boolean() }) }),
  }),
  signInUser: endpoint({
    method: 'POST',
    path: '/auth/users/sign_in',
    actors: everyone,
    tag,
    summary:
      'Signs in staff (row C-16); the token is in the Authorization header of the answer. 422 `second_step_needed` with `second_step` (a token for `signInBySecondStep`, and the ways that the account has) where the password was right and the account has a second step.',
    rateLimit: rateLimits.guessing,
    skipAuth: true,
    body: Shape({ user: Credentials }),
    response: Shape({ user: User }),
  }),
  signInInstagramer: endpoint({
    method: 'POST',
    path: '/auth/instagramers/sign_in',
    actors: everyone,
    tag,
    summary: 'Signs in a creator (row C-20).',
    rateLimit: rateLimits.guessing,
    body: Shape({ instagramer: Credentials }),
    response: Shape({ instagramer: Instagramer }),
  }),
  signUpUser: endpoint({
    method: 'POST',
    path: '/auth/users',
    actors: everyone,
    tag,
    summary: 'Creates a brand account with its company (row C-17).',
    rateLimit: rateLimits.signingUp,
    skipAuth: true,
    body: Shape({
      user: Shape({
        brandName: Name(120),
        /** Who signs up; without it the account has the brand's name. */
        name: Optional(Name(120)),
        email: Email,
        password: NewPassword,
        locale: Optional(Nullable(LocaleCode)),
        slug: Slug,
        stripeSessionId: Optional(Nullable(Text(200))),
      }),
    }),
    response: Shape({ user: User }),
  }),
  signUpInstagramer: endpoint({
    method: 'POST',
    path: '/auth/instagramers',
    actors: everyone,
    tag,
    summary: 'Creates a creator account with its collaboration page (row C-19).',
    rateLimit: rateLimits.signingUp,
    errorFields: { 'collaborationPageAttributes.slug': 'collaborationPageSlug' },
    body: Shape({
      instagramer: Shape({ email: Email, password: NewPassword, collaborationPageAttributes: Shape({ slug: Slug }) }),
    }),
    response: Shape({ instagramer: Instagramer }),
  }),
  signUpByProvider: endpoint({
    method: 'POST',
    path: '/auth/instagramers/arrival',
    actors: everyone,
    tag,
    summary:
      'Creates the account of a creator whose provider gave no email address, with the address given here; a cookie of the callback says who it is. 422 `provider_sign_in_needed` when it is gone.',
    rateLimit: rateLimits.signingUp,
    body: Shape({ instagramer: Shape({ email: Email }) }),
    response: Shape({ instagramer: Instagramer }),
  }),
  validateToken: endpoint({
    method: 'GET',
    path: '/auth/validate_token',
    actors: signedIn,
    beforeLetIn: 'ownAccount',
    beforeSecondStep: true,
    tag,
    summary: 'Answers who the token belongs to (row C-21).',
    response: Shape({ user: Optional(User), instagramer: Optional(Instagramer) }),
  }),
  refreshToken: endpoint({
    method: 'GET',
    path: '/auth/refresh_token',
    actors: signedIn,
    beforeLetIn: 'ownAccount',
    beforeSecondStep: true,
    tag,
    summary: 'Renews the session; the new token is in the Authorization header (row C-22).',
    response: Shape({ user: Optional(User), instagramer: Optional(Instagramer) }),
  }),
  signOutUser: endpoint({
    method: 'DELETE',
    path: '/auth/users/sign_out',
    actors: staff,
    beforeLetIn: 'ownAccount',
    beforeSecondStep: true,
    tag,
    summary: 'Ends the session of staff (row C-23).',
  }),
  signOutInstagramer: endpoint({
    method: 'DELETE',
    path: '/auth/instagramers/sign_out',
    actors: creators,
    tag,
    summary: 'Ends the session of a creator (row C-23).',
  }),
  requestUserPassword: endpoint({
    method: 'POST',
    path: '/auth/users/password',
    actors: everyone,
    tag,
    summary: 'Mails a reset link to staff (row C-25).',
    rateLimit: rateLimits.mailing,
    body: Shape({ user: ResetRequest, redirectUrl: Text(2_000) }),
  }),
  requestInstagramerPassword: endpoint({
    method: 'POST',
    path: '/auth/instagramers/password',
    actors: everyone,
    tag,
    summary: 'Mails a reset link to a creator (row C-24).',
    rateLimit: rateLimits.mailing,
    body: Shape({ instagramer: ResetRequest, redirectUrl: Text(2_000) }),
  }),
  changeUserPassword: endpoint({
    method: 'PUT',
    path: '/auth/users/password',
    actors: everyone,
    tag,
    summary: 'Sets a new password with a reset link (row C-26); links are single use and expire (row T-46).',
    rateLimit: rateLimits.guessing,
    body: Shape({ user: ResetChange }),
  }),
  changeInstagramerPassword: endpoint({
    method: 'PUT',
    path: '/auth/instagramers/password',
    actors: everyone,
    tag,
    summary: 'Sets a new password with a reset link (row C-26).',
    rateLimit: rateLimits.guessing,
    body: Shape({ instagramer: ResetChange }),
  }),
  requestUserConfirmation: endpoint({
    method: 'POST',
    path: '/auth/users/confirmation',
    actors: everyone,
    tag,
    summary: 'Mails a new confirmation link to staff (row T-47); the same answer for every address.',
    rateLimit: rateLimits.mailing,
    body: Shape({ user: ResetRequest, redirectUrl: Text(2_000) }),
  }),
  requestInstagramerConfirmation: endpoint({
    method: 'POST',
    path: '/auth/instagramers/confirmation',
    actors: everyone,
    tag,
    summary: 'Mails a new confirmation link to a creator (row T-47); the same answer for every address.',
    rateLimit: rateLimits.mailing,
    body: Shape({ instagramer: ResetRequest, redirectUrl: Text(2_000) }),
  }),
  confirmUser: endpoint({
    method: 'PUT',
    path: '/auth/users/confirmation',
    actors: everyone,
    tag,
    summary:
      'Confirms the address of staff (row T-47). 422 at `confirmation_token`: `token_invalid`, `already_used`, `already_confirmed`.',
    rateLimit: rateLimits.guessing,
    body: Confirmation,
    response: Confirmed,
  }),
  confirmInstagramer: endpoint({
    method: 'PUT',
    path: '/auth/instagramers/confirmation',
    actors: everyone,
    tag,
    summary:
      'Confirms the address of a creator (row T-47). 422 at `confirmation_token`: `token_invalid`, `already_used`, `already_confirmed`.',
    rateLimit: rateLimits.guessing,
    body: Confirmation,
    response: Confirmed,
  }),
  denyChange: endpoint({
    method: 'POST',
    path: '/auth/denials',
    actors: everyone,
    tag,
    summary:
      'By the link of a security mail: it was not me. Ends every session, holds payouts, and answers a token for a new password. 422 at `denial_token`: `token_invalid`.',
    rateLimit: rateLimits.guessing,
    body: Shape({ denialToken: FilledText(200) }),
    response: Shape({ scope: OneOf(['user', 'instagramer']), resetPasswordToken: Text(200) }),
  }),
  getInvitation: endpoint({
    method: 'GET',
    path: '/invitations/:token',
    base: 'public',
    rateLimit: rateLimits.guessing,
    actors: everyone,
    tag,
    summary: 'Who invites to what; 404 when the link is used, taken back or too old.',
    params: Shape({ token: FilledText(200) }),
    response: Shape({ invitation: OpenInvitation }),
  }),
  acceptInvitation: endpoint({
    method: 'POST',
    path: '/auth/users/invitation',
    actors: everyone,
    tag,
    summary:
      'Makes the account of an invited member of staff and signs in. 409 already_decided when the invitation was accepted or taken back, 422 at `invitation_token`: `token_invalid`.',
    rateLimit: rateLimits.guessing,
    skipAuth: true,
    body: Shape({
      user: Shape({
        invitationToken: FilledText(200),
        name: Name(120),
        password: NewPassword,
        passwordConfirmation: Password,
        locale: Optional(Nullable(LocaleCode)),
      }),
    }),
    response: Shape({ user: User }),
  }),
  getInfoBanner: endpoint({
    method: 'GET',
    path: '/info_banners/current',
    base: 'either',
    actors: everyone,
    tag: 'platform',
    summary: 'The notice above every page (row C-40); 204-like null when there is none.',
    response: Shape({ infoBanner: Nullable(InfoBanner) }),
  }),
}
