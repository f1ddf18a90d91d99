import type { Area } from '@samspel/federation/registry'
import type { Message } from '@samspel/i18n'
import { messages as m } from './messages'

const roleNames: Record<Area, Message | undefined> = {
  anonymous: undefined,
  admin: m.roleAdmin,
  company: m.roleCompany,
  store: m.roleStore,
  creator: m.roleCreator,
}

/** What stands under the name of who is signed in. */
export const roleName = (area: Area | undefined): Message | undefined => area && roleNames[area]

/** Brands are chosen by platform and company staff; store staff and creators have none to choose. */
export const choosesBrand = (area: Area | undefined): boolean => area === 'admin' || area === 'company'
