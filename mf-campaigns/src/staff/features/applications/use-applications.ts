import { useSelection } from '@samspel/desk'
import { type EntityOf, useAppSelector, useEntities, usePagedList } from '@samspel/store'
import { applicationLists, selectOverview } from './data'
import { useDelayedDecisions } from './use-delayed-decisions'
import type { useView } from './use-view'

/** The rows of a view. Applications just answered are hidden at once and return if that is undone. */
export function useApplications(view: ReturnType<typeof useView>) {
  const list = usePagedList(applicationLists, view.key)
  const overview = useAppSelector((state) => selectOverview(state, view.brandId))
  const decisions = useDelayedDecisions(overview)
  const records: EntityOf<'participations'>[] = useEntities('participations', list.ids)
  const applications = records.filter(({ id, state }) => state === 'pending' && !decisions.held.has(id))
  const ids = applications.map(({ id }) => id)
  const selection = useSelection(view.key, ids)
  const selected = applications.filter(({ id }) => selection.has(id))
  const at = view.openId ? ids.indexOf(view.openId) : -1
  /** Answers one application and opens the next. */
  const answer = (...[all, act]: Parameters<typeof decisions.decide>) => {
    const gone = new Set(all.map(({ id }) => id))
    if (view.openId && gone.has(view.openId)) {
      const rest = ids.filter((id) => !gone.has(id))
      const after = ids.slice(at + 1).find((id) => !gone.has(id))
      view.open(after ?? rest.at(-1))
    }
    selection.clear()
    decisions.decide(all, act)
  }
  return {
    list,
    overview,
    decisions,
    applications,
    ids,
    selection,
    selected,
    opened: at >= 0 ? { application: applications[at]!, at } : undefined,
    answer,
    /** The total, minus those just answered. */
    total: Math.max(applications.length, list.totalCount - decisions.held.size),
  }
}
