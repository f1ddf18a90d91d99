import type { ValidatorSpec } from 'envalid'

/** A setting: its validation, its meaning, and what applies when it is absent if that is not a plain value. */
export interface Setting {
  spec: ValidatorSpec<unknown>
  meaning: string
  absent?: string
}
