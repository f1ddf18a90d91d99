import type { BankFile } from '@samspel/api'
import type { Config } from '../../config'
import type { Db } from '../../db/transact'
import type { LiveBus } from '../../live'

export interface Work {
  db: Db
  live: LiveBus
  config: Config
  now: Date
  /** Who read the file in; null where it came by the folder. */
  userId: string | null
}

/** What became of a file. */
export type Outcome = Pick<BankFile, 'paid' | 'failed' | 'released' | 'booked' | 'open' | 'known' | 'notes'>

export const nothingYet = (): Outcome => ({ paid: 0, failed: 0, released: 0, booked: 0, open: 0, known: 0, notes: [] })
