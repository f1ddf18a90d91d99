import type { RawBuilder } from 'kysely'
import type { SearchKind } from '@samspel/api'
import type { CreatorCaller, UserCaller } from '../../auth/caller'
import type { EntryKind } from '../../search'

export interface Asker {
  caller: UserCaller | CreatorCaller
  /** The company whose members the caller manages; null for none, `all` for platform staff. */
  company: string | 'all' | null
  /** YYYY-MM-DD in Stockholm. */
  today: string
}

export interface Kind {
  kind: SearchKind
  /** The kind of search entry it is indexed under; what is found by number alone has none. */
  entry?: EntryKind
  /**
   * FROM and WHERE that provide a hit's columns and `rank`; at most one row per hit. `creators` are those that were typed, a subquery `e` of id
   * and rank: three kinds lead on from them, and they are found once.
   */
  hits: (typed: string, asker: Asker, creators: RawBuilder<unknown>) => RawBuilder<unknown>
}
