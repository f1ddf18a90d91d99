import type { CompanyRequestState, Role } from '@samspel/api'
import { AppError, type FieldErrors } from '../../errors'

/** Who looks after people and companies, as the rows say at this request. */
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

/** Platform staff look after every company, company staff after their own, store staff after none. */
export const managesCompany = ({ role, companyId: own }: Manager, companyId: string | null): boolean =>
  role === 'admin' || (role === 'company' && companyId !== null && companyId === own)

export const managesMember = (manager: Manager, member: Pick<MemberFacts, 'role' | 'companyId'>): boolean =>
  manager.role === 'admin' || (member.role !== 'admin' && managesCompany(manager, member.companyId))

/** Roles that somebody may give. */
export const mayGive = (manager: Manager, role: Role): boolean =>
  manager.role === 'admin' || (manager.role === 'company' && role !== 'admin')

/** What of a change is not the manager's to decide, by field: nobody changes the own role or locks oneself out. */
export const refusedFields = (manager: Manager, member: MemberFacts, change: MemberChange): FieldErrors => {
  const isSelf = manager.id === member.id
  const newRole = change.role !== undefined && change.role !== member.role ? change.role : undefined
  return {
    ...(newRole && (isSelf || !mayGive(manager, newRole)) && { role: ['not_yours'] }),
    ...(isSelf && change.blocked && { blocked: ['not_yours'] }),
  }
}

/** Somebody who can look after a company, or after the platform. */
export const isManager = ({ role, companyId, blocked }: Pick<MemberFacts, 'role' | 'companyId' | 'blocked'>): boolean =>
  !blocked && (role === 'admin' || (role === 'company' && companyId !== null))

/** The change leaves those whom the member looks after with one manager fewer. */
export const losesManager = (member: MemberFacts, { role, blocked }: MemberChange): boolean =>
  isManager(member) && (blocked === true || (role !== undefined && role !== member.role))

/** 422 `last_member` when nobody would be left to look after what the member looks after; `managers` are those who do, by id. */
export const requireAnotherManager = (
  member: Pick<MemberFacts, 'role' | 'companyId' | 'blocked'>,
  id: string,
  managers: readonly string[],
): void => {
  if (isManager(member) && !managers.some((other) => other !== id)) throw new AppError('last_member')
}

/** A company may ask anew once it has been declined. */
export const mayAskAnew = (state: CompanyRequestState): boolean => state === 'declined'
