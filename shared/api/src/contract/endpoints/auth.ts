import { Type } from 'typebox'
import { passwordMinLength } from '../../constants'
import { endpoint } from '../endpoint'
import { Device, InfoBanner, Instagramer, User } from '../entities'
import { FilledText, IdParams, LocaleCode, Nullable, Optional, Shape, Text } from '../primitives'

const Email = Type.String({ minLength: 1, maxLength: 254 })
const Password = Type.String({ minLength: 1, maxLength: 200 })
const NewPassword = Type.String({ minLength: passwordMinLength, maxLength: 200 })
const Slug = Type.String({ minLength: 1, maxLength: 60 })
const Credentials = Shape({ email: Email, password: Password })
const ResetRequest = Shape({ email: Email })
const ResetChange = Shape({ password: NewPassword, passwordConfirmation: Password, resetPasswordToken: FilledText(200) })
const everyone = ['anonymous', 'admin', 'company', 'store_user', 'creator'] as const
const staff = ['admin', 'company', 'store_user'] as const
const signedIn = ['admin', 'company', 'store_user', 'creator'] as const
const tag = 'auth'

export const authEndpoints = {
  signInUser: endpoint({ method: 'POST', path: '/auth/users/sign_in', actors: everyone, tag, summary: 'Signs in staff (row C-16); the token is in the Authorization header of the answer.', skipAuth: true, body: Shape({ user: Credentials }), response: Shape({ user: User }) }),
  signInInstagramer: endpoint({ method: 'POST', path: '/auth/instagramers/sign_in', actors: everyone, tag, summary: 'Signs in a creator (row C-20).', body: Shape({ instagramer: Credentials }), response: Shape({ instagramer: Instagramer }) }),
  signUpUser: endpoint({
    method: 'POST', path: '/auth/users', actors: everyone, tag, summary: 'Creates a brand account with its company (row C-17).', skipAuth: true,
    body: Shape({ user: Shape({ brandName: FilledText(120), email: Email, password: NewPassword, locale: Optional(Nullable(LocaleCode)), slug: Slug, stripeSessionId: Optional(Nullable(Text(200))) }) }),
    response: Shape({ user: User }),
  }),
  signUpInstagramer: endpoint({
    method: 'POST', path: '/auth/instagramers', actors: everyone, tag, summary: 'Creates a creator account with its collaboration page (row C-19).',
    body: Shape({ instagramer: Shape({ email: Email, password: NewPassword, collaborationPageAttributes: Shape({ slug: Slug }) }) }),
    response: Shape({ instagramer: Instagramer }),
  }),
  validateToken: endpoint({ method: 'GET', path: '/auth/validate_token', actors: signedIn, tag, summary: 'Answers who the token belongs to (row C-21).', response: Shape({ user: Optional(User), instagramer: Optional(Instagramer) }) }),
  refreshToken: endpoint({ method: 'GET', path: '/auth/refresh_token', actors: signedIn, tag, summary: 'Renews the session; the new token is in the Authorization header (row C-22).', response: Shape({ user: Optional(User), instagramer: Optional(Instagramer) }) }),
  signOutUser: endpoint({ method: 'DELETE', path: '/auth/users/sign_out', actors: staff, tag, summary: 'Ends the session of staff (row C-23).' }),
  signOutInstagramer: endpoint({ method: 'DELETE', path: '/auth/instagramers/sign_out', actors: ['creator'], tag, summary: 'Ends the session of a creator (row C-23).' }),
  requestUserPassword: endpoint({ method: 'POST', path: '/auth/users/password', actors: everyone, tag, summary: 'Mails a reset link to staff (row C-25).', body: Shape({ user: ResetRequest, redirectUrl: Text(2_000) }) }),
  requestInstagramerPassword: endpoint({ method: 'POST', path: '/auth/instagramers/password', actors: everyone, tag, summary: 'Mails a reset link to a creator (row C-24).', body: Shape({ instagramer: ResetRequest, redirectUrl: Text(2_000) }) }),
  changeUserPassword: endpoint({ method: 'PUT', path: '/auth/users/password', actors: everyone, tag, summary: 'Sets a new password with a reset link (row C-26); links are single use and expire (row T-46).', body: Shape({ user: ResetChange }) }),
  changeInstagramerPassword: endpoint({ method: 'PUT', path: '/auth/instagramers/password', actors: everyone, tag, summary: 'Sets a new password with a reset link (row C-26).', body: Shape({ instagramer: ResetChange }) }),
  getMe: endpoint({ method: 'GET', path: '/users/me', actors: staff, tag, summary: 'The signed-in member of staff (row C-28).', response: Shape({ user: User }) }),
  updateMe: endpoint({
    method: 'PATCH', path: '/users/me', actors: staff, tag, summary: 'Changes own fields or the password (rows C-27, C-29).',
    body: Shape({ user: Shape({ name: Optional(FilledText(120)), locale: Optional(LocaleCode), avatarUrl: Optional(Nullable(Text(500))), password: Optional(NewPassword), passwordConfirmation: Optional(Password) }) }),
    response: Shape({ user: User }),
  }),
  getInstagramerMe: endpoint({ method: 'GET', path: '/instagramers/me', actors: ['creator'], tag, summary: 'Own profile of a creator (row C-38).', response: Shape({ instagramer: Instagramer }) }),
  updateInstagramerMe: endpoint({
    method: 'PATCH', path: '/instagramers/me', actors: ['creator'], tag, summary: 'Changes the own profile (row C-37).',
    body: Shape({ instagramer: Shape({ name: Optional(FilledText(120)), city: Optional(Nullable(Text(120))), bio: Optional(Nullable(Text(1_000))), locale: Optional(LocaleCode), avatarUrl: Optional(Nullable(Text(500))), profileCategoryIds: Optional(Type.Array(Type.String({ format: 'uuid' }), { maxItems: 20 })), bankAccountNumber: Optional(Type.String({ pattern: '^[0-9][0-9 -]{5,24}$' })) }) }),
    response: Shape({ instagramer: Instagramer }),
  }),
  createDevice: endpoint({ method: 'POST', path: '/devices', actors: signedIn, tag, summary: 'Registers a phone for notifications (row C-30).', body: Shape({ token: FilledText(500), platform: FilledText(40), environment: FilledText(40) }), response: Shape({ device: Device }) }),
  deleteDevice: endpoint({ method: 'DELETE', path: '/devices/:id', actors: signedIn, tag, summary: 'Forgets a phone (row C-31).', params: IdParams }),
  getInfoBanner: endpoint({ method: 'GET', path: '/info_banners/current', base: 'either', actors: everyone, tag: 'platform', summary: 'The notice above every page (row C-40); 204-like null when there is none.', response: Shape({ infoBanner: Nullable(InfoBanner) }) }),
}
