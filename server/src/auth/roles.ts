import type { BrandRole, Role } from '@samspel/api'
import { brandRoles } from '@samspel/api/brand-roles'
import type { Mover } from '@samspel/api/campaign-rules'
import { actsFor, type BrandIds, narrow, standsAt } from './brand-scope'
import type { Caller, UserCaller } from './caller'
import type { Right } from './rights'

export { type Right, rights } from './rights'

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
  'blockCreators',
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
    'connectShops',
    'seeAddresses',
    'keepNotes',
    'readMessages',
    'writeMessages',
    'moveMoney',
    'keepBudgets',
    'seeCompany',
    'manageCompany',
    'manageApi',
    'seePapers',
    'keepPapers',
    'readLog',
    'hearOfBrand',
  ],
  store_user: ['seeBrands', 'seeStores', 'countStock', 'handOut', 'hearOfStore'],
} as const satisfies Record<Role, readonly Right[]>

const looking = [
  'seeBrands',
  'seeCampaigns',
  'readRatings',
  'seeCreators',
  'seeStores',
  'seeOtherStores',
  'seeAllProducts',
  'seeCompany',
] as const satisfies readonly Right[]
const reviewing = ['decidePosts', 'keepNotes', 'readMessages', 'writeMessages'] as const satisfies readonly Right[]
const paying = ['seeMoney', 'spendMoney', 'moveMoney', 'buyPictures', 'keepBudgets'] as const satisfies readonly Right[]

/**
 * What a company's people are granted by their role at a brand: a part of what `company` is granted, never more. What is about the company as
 * a whole (its people, papers and log) is granted by the role at any of its brands.
 */
const grantedAtBrand = {
  owner: granted.company,
  manager: [
    ...looking,
    ...reviewing,
    ...paying,
    'manageCampaigns',
    'connectShops',
    'inviteCreators',
    'decideApplications',
    'followUpWork',
    'keepLists',
    'blockCreators',
    'seeAddresses',
    'manageStores',
    'manageProducts',
    'countStock',
    'handOut',
    'handOutFromDesk',
    'seeClerks',
    'managePage',
    'hearOfBrand',
  ],
  reviewer: [...looking, ...reviewing, 'hearOfBrand'],
  finance: [...looking, ...paying, 'seePapers', 'keepPapers', 'hearOfBrand'],
  reader: looking,
} as const satisfies Record<BrandRole, readonly (typeof granted.company)[number][]>

type Place = 'platform' | 'company' | 'store'

/** Whom staff of a role work for. It says which records are near them, and grants nothing. */
const places = {
  admin: 'platform',
  company: 'company',
  store_user: 'store',
} as const satisfies Record<Role, Place>

/** Roles by brand. */
export type BrandRoles = Readonly<Record<string, BrandRole>>

interface HasRole {
  role: Role
}
/** Somebody with a role; a role unknown here has no rights and no place. Who is of a company and has a role at no brand has no rights. */
interface Holder extends HasRole {
  brandRoles?: BrandRoles | undefined
  /** Of a company's own systems: they have these rights alone, of those that their place grants. */
  token?: { rights: ReadonlySet<Right> } | undefined
}

export const rightsOf = new Map<string, ReadonlySet<Right>>(
  Object.entries(granted).map(([role, list]) => [role, new Set(list)]),
)
export const placeOf = new Map<string, Place>(Object.entries(places))

const rightsAtBrand = new Map<string, ReadonlySet<Right>>(
  Object.entries(grantedAtBrand).map(([role, list]) => [role, new Set<Right>(list)]),
)

/** The role whose rights are divided by brand. */
const dividedRole: Role = 'company'

/** Whether a role of the session has the right at all; whose rights are divided by brand has it at some brands, or at none. */
export const roleMay = (role: Role, right: Right): boolean => rightsOf.get(role)?.has(right) ?? false

/** Whether a role at a brand grants the right. */
export const brandRoleMay = (role: BrandRole | undefined, right: Right): boolean =>
  role !== undefined && (rightsAtBrand.get(role)?.has(right) ?? false)

