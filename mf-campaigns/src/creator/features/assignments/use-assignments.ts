import { useRef } from 'react'
import type { ResponseOf } from '@samspel/api'
import type { AssignmentGroup } from '@samspel/api/campaign-rules'
import { useEntities, useQuery } from '@samspel/store'
import { useDeclined } from '../../components/pickup-invitation'
import { ownPickups } from '../../components/pickup-words'
import { readAssignments } from '../../data'
import type { Assignment } from './Groups'

const none: string[] = []

/** Everything that the creator takes part in, by group; what was turned down and may be undone is left out, and not counted. */
export function useAssignments(done: number) {
  const query = useQuery(readAssignments(done))
  // What is shown stays while more of those that are done are read.
  const last = useRef(query.result)
  if (query.result) last.current = query.result
  const result = query.result ?? last.current
  const declined = useDeclined()
  const participations = new Map(
    useEntities('participations', result?.participations ?? none).map((one) => [one.id, one] as const),
  )
  const offers = new Map(
    ownPickups(useEntities('storeCampaigns', result?.storeCampaigns ?? none)).map((one) => [one.id, one] as const),
  )
  const ofGroup = (asked: AssignmentGroup): Assignment[] =>
    (result?.assignments ?? []).flatMap(({ id, kind, group }): Assignment[] => {
      if (group !== asked || declined.has(id)) return []
      const participation = kind === 'delivery' ? participations.get(id) : undefined
      const offer = kind === 'pickup' ? offers.get(id) : undefined
      return participation ? [{ id, participation }] : offer ? [{ id, offer }] : []
    })
  return { query, ofGroup, counts: result && withoutDeclined(result, declined) }
}

type Result = Pick<ResponseOf<'listMyAssignments'>, 'assignments' | 'counts'>

const withoutDeclined = ({ assignments, counts }: Result, declined: ReadonlySet<string>): Result['counts'] => {
  const gone = assignments.filter(({ id, group }) => group === 'invited' && declined.has(id)).length
  return { ...counts, invited: counts.invited - gone, all: counts.all - gone, mine: counts.mine - gone }
}
