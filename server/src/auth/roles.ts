import type { Role } from '@samspel/api'
import type { Mover } from '@samspel/api/campaign-rules'
import { actsFor, type BrandIds, narrow, standsAt } from './brand-scope'
import type { Caller, UserCaller } from './caller'

/**
 * What staff can be granted, by name. Modules ask for these names and know no roles. Which endpoints a role may call at all stands in the
 * contract (`contract/actors.ts`); here stands what it may do with the records it reaches there.
 */
export const rights = {
  seeBrands: 'see the own brands, also while their company waits for approval',
  seeCampaigns: 'see campaigns with their applications, posts and pictures',
  manageCampaigns: 'write campaigns, move them, choose and pause their stores, share their report',
  reviewCampaigns: 'confirm, return, cancel and promote campaigns',
  inviteCreators: 'invite creators to campaigns',
  decideApplications: 'answer applications, at stores as well, and end passes',
  decidePosts: 'approve, reject and send back posts, and take such a decision back',
  readRatings: 'read what creators say of the brand',
  seeAddresses: 'see where creators live to whom a brand sends its goods',
  followUpWork: 'note and rate what creators do, and solve what went wrong with a parcel',
  buyPictures: 'spend money on pictures of creators',
  seeCreators: 'find creators who have not come to the brand, and see the brand’s lists of creators',
  keepLists: 'make and change lists of creators, and answer who asks to join them',
  seeBlockedCreators: 'see creators whom the platform has blocked',
  keepNotes: 'read and write the company’s notes about creators',
  readMessages: 'read the conversations of a brand',
  writeMessages: 'write in the conversations of a brand, one by one or to many, and keep its templates',
  openReports: 'open a conversation that was reported',
  seeStores: 'see the inside of a brand’s stores: code, contact, day, products and stock',
  seeOtherStores: 'see the stores that other brands show to the public',
  seeAllProducts: 'see every product of the brand, not only what is at the own stores',
  manageStores: 'add and change stores, and renew their codes',
  manageProducts: 'add, change and archive products of stores',
  countStock: 'count and adjust what is on the shelf of a store',
  handOut: 'hand out at a counter against a code, and undo it at once',
  handOutFromDesk: 'hand out without a code, and undo that within a day',
  seeClerks: 'see the addresses of those who work in stores',
  seeMoney: 'see accounts, their lines and receipts',
  spendMoney: 'top up accounts and buy what is sold for them',
  seeSubscriptions: 'see and set the payment ids of companies',
  adjustAccounts: 'decide bookings made by hand',
  manageCompany: 'manage the own company: its people, invitations and brands',
  seePapers: 'see what stands on the company’s invoices, and the invoices',
  keepPapers: 'change what stands on the company’s invoices',
  manageEveryCompany: 'manage all companies and the platform’s own people',
  readLog: 'read who did what in the own company',
  readEveryLog: 'read who did what in all companies and on the platform',
  managePage: 'edit a brand’s collaboration page',
  manageCreatorPages: 'edit the collaboration pages of creators',
  managePackages: 'see and change packages that are not on sale',
  hearOfBrand: 'be told of what waits for the staff of a brand',
  hearOfStore: 'be told of what happens at the stores of a brand',
  hearOfPlatform: 'be told of what waits for the platform',
} as const
export type Right = keyof typeof rights

const ofBrand = [
  'seeBrands',
  'seeCampaigns',
  'manageCampaigns',
  'inviteCreators',
  'decideApplications',
  'decidePosts',
  'readRatings',
  'followUpWork',
  'buyPictures',
  'seeCreators',
  'keepLists',
  'seeStores',
  'seeOtherStores',
  'seeAllProducts',
  'manageStores',
  'manageProducts',
  'countStock',
  'handOut',
  'handOutFromDesk',
  'seeClerks',
  'seeMoney',
  'spendMoney',
  'managePage',
] as const satisfies readonly Right[]

