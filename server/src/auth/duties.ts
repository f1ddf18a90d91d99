import type { BrandRole, RoleDuty } from '@samspel/api'
import { brandRoles, roleDuties } from '@samspel/api/brand-roles'
import type { UserCaller } from './caller'
import { brandRoleMay, type Right } from './roles'

/** What stands for each row of the table of what the roles may do. */
const duties: Record<RoleDuty, readonly Right[]> = {
  see: ['seeCampaigns', 'readRatings'],
  review: ['decidePosts'],
  answer: ['decideApplications'],
  make: ['manageCampaigns'],
  spend: ['spendMoney', 'moveMoney', 'buyPictures'],
  papers: ['seePapers', 'keepPapers'],
  people: ['manageCompany'],
}
/** What commits money: a person’s limit holds for it. */
const committing: ReadonlySet<RoleDuty> = new Set(['answer', 'spend'])
/** Whose approvals no limit holds for. */
const withoutLimit: ReadonlySet<BrandRole> = new Set(['owner', 'finance'])
/** The same, for SQL. */
export const rolesWithoutLimit: readonly BrandRole[] = [...withoutLimit]

const answerOf = (duty: RoleDuty, role: BrandRole) => {
  if (!duties[duty].every((right) => brandRoleMay(role, right))) return 'no' as const
  return committing.has(duty) && !withoutLimit.has(role) ? ('limited' as const) : ('yes' as const)
}

/** The granted table as people read it: row by row, what each role may do. */
export const dutyTable = () =>
  roleDuties.map((duty) => ({
    duty,
    isLimited: committing.has(duty),
    roles: brandRoles.map((role) => ({ role, may: answerOf(duty, role) })),
  }))

/** Whether no limit holds for what somebody commits at a brand: who owns it or keeps its money, and platform staff, who have no role there. */
export const hasNoLimit = ({ brandRoles: atBrands = {} }: Pick<UserCaller, 'brandRoles'>, brandId: string): boolean => {
  const role = atBrands[brandId]
  return role === undefined || withoutLimit.has(role)
}
