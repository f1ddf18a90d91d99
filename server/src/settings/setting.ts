import type { ValidatorSpec } from 'envalid'

/** A setting: what is valid, what it means, and what holds when it is absent where that is not a plain value. */
export interface Setting {
  spec: ValidatorSpec<unknown>
  meaning: string
  absent?: string
}
