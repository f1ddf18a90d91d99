export type { ConfigSchema, ConfigValue, ConfigValues, Setting } from '../registry/config'
export type { Config, ConfigOf } from './create-config'
export { createConfig } from './create-config'
