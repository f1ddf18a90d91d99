import type { SettingChange } from '@samspel/api'
import type { Message } from '@samspel/i18n'
import { settingMessages as m } from './setting-messages'

/** The roles by what people call them. */
export const roleWords: Readonly<Record<NonNullable<SettingChange['role']>, Message>> = {
  admin: m.admin,
  company: m.companyStaff,
  store_user: m.storeStaff,
  creator: m.creators,
}

/** A role within a sentence; one that is new here as the registry names it. */
export const roleInWords = (t: (message: Message) => string, role: string): string =>
  Object.hasOwn(roleWords, role) ? t(roleWords[role as keyof typeof roleWords]).toLowerCase() : role
