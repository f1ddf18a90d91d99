import type { Area } from '@samspel/federation/registry'
import type { Message } from '@samspel/i18n'
import { commonMessages } from '@samspel/i18n'
import { messages as m } from './messages'

const roleNames: Record<Area, Message | undefined> = {
  anonymous: undefined,
  admin: m.roleAdmin,
  company: m.roleCompany,
  store: m.roleStore,
  creator: commonMessages.creator,
}

/** The text under the name of the signed-in user. */
export const roleName = (area: Area | undefined): Message | undefined => area && roleNames[area]

/** Whether the area can choose a brand: a company's staff can; platform staff find brands by search, store staff have their own. */
export const choosesBrand = (area: Area | undefined): boolean => area === 'company'
