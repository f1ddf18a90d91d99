import { Type } from 'typebox'
import { brandRoles, roleDuties } from '../../brand-roles'
import { roles } from '../../roles'
import { companyRequestStates } from '../../states'
import { brandStaff, companyStaff, platformStaff } from '../actors'
import { endpoint } from '../endpoint'
import {
  Brand,
  Company,
  CompanyPlan,
  CompanyRequest,
  infoBannerStatuses,
  Instagramer,
  instagramerStates,
  Invitation,
  ManagedInfoBanner,
  productPlans,
  RoleAtBrand,
  User,
} from '../entities'
import { rateLimits } from '../limits'
import {
  Count,
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
  Url,
} from '../primitives'

const Email = FilledWord(254)
const Slug = FilledWord(60)
const Ids = Type.Array(Id, { maxItems: 100 })
const search = { ...paged, query: Optional(Text(200)) }
const requests = 'company requests'

const Banner = {
  contentSv: Nullable(Text(1_000)),
  contentEn: Nullable(Text(1_000)),
  style: OneOf(['info', 'warning', 'success']),
  linkTextSv: Nullable(Text(120)),
  linkTextEn: Nullable(Text(120)),
  linkUrl: Nullable(Text(2_000)),
  closable: Type.Boolean(),
  active: Type.Boolean(),
  startsAt: Nullable(Instant),
  endsAt: Nullable(Instant),
}
const BrandFields = {
  name: Name(120),
  slug: Slug,
  description: Optional(Nullable(Text(2_000))),
  website: Optional(Nullable(Url)),
  logoUrl: Optional(Nullable(Text(500))),
  countryCode: Optional(CountryCode),
}

/** Ids as the card payment provider makes them. */
const paymentId = (prefix: 'cus' | 'sub') => Nullable(Type.String({ pattern: `^${prefix}_[A-Za-z0-9]{1,100}$` }))
const Payment = Shape({ customerId: Optional(paymentId('cus')), subscriptionId: Optional(paymentId('sub')) })

