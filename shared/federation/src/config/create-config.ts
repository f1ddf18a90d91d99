import { useSyncExternalStore } from 'react'
import { configValues } from '@samspel/federation'
import type { ConfigSchema, ConfigValue, ConfigValues, Setting } from '../registry/config'
import { fitsSetting } from '../registry/config'

/** What a setting holds, by its type. */
type ValueOf<S> = S extends { type: 'flag' }
  ? boolean
  : S extends { type: 'number' }
    ? number
    : S extends { type: 'choice'; choices: readonly (infer Choice)[] }
      ? Choice
      : string

/** The values of a schema. */
export type ConfigOf<Schema extends ConfigSchema> = { readonly [Name in keyof Schema]: ValueOf<Schema[Name]> }

/** A remote's settings as they are now, in components and outside of them. */
export interface Config<Values> {
  /** The values; the component renders anew when one of them is changed. */
  useConfig(): Values
  /** The values now, outside of React: in a saga, a selector, a handler. The same object until one is changed. */
  getConfig(): Values
  /** Tells when a value has changed; returns the way out. */
  subscribe(listener: () => void): () => void
}

const resolve = (schema: ConfigSchema, set: ConfigValues = {}): Record<string, ConfigValue> =>
  Object.fromEntries(
    Object.entries(schema).map(([name, setting]: [string, Setting]) => [
      name,
      // Of another release's schema: what this one does not allow is passed over.
      Object.hasOwn(set, name) && fitsSetting(setting, set[name]) ? set[name]! : setting.default,
    ]),
  )

/**
 * The settings that a remote's `src/remote.ts` describes in `config`, typed by them: `export const { useConfig, getConfig } = createConfig(remote)`.
 * Each has the value that is set for this visitor (company before role before everybody), else its default. A value that is changed while the page is
 * open arrives by itself. Without a shell, as in tests, all have their defaults; `configValues.take` of `@samspel/federation` sets others.
 */
export function createConfig<const Schema extends ConfigSchema>({
  name,
  config,
}: {
  name: string
  config: Schema
}): Config<ConfigOf<Schema>> {
  let known = ''
  let values: ConfigOf<Schema> | undefined
  const getConfig = (): ConfigOf<Schema> => {
    const next = resolve(config, configValues.of(name))
    const text = JSON.stringify(next)
    // The same object while nothing changes, as React wants it.
    if (!values || text !== known) {
      known = text
      values = next as ConfigOf<Schema>
    }
    return values
  }
  const subscribe = (listener: () => void): (() => void) => {
    let before = getConfig()
    return configValues.subscribe(() => {
      const now = getConfig()
      if (now === before) return
      before = now
      listener()
    })
  }
  return { getConfig, subscribe, useConfig: () => useSyncExternalStore(subscribe, getConfig) }
}
