import type { ConfigSchema, Settings } from '@samspel/federation/registry'
import { fitsSetting } from '@samspel/federation/registry'
import { whomOption, whomText } from '../config/change'
import { wantedOf } from '../config/schema'
import type { Finding } from './finding'
import { refuse, warn } from './finding'

interface SetValue {
  key: string
  value: unknown
  whom: { company?: string; role?: string }
}

const setIn = ({ value = {}, companies = {}, roles = {} }: Settings): SetValue[] => {
  const of = (values: Readonly<Record<string, unknown>>, whom: SetValue['whom']) =>
    Object.entries(values).map(([key, one]) => ({ key, value: one, whom }))
  return [
    ...of(value, {}),
    ...Object.entries(companies).flatMap(([company, values]) => of(values, { company })),
    ...Object.entries(roles).flatMap(([role, values]) => of(values, { role })),
  ]
}

const findingsOf = (
  say: (told: Omit<Finding, 'severity'>) => Finding,
  name: string,
  config: ConfigSchema,
  settings: Settings,
): Finding[] =>
  setIn(settings).flatMap(({ key, value, whom }) => {
    const setting = Object.hasOwn(config, key) ? config[key] : undefined
    if (setting && fitsSetting(setting, value)) return []
    const subject = `${key}${whomOption(whom).replace(' --', ' ')}`
    const why = `it is set to ${JSON.stringify(value)} for ${whomText(whom)}`
    const away = `take the value away first: config ${name} unset ${key}${whomOption(whom)}`
    return [
      setting
        ? say({
            kind: 'config-narrowed',
            subject,
            what: `${key} of ${name} takes ${wantedOf(setting)}`,
            why,
            todo: `${away}; or set one that fits both, or let the setting allow it`,
          })
        : say({
            kind: 'config-removed',
            subject,
            what: `${name} no longer has the setting ${key}`,
            why,
            todo: `${away}; or keep the setting`,
          }),
    ]
  })

/** Refuses a release whose settings do not know or allow a value that is set: it would silently fall back to its default. */
export const checkConfig = (
  name: string,
  { config = {} }: { config?: ConfigSchema },
  settings: Settings = {},
): Finding[] => findingsOf(refuse, name, config, settings)

/** What a release on the way back passes over of the values that are set; there is no gate on the way back. */
export const passedOver = (name: string, live: { config?: ConfigSchema; settings?: Settings } = {}): Finding[] =>
  findingsOf(warn, name, live.config ?? {}, live.settings ?? {})
