import type { CompanyRequestState, Role } from '@samspel/api'
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

/** Platform staff manage every company, company staff their own, store staff none. */
export const managesCompany = ({ role, companyId: own }: Manager, companyId: string | null): boolean =>
  role === 'admin' || (role === 'company' && companyId !== null && companyId === own)

export const managesMember = (manager: Manager, member: Pick<MemberFacts, 'role' | 'companyId'>): boolean =>
  manager.role === 'admin' || (member.role !== 'admin' && managesCompany(manager, member.companyId))

export const mayGive = (manager: Manager, role: Role): boolean =>
  manager.role === 'admin' || (manager.role === 'company' && role !== 'admin')

/** The fields of a change that the manager may not decide. Nobody may change their own role or block themselves. */
export const refusedFields = (manager: Manager, member: MemberFacts, change: MemberChange): FieldErrors => {
  const isSelf = manager.id === member.id
  const newRole = change.role !== undefined && change.role !== member.role ? change.role : undefined
  return {
    ...(newRole && (isSelf || !mayGive(manager, newRole)) && { role: ['not_yours'] }),
    ...(isSelf && change.blocked && { blocked: ['not_yours'] }),
  }
}

/** Whether a member can manage a company or the platform. */
export const isManager = ({ role, companyId, blocked }: Pick<MemberFacts, 'role' | 'companyId' | 'blocked'>): boolean =>
  !blocked && (role === 'admin' || (role === 'company' && companyId !== null))

/** Whether the change takes away one of the managers. */
export const losesManager = (member: MemberFacts, { role, blocked }: MemberChange): boolean =>
  isManager(member) && (blocked === true || (role !== undefined && role !== member.role))

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