/** Whether the right is among those that a token leaves; people have no token. */
const isLeft = ({ token }: Pick<Holder, 'token'>, right: Right): boolean => !token || token.rights.has(right)

/** Whether the holder has the right anywhere: by the role of the session, or by the role at one of the brands. */
export const may = ({ role, brandRoles: atBrands = {}, token }: Holder, right: Right): boolean =>
  isLeft({ token }, right) &&
  roleMay(role, right) &&
  (role !== dividedRole || Object.values(atBrands).some((one) => brandRoleMay(one, right)))

/** Whether the caller is staff with the right anywhere; never creators and visitors, whose records are decided by ownership. */
export const isStaffWho = (caller: Caller, right: Right): caller is UserCaller =>
  caller.kind === 'user' && may(caller, right)

const mayAtBrand = ({ role, brandRoles: atBrands = {}, token }: Holder, right: Right, brandId: string): boolean =>
  isLeft({ token }, right) && roleMay(role, right) && (role !== dividedRole || brandRoleMay(atBrands[brandId], right))

/** Whether the caller has the right for records of this brand. */
export const mayFor = (caller: Caller, right: Right, brandId: string): caller is UserCaller =>
  caller.kind === 'user' && actsFor(caller.brandIds, brandId) && mayAtBrand(caller, right, brandId)

/** The brands for whose records the caller has the right, narrowed to the one asked for: none without the right. */
export const brandsWith = (caller: Caller, right: Right, asked?: string): BrandIds => {
  if (!isStaffWho(caller, right)) return []
  const { brandIds } = caller
  return narrow(brandIds === 'all' ? brandIds : brandIds.filter((id) => mayAtBrand(caller, right, id)), asked)
}

/** Whether the caller has the right at a store, where clerks are restricted to theirs. */
export const mayAt = (caller: Caller, right: Right, store: { brandId: string; storeId: string }): boolean =>
  mayFor(caller, right, store.brandId) && standsAt(caller, store)

const roles = Object.keys(granted) as Role[]

/** The roles that are granted a right, for SQL that looks for their people. */
export const rolesWith = (right: Right): Role[] => roles.filter((role) => roleMay(role, right))

/** The same, told apart: the roles that have it everywhere, the role that has it by brand, and the roles there that grant it. */
export const holdersOf = (right: Right): { everywhere: Role[]; byBrand: Role[]; brandRoles: BrandRole[] } => ({
  everywhere: rolesWith(right).filter((role) => role !== dividedRole),
  byBrand: rolesWith(right).filter((role) => role === dividedRole),
  brandRoles: brandRoles.filter((role) => brandRoleMay(role, right)),
})

/** The roles of Samspel's own staff, for SQL. */
export const platformRoles: readonly Role[] = roles.filter((role) => placeOf.get(role) === 'platform')

/** Samspel's own staff, who belong to no company and act for every brand. */
export const isOfPlatform = ({ role }: HasRole): boolean => placeOf.get(role) === 'platform'

/** Staff of a company, its clerks included. */
export const isOfCompany = ({ role }: HasRole): boolean => placeOf.get(role) === 'company' || worksInStores({ role })

/** Whose rights are said by brand. */
export const hasBrandRoles = ({ role }: HasRole): boolean => role === dividedRole

/** Clerks, who can be restricted to single stores. */
export const worksInStores = ({ role }: HasRole): boolean => placeOf.get(role) === 'store'

/** The brands that staff act for: all for the platform, their own for a company's people, none for a role without a place. */
export const brandsOf = ({ role, brandIds }: HasRole & { brandIds: readonly string[] }): BrandIds => {
  if (isOfPlatform({ role })) return 'all'
  return isOfCompany({ role }) ? brandIds : []
}

/** The roles of clerks, for SQL. */
export const storeRoles: readonly Role[] = roles.filter((role) => worksInStores({ role }))

export const hasRoleOf = (one: HasRole, other: HasRole): boolean => one.role === other.role

/** As whom staff move a campaign along its process. */
export const moverOf = ({ role }: HasRole): Exclude<Mover, 'system'> =>
  roleMay(role, 'reviewCampaigns') ? 'admin' : 'owner'

/** The role of whoever registers a company. */
export const founderRole: Role = 'company'