/** Companies with their people and brands, and what the platform's staff sees to. */
export const companyEndpoints = {
  listUsers: endpoint({
    method: 'GET',
    path: '/users',
    actors: brandStaff,
    beforeLetIn: 'ownCompany',
    tag: 'users',
    summary: 'Staff by role, brand and company, by name (row P-09); company staff see their own company.',
    query: Shape({ ...search, role: Optional(OneOf(roles)), brandId: Optional(Id), companyId: Optional(Id) }),
    response: listOf('users', User),
  }),
  updateUser: endpoint({
    method: 'PATCH',
    path: '/users/:id',
    actors: brandStaff,
    beforeLetIn: 'ownCompany',
    tag: 'users',
    summary:
      'Changes role, brands or entry of a member of staff; it holds from the next request on. `storeIds` ties a store user to single stores of the brands, none to all of them. `brandRoles` changes what they are at the brands that it names, null takes them out of one: owners do so, and make another owner only with a password confirmed lately. 422 `last_owner`; at `brandRoles` and `approvalLimit` `not_yours`, for what is one’s own; at `storeIds`: `not_found`, `invalid` for other roles.',
    params: IdParams,
    body: Shape({
      user: Shape({
        name: Optional(Name(120)),
        role: Optional(OneOf(roles)),
        brandIds: Optional(Ids),
        storeIds: Optional(Ids),
        brandRoles: Optional(Type.Array(Shape({ brandId: Id, role: Nullable(OneOf(brandRoles)) }), { maxItems: 100 })),
        approvalLimit: Optional(Nullable(Count)),
        blocked: Optional(Type.Boolean()),
      }),
    }),
    response: Shape({ user: User }),
  }),
  removeUser: endpoint({
    method: 'DELETE',
    path: '/users/:id',
    actors: brandStaff,
    beforeLetIn: 'ownCompany',
    tag: 'users',
    summary:
      'Takes a member of staff out of the company: all sessions end at once, the name stays in what they did. 422 `last_owner`; `not_yours` for oneself.',
    params: IdParams,
  }),
  listRoleDuties: endpoint({
    method: 'GET',
    path: '/role_duties',
    actors: brandStaff,
    beforeLetIn: 'ownCompany',
    tag: 'users',
    summary: 'What the roles at a brand may do, as the server grants it. `limited`: within the limit of the person.',
    response: Shape({
      duties: Type.Array(
        Shape({
          duty: OneOf(roleDuties),
          /** A person's limit holds for it. */
          isLimited: Type.Boolean(),
          roles: Type.Array(Shape({ role: OneOf(brandRoles), may: OneOf(['yes', 'limited', 'no']) })),
        }),
      ),
    }),
  }),
  updateInstagramer: endpoint({
    method: 'PATCH',
    alsoPut: true,
    path: '/instagramers/:id',
    actors: platformStaff,
    tag: 'creators',
    summary: "Changes a creator's record (row C-36).",
    params: IdParams,
    body: Shape({
      instagramer: Shape({
        state: Optional(OneOf(instagramerStates)),
        productPlan: Optional(OneOf(productPlans)),
        countryCode: Optional(CountryCode),
        name: Optional(Name(120)),
        city: Optional(Nullable(Text(120))),
        bio: Optional(Nullable(Text(1_000))),
        profileCategoryIds: Optional(Type.Array(Id, { maxItems: 20 })),
      }),
    }),
    response: Shape({ instagramer: Instagramer }),
  }),

  listCompanies: endpoint({
    method: 'GET',
    path: '/companies',
    actors: platformStaff,
    tag: 'companies',
    summary: 'Companies by name.',
    query: Shape({ ...search, state: Optional(OneOf(companyRequestStates)) }),
    response: listOf('companies', Company),
  }),
  getCompany: endpoint({
    method: 'GET',
    path: '/companies/:id',
    actors: brandStaff,
    beforeLetIn: 'ownCompany',
    tag: 'companies',
    summary: 'One company; own one for company staff.',
    params: IdParams,
    response: Shape({ company: Company }),
  }),
  getCompanyPlan: endpoint({
    method: 'GET',
    path: '/companies/:id/plan',
    actors: brandStaff,
    beforeLetIn: 'ownCompany',
    tag: 'companies',
    summary:
      "The plan that a company pays for each month, with its fees that could not be booked; null without one. `isPending` while the provider of the sign-up's checkout has not been asked.",
    params: IdParams,
    response: Shape({ plan: Nullable(CompanyPlan), isPending: Type.Boolean() }),
  }),
  updateCompany: endpoint({
    method: 'PATCH',
    path: '/companies/:id',
    actors: brandStaff,
    beforeLetIn: 'ownCompany',
    tag: 'companies',
    summary: 'Changes a company; `payment` is for platform staff alone (row P-08).',
    params: IdParams,
    body: Shape({
      company: Shape({
        name: Optional(Name(120)),
        countryCode: Optional(CountryCode),
        payment: Optional(Payment),
      }),
    }),
    response: Shape({ company: Company }),
  }),
  createBrand: endpoint({
    method: 'POST',
    path: '/brands',
    actors: brandStaff,
    beforeLetIn: 'ownCompany',
    tag: 'brands',
    summary:
      'Adds a brand with its collaboration page to a company; the own one for company staff. 422 at `slug`: `taken`; 422 `limit_reached` at 50 brands.',
    idempotent: true,
    body: Shape({ brand: Shape({ ...BrandFields, companyId: Optional(Id) }) }),
    response: Shape({ brand: Brand }),
  }),
  updateBrand: endpoint({
    method: 'PATCH',
    path: '/brands/:id',
    actors: brandStaff,
    beforeLetIn: 'ownCompany',
    tag: 'brands',
    summary: 'Changes a brand; a new slug moves its collaboration page.',
    params: IdParams,
    body: Shape({ brand: Type.Partial(Shape(BrandFields), { additionalProperties: false }) }),
    response: Shape({ brand: Brand }),
  }),

  switchCompany: endpoint({
    method: 'PATCH',
    path: '/users/me/company',
    actors: companyStaff,
    beforeLetIn: 'ownAccount',
    beforeSecondStep: true,
    tag: 'own companies',
    summary:
      'Goes over to another company that the caller belongs to. The session ends, and another one begins in that company: its token is in the answer. 404 for any other company.',
    body: Shape({ companyId: Id }),
    response: Shape({ user: User }),
  }),
  joinCompany: endpoint({
    method: 'POST',
    path: '/users/me/companies',
    actors: companyStaff,
    beforeLetIn: 'ownAccount',
    tag: 'own companies',
    summary:
      'Says yes to an invitation to another company with the account that is there, and goes over to it. 409 already_decided; 422 at `invitation_token`: `token_invalid`, also where it is for another address, `account_exists` where one cannot be both.',
    rateLimit: rateLimits.guessing,
    body: Shape({ invitationToken: FilledText(200) }),
    response: Shape({ user: User }),
  }),

  listInvitations: endpoint({
    method: 'GET',
    path: '/invitations',
    actors: brandStaff,
    beforeLetIn: 'ownCompany',
    tag: 'users',
    summary: 'Invitations of a company, newest first; company staff see their own.',
    query: Shape({ ...paged, companyId: Optional(Id) }),
    response: listOf('invitations', Invitation),
  }),
  createInvitation: endpoint({
    method: 'POST',
    path: '/invitations',
    actors: brandStaff,
    tag: 'users',
    summary:
      'Invites a member of staff by mail; the link is good for 14 days. 422 at `email`: `account_exists`, `taken` (invited already).',
    rateLimit: rateLimits.inviting,
    idempotent: true,
    body: Shape({
      invitation: Shape({
        email: Email,
        role: OneOf(roles),
        brandIds: Ids,
        storeIds: Optional(Ids),
        brandRoles: Optional(Type.Array(RoleAtBrand, { maxItems: 100 })),
        approvalLimit: Optional(Nullable(Count)),
        companyId: Optional(Id),
        locale: Optional(LocaleCode),
      }),
    }),
    response: Shape({ invitation: Invitation }),
  }),
  resendInvitation: endpoint({
    method: 'POST',
    path: '/invitations/:id/resend',
    actors: brandStaff,
    tag: 'users',
    summary: 'Mails a new link; the older one is dead.',
    rateLimit: rateLimits.inviting,
    params: IdParams,
    response: Shape({ invitation: Invitation }),
  }),
  revokeInvitation: endpoint({
    method: 'DELETE',
    path: '/invitations/:id',
    actors: brandStaff,
    beforeLetIn: 'ownCompany',
    tag: 'users',
    summary: 'Takes an invitation back.',
    params: IdParams,
  }),

  listCompanyRequests: endpoint({
    method: 'GET',
    path: '/company_requests',
    actors: platformStaff,
    tag: requests,
    summary: 'Companies that want in, oldest first; by state.',
    query: Shape({ ...paged, state: Optional(OneOf(companyRequestStates)) }),
    response: listOf('companyRequests', CompanyRequest),
  }),
  createCompanyRequest: endpoint({
    method: 'POST',
    path: '/company_requests',
    actors: companyStaff,
    beforeLetIn: 'ownCompany',
    tag: requests,
    summary: 'Asks anew after a decline. 409 `already_decided` when there is nothing to ask for.',
    response: Shape({ companyRequest: CompanyRequest }),
  }),
  approveCompanyRequest: endpoint({
    method: 'PATCH',
    path: '/company_requests/:id/approve',
    actors: platformStaff,
    tag: requests,
    summary: 'Lets a company in and tells it by mail. 409 `already_decided`.',
    params: IdParams,
    response: Shape({ companyRequest: CompanyRequest }),
  }),
  declineCompanyRequest: endpoint({
    method: 'PATCH',
    path: '/company_requests/:id/decline',
    actors: platformStaff,
    tag: requests,
    summary: 'Declines with a reason that the company reads in a mail. 409 `already_decided`.',
    params: IdParams,
    body: Shape({ reason: FilledText(1_000) }),
    response: Shape({ companyRequest: CompanyRequest }),
  }),

  listInfoBanners: endpoint({
    method: 'GET',
    path: '/info_banners',
    actors: platformStaff,
    tag: 'platform',
    summary: 'All info banners, newest first.',
    query: Shape({ ...paged, status: Optional(OneOf(infoBannerStatuses)) }),
    response: listOf('infoBanners', ManagedInfoBanner),
  }),
  createInfoBanner: endpoint({
    method: 'POST',
    path: '/info_banners',
    actors: platformStaff,
    tag: 'platform',
    summary: 'Writes an info banner; at least one text is required. 422 `after_end` at `starts_at`.',
    idempotent: true,
    body: Shape({ infoBanner: Shape(Banner) }),
    response: Shape({ infoBanner: ManagedInfoBanner }),
  }),
  updateInfoBanner: endpoint({
    method: 'PATCH',
    path: '/info_banners/:id',
    actors: platformStaff,
    tag: 'platform',
    summary: 'Changes an info banner.',
    params: IdParams,
    body: Shape({ infoBanner: Type.Partial(Shape(Banner), { additionalProperties: false }) }),
    response: Shape({ infoBanner: ManagedInfoBanner }),
  }),
  deleteInfoBanner: endpoint({
    method: 'DELETE',
    path: '/info_banners/:id',
    actors: platformStaff,
    tag: 'platform',
    summary: 'Deletes an info banner for good.',
    params: IdParams,
  }),
}
