import type { Setting } from '@samspel/federation/registry'
import { fitsSetting, LONGEST_TEXT } from '@samspel/federation/registry'
import { isRecord } from '../is-record'

const NAME = /^[a-z][A-Za-z0-9]{0,39}$/
const MOST = 50
const TYPES: readonly Setting['type'][] = ['flag', 'number', 'text', 'choice']

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const isBound = (value: unknown): boolean =>
  value === undefined || (typeof value === 'number' && Number.isFinite(value))
const isLength = (value: unknown): boolean =>
  isBound(value) && (value === undefined || (Number.isInteger(value) && (value as number) >= 0))

interface Bounds {
  min?: number
  max?: number
}

const bounds = ({ min, max }: Bounds, what: string): string =>
  min !== undefined && max !== undefined
    ? `${what} from ${min} to ${max}`
    : min !== undefined
      ? `${what} from ${min}`
      : max !== undefined
        ? `${what} up to ${max}`
        : what

const lengths = ({ min = 0, max = LONGEST_TEXT }: Bounds): string => `a text of ${min} to ${max} characters`

/** What a setting takes, in words. */
export function wantedOf(setting: Setting): string {
  switch (setting.type) {
    case 'flag':
      return 'on or off'
    case 'number':
      return bounds(setting, 'a number')
    case 'text':
      return lengths(setting)
    case 'choice':
      return `one of ${setting.choices.join(', ')}`
  }
}

const areChoices = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((one) => isText(one) && one.length <= LONGEST_TEXT) &&
  new Set(value).size === value.length

function settingProblems(name: string, setting: unknown): string[] {
  const at = `config.${name}`
  if (!NAME.test(name))
    return [`${at}: a name begins with a small letter, and has letters and digits alone, at most 40`]
  if (!isRecord(setting)) return [`${at} is no object`]
  const { type, title, min, max, choices } = setting
  const known = setting as unknown as Setting
  if (!TYPES.includes(known.type))
    return [`${at}.type is ${JSON.stringify(type) ?? 'missing'}; it must be one of ${TYPES.join(', ')}`]
  const fits = known.type === 'text' ? isLength : isBound
  const shape = [
    ...(!fits(min) || !fits(max) || (min !== undefined && max !== undefined && (min as number) > (max as number))
      ? [`${at}: min and max must be ${known.type === 'text' ? 'numbers of characters' : 'numbers'}, min not above max`]
      : []),
    ...(known.type === 'choice' && !areChoices(choices) ? [`${at}.choices must be a list of different texts`] : []),
  ]
  return [
    ...(['sv', 'en'] as const)
      .filter((language) => !isRecord(title) || !isText(title[language]))
      .map((language) => `${at}.title has no text in ${language}; whoever changes it on the status page reads it`),
    ...shape,
    ...(shape.length > 0 || fitsSetting(known, setting.default)
      ? []
      : [`${at}.default is ${JSON.stringify(setting.default) ?? 'missing'}; it must be ${wantedOf(known)}`]),
  ]
}

/** Validates the settings of a `src/remote.ts`. Returns one line per problem; empty if valid, or if there are none. */
export function schemaProblems(config: unknown): string[] {
  if (config === undefined) return []
  if (!isRecord(config)) return ['config is no object']
  const settings = Object.entries(config)
  if (settings.length > MOST) return [`config has ${settings.length} settings; at most ${MOST} can be changed by hand`]
  return settings.flatMap(([name, setting]) => settingProblems(name, setting))
}
