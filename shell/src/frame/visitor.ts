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

/** Whether the area can choose a brand: platform and company staff can, store staff and creators cannot. */
export const choosesBrand = (area: Area | undefined): boolean => area === 'admin' || area === 'company'
