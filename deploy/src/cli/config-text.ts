import type { ConfigValue, Setting } from '@samspel/federation/registry'
import { fitsSetting } from '@samspel/federation/registry'
import type { ConfigList, ConfigRow, Configured } from '../commands/config'
import { whomOption, whomText } from '../config/change'
import { ownOf } from '../config/resolve'
import { wantedOf } from '../config/schema'
import { Refused } from '../registry/refused'
import type { HistoryEntry } from '../storage/storage'
import { table } from '../table'
import type { Command, Typed } from './command'
import { optionText, WrongUsage } from './command'

/** What `config` says about itself: the same in every program that has it. */
export const configTexts = {
  summary: 'list or change the settings of a remote, live',
  about: `Lists what the remote's src/remote.ts describes in config: each setting's value, where it is from, and its default.
'set' changes one in the signed registry, for everybody in this environment, for the people of a company or for a role; a
company's value comes before its role's, that before everybody's. Open pages take it within seconds, without a release.
'unset' takes it away again. A value that the live release (or the canary) does not allow is refused.`,
  options: { reason: { type: 'string' }, company: { type: 'string' }, role: { type: 'string' } },
  optionLines: [
    '--reason <text>      for whoever meets it (needed to change something)',
    '--company <id>       for the people of this company alone',
    '--role <role>        for those with this role alone: admin, company, store_user, creator',
  ],
  plainWords: true,
} as const satisfies Partial<Command>

/** What was typed after `config`. */
export type Asked =
  | { what: 'list' }
  | { what: 'set'; key: string; text: string; reason: string; company?: string; role?: string }
  | { what: 'unset'; key: string; reason: string; company?: string; role?: string }

/** Reads the words after the remote's name. Throws {@link WrongUsage}. */
export function askedOf(typed: Typed, [what, key, text, ...more]: readonly string[]): Asked {
  if (what === undefined) return { what: 'list' }
  if (what !== 'set' && what !== 'unset') throw new WrongUsage(`config takes set or unset, not '${what}'`)
  if (key === undefined) throw new WrongUsage(`config … ${what} needs the name of a setting`)
  if (what === 'set' && text === undefined) throw new WrongUsage(`config … set ${key} needs a value`)
  if ((what === 'unset' && text !== undefined) || more.length > 0)
    throw new WrongUsage(`config … ${what} does not take '${what === 'set' ? more[0] : text}'`)
  const [reason, company, role] = (['reason', 'company', 'role'] as const).map((option) => optionText(typed, option))
  if (!reason?.trim()) throw new WrongUsage(`config … ${what} needs --reason '…', for whoever meets it`)
  const whom = { ...(company !== undefined && { company }), ...(role !== undefined && { role }) }
  return what === 'set' ? { what, key, text: text!, reason, ...whom } : { what, key, reason, ...whom }
}

const flags: Readonly<Record<string, boolean>> = { on: true, true: true, off: false, false: false }

function readAs(type: Setting['type'], text: string): ConfigValue | undefined {
  if (type === 'flag') return ownOf(flags, text)
  if (type === 'number') return text.trim() === '' ? undefined : Number(text)
  return text
}

/** The typed text as the setting takes it. Throws {@link Refused} with what it takes. */
export function valueOf(key: string, text: string, setting: Setting | undefined): ConfigValue {
  // An unknown one is refused where its name is looked up.
  if (!setting) return text
  const value = readAs(setting.type, text)
  if (!fitsSetting(setting, value))
    throw new Refused(`${key} cannot be '${text.slice(0, 80)}': it takes ${wantedOf(setting)}`, 'does_not_fit')
  return value
}

const shown = (value: ConfigValue | undefined): string =>
  value === undefined ? '-' : value === true ? 'on' : value === false ? 'off' : value === '' ? "''" : String(value)

const rowsOf = ({ key, setting, value, companies = {}, roles = {}, live, ignored }: ConfigRow): string[][] => {
  const note = !setting
    ? 'no release knows it'
    : [...(live ? [] : ['the canary alone has it']), ...(ignored ? ['passed over by the live release'] : [])].join(', ')
  const takes = setting ? wantedOf(setting) : '-'
  const first = value ?? setting?.default
  return [
    [key, shown(first), value === undefined ? 'default' : 'environment', shown(setting?.default), takes, note],
    ...Object.entries(companies).map(([company, one]) => ['', shown(one), `company ${company}`, '', '', '']),
    ...Object.entries(roles).map(([role, one]) => ['', shown(one), `role ${role}`, '', '', '']),
  ]
}

/** Formats the settings of a remote as columns. */
export function configListText({ name, version, environment, revision, settings }: ConfigList): string {
  if (settings.length === 0) return `${name}@${version} has no settings; its src/remote.ts describes them in config`
  const rows = settings.flatMap(rowsOf)
  return `${table(['setting', 'value', 'from', 'default', 'takes', ''], rows, 40)}\n\n${name}@${version} in ${environment}, revision ${revision}`
}

/** Describes a change of a setting in the history. */
export const settingText = ({ before, after, ...setting }: NonNullable<HistoryEntry['setting']>): string =>
  `${setting.key} for ${whomText(setting)}: ${before === undefined ? 'default' : shown(before)} → ${after === undefined ? 'default' : shown(after)}`

const typedAs = (value: ConfigValue): string =>
  /^[\w.-]+$/.test(shown(value)) ? shown(value) : `'${shown(value).replaceAll("'", String.raw`'\''`)}'`

/** Describes a changed value, and the command that takes it back. */
export function configuredText(done: Configured): string {
  const { name, key, before, after, revision, changed } = done
  const what = after === undefined ? 'not set' : shown(after)
  const whom = `for ${whomText(done)}`
  if (!changed) return `${key} of ${name} was ${what} ${whom} already (revision ${revision})`
  const undo = before === undefined ? `unset ${key}` : `set ${key} ${typedAs(before)}`
  return `${key} of ${name} is ${what} ${whom}, before it ${before === undefined ? 'was not set' : shown(before)} (revision ${revision}); 'config ${name} ${undo}${whomOption(done)} --reason …' undoes it`
}
