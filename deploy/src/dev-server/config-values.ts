import type { ConfigSchema, ConfigValue, Registry, Setting } from '@samspel/federation/registry'

const words: Readonly<Record<string, boolean>> = { on: true, true: true, off: false, false: false }

const valueOf = (text: string): ConfigValue => {
  const quoted = /^"(.*)"$/.exec(text)?.[1]
  if (quoted !== undefined) return quoted
  if (Object.hasOwn(words, text)) return words[text]!
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text
}

/** Parses the values of settings, as `storeMap=off rows=50 note="a text"`. What is no such pair is passed over. */
export const readValues = (text: string): Record<string, ConfigValue> =>
  Object.fromEntries(
    [...text.matchAll(/([A-Za-z][A-Za-z0-9]*)=("[^"]*"|\S*)/g)].map(([, name, value]) => [name!, valueOf(value!)]),
  )

/** A page's registry with these values for each of its remotes: a sandbox has one. */
export const withSandboxValues = (registry: Registry, values: Record<string, ConfigValue>): Registry => ({
  ...registry,
  remotes: Object.fromEntries(Object.entries(registry.remotes).map(([name, one]) => [name, { ...one, values }])),
})

const writeValue = (value: ConfigValue): string =>
  typeof value === 'boolean'
    ? value
      ? 'on'
      : 'off'
    : valueOf(String(value)) === value && value !== ''
      ? String(value)
      : `"${value}"`

const examplesOf = (setting: Setting): ConfigValue[] =>
  setting.type === 'flag'
    ? [!setting.default]
    : setting.type === 'choice'
      ? setting.choices.filter((choice) => choice !== setting.default)
      : [setting.default]

/** Pairs that a sandbox can suggest for a remote's settings. */
export const exampleValues = (config: ConfigSchema = {}): string[] =>
  Object.entries(config).flatMap(([name, setting]) =>
    examplesOf(setting).map((value) => `${name}=${writeValue(value)}`),
  )
