import type { DecisionState } from '@samspel/api'
import type { AppContext } from '../../../src/http/call'
import { chanceOf } from '../chance'
import type { Actor, TestApi } from '../test-api'

/** What happens by chance in a life. */
export const picksOf = (seed: number) => {
  const below = chanceOf(seed)
  const pick = <T>(list: readonly T[]): T | undefined => list[below(list.length)]
  /** Usually an item that fits, sometimes any, so that refusals are exercised too. */
  const pickMostly = <T>(list: readonly T[], fits: (item: T) => boolean): T | undefined =>
    pick(below(6) > 0 && list.some(fits) ? list.filter(fits) : list)
  return { below, pick, pickMostly }
}

export interface Part {
  id: string
  campaign_id: string
  instagramer_id: string
  state: string
  fee_amount: number
}

export type Answer = Awaited<ReturnType<TestApi['call']>>

/** What acts of a random life are done with. */
export interface Hands extends ReturnType<typeof picksOf> {
  api: TestApi
  context: Pick<AppContext, 'db' | 'config' | 'live' | 'log' | 'now'>
  brandId: string
  /** A call that may be refused, but not fail. */
  send: (
    who: Promise<Actor>,
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
  ) => Promise<Answer>
  asStaff: () => Promise<Actor>
  asCreator: (id: string) => Promise<Actor>
  onPart: (wanted: DecisionState, act: (part: Part) => Promise<unknown>) => Promise<void>
}

export type Act = () => Promise<unknown>