/** What each role is granted. What does not stand here is denied. */
const granted = {
  admin: [
    ...ofBrand,
    'reviewCampaigns',
    'seeBlockedCreators',
    'openReports',
    'seeSubscriptions',
    'adjustAccounts',
    'seePapers',
    'keepPapers',
    'manageEveryCompany',
    'readEveryLog',
    'manageCreatorPages',
    'managePackages',
    'hearOfPlatform',
  ],
  company: [
    ...ofBrand,
    'seeAddresses',
    'keepNotes',
    'readMessages',
    'writeMessages',
    'manageCompany',
    'seePapers',
    'keepPapers',
    'readLog',
    'hearOfBrand',
  ],
  store_user: ['seeBrands', 'seeStores', 'countStock', 'handOut', 'hearOfStore'],
} as const satisfies Record<Role, readonly Right[]>

type Place = 'platform' | 'company' | 'store'

/** Whom staff of a role work for. It says which records are near them, and grants nothing. */
const places = {
  admin: 'platform',
  company: 'company',
  store_user: 'store',
} as const satisfies Record<Role, Place>

/** Somebody with a role; a role unknown here has no rights and no place. */
interface Holder {
  role: Role
}

export const rightsOf = new Map<string, ReadonlySet<Right>>(
  Object.entries(granted).map(([role, list]) => [role, new Set(list)]),
)
export const placeOf = new Map<string, Place>(Object.entries(places))

/** Whether the role is granted the right. */
export const may = ({ role }: Holder, right: Right): boolean => rightsOf.get(role)?.has(right) ?? false

/** Whether the caller is staff with the right; never creators and visitors, whose records are decided by ownership. */
export const isStaffWho = (caller: Caller, right: Right): caller is UserCaller =>
  caller.kind === 'user' && may(caller, right)

/** Whether the caller has the right for records of this brand. */
export const mayFor = (caller: Caller, right: Right, brandId: string): caller is UserCaller =>
  isStaffWho(caller, right) && actsFor(caller.brandIds, brandId)

/** The brands for whose records the caller has the right, narrowed to the one asked for: none without the right. */
export const brandsWith = (caller: Caller, right: Right, asked?: string): BrandIds =>
  isStaffWho(caller, right) ? narrow(caller.brandIds, asked) : []

/** Whether the caller has the right at a store, where clerks are restricted to theirs. */
export const mayAt = (caller: Caller, right: Right, store: { brandId: string; storeId: string }): boolean =>
  isStaffWho(caller, right) && standsAt(caller, store)

const roles = Object.keys(granted) as Role[]

/** The roles that are granted a right, for SQL that looks for their people. */
export const rolesWith = (right: Right): Role[] => roles.filter((role) => may({ role }, right))

/** The roles of Samspel's own staff, for SQL. */
export const platformRoles: readonly Role[] = roles.filter((role) => placeOf.get(role) === 'platform')

/** Samspel's own staff, who belong to no company and act for every brand. */
export const isOfPlatform = ({ role }: Holder): boolean => placeOf.get(role) === 'platform'

/** Staff of a company, its clerks included. */
export const isOfCompany = ({ role }: Holder): boolean => placeOf.get(role) === 'company' || worksInStores({ role })

/** Clerks, who can be restricted to single stores. */
export const worksInStores = ({ role }: Holder): boolean => placeOf.get(role) === 'store'

/** The brands that staff act for: all for the platform, their own for a company's people, none for a role without a place. */
export const brandsOf = ({ role, brandIds }: Holder & { brandIds: readonly string[] }): BrandIds => {
  if (isOfPlatform({ role })) return 'all'
  return isOfCompany({ role }) ? brandIds : []
}

/** The roles of clerks, for SQL. */
export const storeRoles: readonly Role[] = roles.filter((role) => worksInStores({ role }))

export const hasRoleOf = (one: Holder, other: Holder): boolean => one.role === other.role

/** As whom staff move a campaign along its process. */
export const moverOf = (holder: Holder): Exclude<Mover, 'system'> =>
  may(holder, 'reviewCampaigns') ? 'admin' : 'owner'

/** The role of whoever registers a company. */
export const founderRole: Role = 'company'
