import type { CompanyRequestState, Role } from '@samspel/api'
import { hasRoleOf, isOfCompany, may } from '../../auth/roles'
import { AppError, type FieldErrors } from '../../errors'

/** A manager of people and companies, with the role and company in the database at this request. */
export interface Manager {
  id: string
  role: Role
  companyId: string | null
}

export interface MemberFacts {
  id: string
  role: Role
  companyId: string | null
  blocked: boolean
}
export interface MemberChange {
  name?: string
  role?: Role
  brandIds?: readonly string[]
  storeIds?: readonly string[]
  blocked?: boolean
}

/** Every company, the own one, or none. */
export const managesCompany = (manager: Manager, companyId: string | null): boolean =>
  may(manager, 'manageEveryCompany') ||
  (may(manager, 'manageCompany') && companyId !== null && companyId === manager.companyId)

export const managesMember = (manager: Manager, member: Pick<MemberFacts, 'role' | 'companyId'>): boolean =>
  may(manager, 'manageEveryCompany') || (isOfCompany(member) && managesCompany(manager, member.companyId))

export const mayGive = (manager: Manager, role: Role): boolean =>
  may(manager, 'manageEveryCompany') || (may(manager, 'manageCompany') && isOfCompany({ role }))

const isOtherRole = (member: Pick<MemberFacts, 'role'>, role: Role | undefined): role is Role =>
  role ? !hasRoleOf(member, { role }) : false

/** The fields of a change that the manager may not decide. Nobody may change their own role or block themselves. */
export const refusedFields = (manager: Manager, member: MemberFacts, change: MemberChange): FieldErrors => {
  const isSelf = manager.id === member.id
  return {
    ...(isOtherRole(member, change.role) && (isSelf || !mayGive(manager, change.role)) && { role: ['not_yours'] }),
    ...(isSelf && change.blocked && { blocked: ['not_yours'] }),
  }
}

/** Whether a member can manage a company or the platform. */
export const isManager = (member: Pick<MemberFacts, 'role' | 'companyId' | 'blocked'>): boolean =>
  !member.blocked && (may(member, 'manageEveryCompany') || (may(member, 'manageCompany') && member.companyId !== null))

/** Whether the change takes away one of the managers. */
export const losesManager = (member: MemberFacts, { role, blocked }: MemberChange): boolean =>
  isManager(member) && (blocked === true || isOtherRole(member, role))

/** 422 `last_member` when nobody would be left to manage what the member manages; `managers` are the ids of those who do. */
export const requireAnotherManager = (
  member: Pick<MemberFacts, 'role' | 'companyId' | 'blocked'>,
  id: string,
  managers: readonly string[],
): void => {
  if (isManager(member) && !managers.some((other) => other !== id)) throw new AppError('last_member')
}

/** A declined company may request approval again. */
export const mayAskAnew = (state: CompanyRequestState): boolean => state === 'declined'
