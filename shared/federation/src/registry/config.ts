import type { BilingualText } from './routes'

/** What a setting can hold. */
export type ConfigValue = boolean | number | string

/** Name of a setting to its value. */
export type ConfigValues = Readonly<Record<string, ConfigValue>>

/** Something that is on or off. */
export interface FlagSetting {
  type: 'flag'
  default: boolean
  /** What people call it, on the status page. */
  title: BilingualText
}

export interface NumberSetting {
  type: 'number'
  default: number
  title: BilingualText
  /** Bounds, both allowed. */
  min?: number
  max?: number
}

export interface TextSetting {
  type: 'text'
  default: string
  title: BilingualText
  /** Fewest characters; 0 when left out. */
  min?: number
  /** Most characters; {@link LONGEST_TEXT} when left out. */
  max?: number
}

export interface ChoiceSetting {
  type: 'choice'
  default: string
  title: BilingualText
  choices: readonly string[]
}

/** A setting of a remote, as its `src/remote.ts` describes it. */
export type Setting = FlagSetting | NumberSetting | TextSetting | ChoiceSetting

/** The settings of a remote by name: what can be changed without a release. */
export type ConfigSchema = Readonly<Record<string, Setting>>

/** Values that were set, by whom they are for: a company's come before its role's, those before everybody's, those before the default. */
export interface Settings {
  /** Everybody's, in this environment. */
  value?: ConfigValues
  /** Id of a company to the values of its people. */
  companies?: Readonly<Record<string, ConfigValues>>
  /** Role to the values of those who have it. */
  roles?: Readonly<Record<string, ConfigValues>>
}

/** Characters that a text may have. */
export const LONGEST_TEXT = 500

const within = (amount: number, min = -Infinity, max = Infinity): boolean => amount >= min && amount <= max

/** What decides whether a value fits. */
interface Bounds {
  type: Setting['type']
  min?: number
  max?: number
  choices?: readonly string[]
}

/** True for a value that the setting allows. */
export function fitsSetting({ type, min, max, choices = [] }: Bounds, value: unknown): value is ConfigValue {
  switch (type) {
    case 'flag':
      return typeof value === 'boolean'
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) && within(value, min, max)
    case 'text':
      return typeof value === 'string' && within(value.length, min, max ?? LONGEST_TEXT)
    case 'choice':
      return typeof value === 'string' && choices.includes(value)
    default:
      return false
  }
}
