import { Type } from 'typebox'
import { passwordMinLength } from '../../constants'
import { creators, signedIn, staff } from '../actors'
import { endpoint } from '../endpoint'
import { Device, FacebookAccount, Instagramer, providers, Session, User } from '../entities'
import { rateLimits } from '../limits'
import {
  CountryCode,
  FilledText,
  FilledWord,
  Id,
  IdParams,
  Instant,
  listOf,
  LocaleCode,
  Name,
  Nullable,
  OneOf,
  Optional,
  paged,
  Shape,
  Text,
} from '../primitives'
import { emailChangeEndpoints } from './email-change'

const NewPassword = Type.String({ minLength: passwordMinLength, maxLength: 200 })
const Password = Type.String({ minLength: 1, maxLength: 200 })
const Slug = FilledWord(60)
const Cursor = Nullable(Text(200))
const tag = 'account'

/** What whoever is signed in may see and change of the own account. */
export const accountEndpoints = {
  getMe: endpoint({
    method: 'GET',
    path: '/users/me',
    actors: staff,
    beforeLetIn: 'ownAccount',
    beforeSecondStep: true,
    tag,
    summary: 'The signed-in member of staff (row C-28).',
    response: Shape({ user: User }),
  }),
  updateMe: endpoint({
    method: 'PATCH',
    alsoPut: true,
    path: '/users/me',
    actors: staff,
    beforeLetIn: 'ownAccount',
    tag,
    summary:
      'Changes own fields or the password (rows C-27, C-29); 422 `confirmation_needed` for the password when it was last typed long ago.',
    body: Shape({
      user: Shape({
        name: Optional(Name(120)),
        locale: Optional(LocaleCode),
        avatarUrl: Optional(Nullable(Text(500))),
        password: Optional(NewPassword),
        passwordConfirmation: Optional(Password),
      }),
    }),
    response: Shape({ user: User }),
  }),
  getInstagramerMe: endpoint({
    method: 'GET',
    path: '/instagramers/me',
    actors: creators,
    tag,
    summary: 'Own profile of a creator (row C-38).',
    response: Shape({ instagramer: Instagramer }),
  }),
  updateInstagramerMe: endpoint({
    method: 'PATCH',
    alsoPut: true,
    path: '/instagramers/me',
    actors: creators,
    tag,
    summary:
      'Changes the own profile (row C-37); 422 `confirmation_needed` or `fresh_sign_in_needed` for password, bank account and personal id when the last sign-in or `confirmPassword` was long ago. At `bank_account_number`: `invalid_account_number`, `invalid_iban`, `iban_needed` where no IBAN can be made of the domestic number, `wrong_check_digit`, `unknown_bank` (give the IBAN). At `personal_id`: `invalid_personal_id` by its form, `wrong_personal_id` by its check digit.',
    body: Shape({
      instagramer: Shape({
        name: Optional(Name(120)),
        city: Optional(Nullable(Text(120))),
        bio: Optional(Nullable(Text(1_000))),
        locale: Optional(LocaleCode),
        avatarUrl: Optional(Nullable(Text(500))),
        countryCode: Optional(CountryCode),
        profileCategoryIds: Optional(Type.Array(Id, { maxItems: 20 })),
        collaborationPageSlug: Optional(Slug),
        password: Optional(NewPassword),
        passwordConfirmation: Optional(Password),
        bankAccountNumber: Optional(Text(80)),
        bankAccountNumberConfirmation: Optional(Text(80)),
        personalId: Optional(Text(20)),
      }),
    }),
    response: Shape({ instagramer: Instagramer }),
  }),
  createDevice: endpoint({
    method: 'POST',
    path: '/devices',
    actors: signedIn,
    beforeLetIn: 'ownAccount',
    tag,
    summary: 'Registers a phone for notifications (row C-30); an account keeps its newest 20 devices.',
    rateLimit: { max: 30, minutes: 10, per: 'caller' },
    body: Shape({ token: FilledText(500), platform: FilledText(40), environment: FilledText(40) }),
    response: Shape({ device: Device }),
  }),
  deleteDevice: endpoint({
    method: 'DELETE',
    path: '/devices/:id',
    actors: signedIn,
    beforeLetIn: 'ownAccount',
    tag,
    summary: 'Forgets a phone (row C-31).',
    params: IdParams,
  }),
  listDevices: endpoint({
    method: 'GET',
    path: '/devices',
    actors: signedIn,
    beforeLetIn: 'ownAccount',
    tag,
    summary: 'Own phones that get notifications, newest first.',
    query: Shape(paged),
    response: listOf('devices', Device),
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/sessions',
    actors: signedIn,
    beforeLetIn: 'ownAccount',
    tag,
    summary: 'Where one is signed in, the current one first.',
    query: Shape(paged),
    response: listOf('sessions', Session),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/sessions/:id',
    actors: signedIn,
    beforeLetIn: 'ownAccount',
    tag,
    summary: 'Ends one of the own sessions.',
    params: IdParams,
  }),
  endAllSessions: endpoint({
    method: 'DELETE',
    path: '/sessions',
    actors: signedIn,
    beforeLetIn: 'ownAccount',
    tag,
    summary: 'Signs out everywhere, here too.',
  }),
  confirmPassword: endpoint({
    method: 'POST',
    path: '/auth/password_confirmation',
    actors: signedIn,
    beforeLetIn: 'ownAccount',
    beforeSecondStep: true,
    tag,
    summary:
      'Types the password again, before a change of bank account, personal id or password: the session may make it for a quarter of an hour. 422 `wrong_password` at `password`.',
    rateLimit: rateLimits.ownPassword,
    body: Shape({ password: Password }),
  }),
  ...emailChangeEndpoints,
  exportUser: endpoint({
    method: 'GET',
    path: '/users/me/export',
    actors: staff,
    beforeLetIn: 'ownAccount',
    tag,
    summary:
      'The address of everything that is stored about the own account, as a zip: `data.json`, a CSV file for each table, the files, and `index.html` to begin with. It works for two minutes, while the session lasts.',
    rateLimit: { max: 10, minutes: 1, per: 'caller' },
    response: Shape({ export: Shape({ url: Text(400), expiresAt: Instant }) }),
  }),
  exportInstagramer: endpoint({
    method: 'GET',
    path: '/instagramers/me/export',
    actors: creators,
    tag,
    summary:
      'The address of everything that is stored about the own account, as a zip: `data.json`, a CSV file for each table, the files, and `index.html` to begin with. It works for two minutes, while the session lasts.',
    rateLimit: { max: 10, minutes: 1, per: 'caller' },
    response: Shape({ export: Shape({ url: Text(400), expiresAt: Instant }) }),
  }),
  deleteUserMe: endpoint({
    method: 'POST',
    path: '/users/me/deletion',
    actors: staff,
    beforeLetIn: 'ownAccount',
    tag,
    summary: 'Deletes the own account for good; 422 `wrong_password` at `password`, or `last_member`.',
    rateLimit: rateLimits.ownPassword,
    body: Shape({ password: Password }),
  }),
  deleteInstagramerMe: endpoint({
    method: 'POST',
    path: '/instagramers/me/deletion',
    actors: creators,
    tag,
    summary:
      'Deletes the own account for good; the user name is typed as a confirmation, the password too where there is one. 422 `balance_left` or `collaborations_ongoing`.',
    rateLimit: rateLimits.ownPassword,
    body: Shape({ username: FilledText(60), password: Optional(Password) }),
  }),

  startConnection: endpoint({
    method: 'POST',
    path: '/instagramers/me/connections',
    actors: creators,
    tag,
    summary:
      "Prepares the way to the provider's consent page; the browser goes to `url` in the same window and comes back to /connect-provider-complete. 422 `confirmation_needed` or `fresh_sign_in_needed` when the last sign-in or `confirmPassword` was long ago.",
    body: Shape({ provider: OneOf(providers) }),
    response: Shape({ url: Text(2_000) }),
  }),
  listFacebookAccounts: endpoint({
    method: 'GET',
    path: '/instagramers/me/facebook_accounts',
    actors: creators,
    tag,
    summary:
      'Accounts that the sign-in at the provider can see (row E-31), by cursor. 422 `provider_sign_in_needed` when there is no sign-in that holds.',
    query: Shape({ after: Optional(Text(200)), limit: Optional(Type.Integer({ minimum: 1, maximum: 100 })) }),
    response: Shape({
      data: Type.Array(FacebookAccount),
      paging: Shape({ cursors: Shape({ before: Cursor, after: Cursor }), next: Nullable(Text(2_000)) }),
      connectedIgUserId: Nullable(Text(60)),
    }),
  }),
  connectFacebookAccount: endpoint({
    method: 'PUT',
    path: '/instagramers/me/connected_account',
    actors: creators,
    tag,
    summary:
      'Connects one of them (row P-07); 422 at `facebook_account_id`: `no_page`, `no_instagram`, `not_professional`, `taken`.',
    body: Shape({ facebookAccountId: FilledText(60) }),
    response: Shape({ instagramer: Instagramer }),
  }),
  disconnectAccount: endpoint({
    method: 'DELETE',
    path: '/instagramers/me/connected_account',
    actors: creators,
    tag,
    summary: 'Takes the connection back.',
    response: Shape({ instagramer: Instagramer }),
  }),
}
