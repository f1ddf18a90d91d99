import type { BrandRole, CompanyRequestState, Role, RoleAtBrand } from '@samspel/api'
import { brandRoleMay, type BrandRoles, hasRoleOf, isOfCompany, may, type Right, rights } from '../../auth/roles'
import { AppError, type FieldErrors } from '../../errors'

/** A manager of people and companies, with the role and company in the database at this request. */
export interface Manager {
  id: string
  role: Role
  companyId: string | null
  brandRoles?: BrandRoles | undefined
}

export interface MemberFacts {
  id: string
  role: Role
  companyId: string | null
  blocked: boolean
  /** What they are at brands. */
  brandRoles?: readonly RoleAtBrand[] | undefined
  /** Öre; null is no limit. */
  approvalLimit?: number | null | undefined
  /** They belong to other companies too: what holds for the account as a whole is not one company's to change. */
  isElsewhere?: boolean
}
export interface MemberChange {
  name?: string
  role?: Role
  brandIds?: readonly string[]
  storeIds?: readonly string[]
  /** What they become at these brands; null is no access. */
  brandRoles?: readonly { brandId: string; role: BrandRole | null }[]
  approvalLimit?: number | null
  blocked?: boolean
}

/** Every company, the own one, or none. */
export const managesCompany = (manager: Manager, companyId: string | null): boolean =>
  may(manager, 'manageEveryCompany') ||
  (may(manager, 'manageCompany') && companyId !== null && companyId === manager.companyId)

/** Sees the company, its people and its brands: everybody who has a role there, and the platform. */
export const seesCompany = (manager: Manager, companyId: string | null): boolean =>
  may(manager, 'manageEveryCompany') ||
  (may(manager, 'seeCompany') && companyId !== null && companyId === manager.companyId)

/** Sees what the company pays the platform for its plan. */
export const seesPlan = (manager: Manager, companyId: string | null): boolean =>
  may(manager, 'manageEveryCompany') ||
  (may(manager, 'seePapers') && companyId !== null && companyId === manager.companyId)

export const managesMember = (manager: Manager, member: Pick<MemberFacts, 'role' | 'companyId'>): boolean =>
  may(manager, 'manageEveryCompany') || (isOfCompany(member) && managesCompany(manager, member.companyId))

export const mayGive = (manager: Manager, role: Role): boolean =>
  may(manager, 'manageEveryCompany') || (may(manager, 'manageCompany') && isOfCompany({ role }))

const isOtherRole = (member: Pick<MemberFacts, 'role'>, role: Role | undefined): role is Role =>
  role ? !hasRoleOf(member, { role }) : false

/** Whether a role at a brand grants anything that another does not. */
export const raises = (from: BrandRole | undefined, to: BrandRole | undefined): boolean =>
  (Object.keys(rights) as Right[]).some((right) => brandRoleMay(to, right) && !brandRoleMay(from, right))

/** A limit that lets more through than another. */
const isHigherLimit = (from: number | null, to: number | null): boolean => from !== null && (to === null || to > from)

const raisesSelf = (member: MemberFacts, { brandRoles = [] }: MemberChange): boolean =>
  brandRoles.some(({ brandId, role }) =>
    raises(member.brandRoles?.find((one) => one.brandId === brandId)?.role, role ?? undefined),
  )

/** The fields of a change that the manager may not decide. Nobody may change their own role, raise it at a brand, raise the own limit or block themselves. */
export const refusedFields = (manager: Manager, member: MemberFacts, change: MemberChange): FieldErrors => {
  const isSelf = manager.id === member.id
  const isShared = member.isElsewhere === true && !may(manager, 'manageEveryCompany')
  return {
    ...(isShared && !isSelf && change.name !== undefined && { name: ['not_yours'] }),
    ...(isOtherRole(member, change.role) &&
      (isSelf || isShared || !mayGive(manager, change.role)) && { role: ['not_yours'] }),
    ...((isSelf || isShared) && change.blocked && { blocked: ['not_yours'] }),
    ...(isSelf && raisesSelf(member, change) && { brandRoles: ['not_yours'] }),
    ...(isSelf &&
      change.approvalLimit !== undefined &&
      isHigherLimit(member.approvalLimit ?? null, change.approvalLimit) && { approvalLimit: ['not_yours'] }),
  }
}

type MayManage = Pick<MemberFacts, 'role' | 'companyId' | 'blocked' | 'brandRoles'>

const asHolder = ({ role, brandRoles = [] }: Pick<MemberFacts, 'role' | 'brandRoles'>) => ({
  role,
  brandRoles: Object.fromEntries(brandRoles.map((one) => [one.brandId, one.role])),
})

/** Whether a member can manage a company or the platform. */
export const isManager = (member: MayManage): boolean =>
  !member.blocked &&
  (may(asHolder(member), 'manageEveryCompany') || (may(asHolder(member), 'manageCompany') && member.companyId !== null))

/** Whether the change takes away one of the managers; `brandRoles` are what the member is at brands after it. */
export const losesManager = (
  member: MemberFacts,
  { role, blocked, brandRoles = member.brandRoles }: Omit<MemberChange, 'brandRoles'> & Pick<MemberFacts, 'brandRoles'>,
): boolean =>
  isManager(member) && (blocked === true || isOtherRole(member, role) || !isManager({ ...member, brandRoles }))

/** 422 when nobody would be left to manage what the member manages: `last_owner` of a company, `last_member` of the platform. */
export const requireAnotherManager = (member: MayManage, id: string, managers: readonly string[]): void => {
  if (isManager(member) && !managers.some((other) => other !== id))
    throw new AppError(isOfCompany(member) ? 'last_owner' : 'last_member')
}

/** A declined company may request approval again. */
export const mayAskAnew = (state: CompanyRequestState): boolean => state === 'declined'
