import type { RemoteSetting, SettingChange } from '@samspel/api'
import type { Message } from '@samspel/i18n'
import { settingMessages as m } from './setting-messages'

export type SettingValue = NonNullable<SettingChange['value']>

/** For whom a value is set: everybody, a role, or a company by its id. */
export type Whom =
  | { kind: 'all' }
  | { kind: 'role'; role: NonNullable<SettingChange['role']> }
  | { kind: 'company'; companyId: string }

/** What a field shows for a value. */
export const typedOf = (value: SettingValue | null): string => (value === null ? '' : String(value))

const isOutside = (amount: number, { min, max }: Pick<RemoteSetting, 'min' | 'max'>): boolean =>
  (min !== null && amount < min) || (max !== null && amount > max)

/** What was typed as the setting takes it, or why it does not. Commas are decimal signs, too. */
export function readTyped(
  setting: Pick<RemoteSetting, 'type' | 'min' | 'max'> & { choices: readonly string[] },
  typed: string,
): { value: SettingValue } | { problem: Message } {
  switch (setting.type) {
    case 'flag':
      return { value: typed === 'true' }
    case 'number': {
      const text = typed
        .replace(/[\s\u00a0]/g, '')
        .replace(',', '.')
        .replace('\u2212', '-')
      const value = Number(text)
      if (text === '' || !Number.isFinite(value)) return { problem: m.notNumber }
      return isOutside(value, setting) ? { problem: m.outside } : { value }
    }
    case 'choice':
      return setting.choices.includes(typed) ? { value: typed } : { problem: m.choose }
    default:
      return isOutside(typed.length, setting) ? { problem: m.wrongLength } : { value: typed }
  }
}

/** What the setting takes, in a sentence under its field; undefined when its field says it. */
export function takesOf({ type, min, max }: RemoteSetting): Message | undefined {
  if (type !== 'number' && type !== 'text') return undefined
  const isText = type === 'text'
  if (min !== null && max !== null) return isText ? m.lengthBetween : m.between
  if (max !== null) return isText ? m.lengthMost : m.most
  if (min !== null) return isText ? m.lengthLeast : m.least
  return undefined
}

/** The value that is set for exactly these; null when none is. */
export const valueFor = ({ value, companies, roles }: RemoteSetting, whom: Whom): SettingValue | null =>
  whom.kind === 'all'
    ? value
    : whom.kind === 'role'
      ? (roles.find(({ role }) => role === whom.role)?.value ?? null)
      : (companies.find(({ companyId }) => companyId === whom.companyId)?.value ?? null)
