import { useEffect } from 'react'
import { useSelection } from '@samspel/desk'
import { useAppDispatch, useAppSelector, usePagedList } from '@samspel/store'
import { applicationLists, readRefusedAnswers, selectOverview, selectRows } from './data'
import { obstacleTo } from './obstacles'
import { useDelayedDecisions } from './use-delayed-decisions'
import { kinds, type useView } from './use-view'

/** The rows of a view. Applications just answered are hidden at once and return if that is undone. */
export function useApplications(view: ReturnType<typeof useView>) {
  const list = usePagedList(applicationLists, view.key)
  const asked = { brandId: view.brandId, kind: kinds[view.kind] }
  const overview = useAppSelector((state) => selectOverview(state, asked))
  const decisions = useDelayedDecisions(overview)
  const rows = useAppSelector(selectRows)
  const applications = list.ids.flatMap((id) => (decisions.held.has(id) ? [] : (rows[id] ?? [])))
  const dispatch = useAppDispatch()
  const isTold = applications.some(({ refusal }) => refusal)
  // Whoever sees the marked rows has read of them, and is told of them nowhere else.
  useEffect(() => {
    if (isTold) void dispatch(readRefusedAnswers())
  }, [dispatch, isTold])
  const ids = applications.map(({ id }) => id)
  const obstacles = new Map(
    applications.map((application) => [application.id, obstacleTo(overview, decisions.held, application)] as const),
  )
  const selection = useSelection(
    view.key,
    ids.filter((id) => !obstacles.get(id)),
  )
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
    obstacles,
    ids,
    selection,
    selected,
    opened: at >= 0 ? { application: applications[at]!, at } : undefined,
    answer,
    /** The total, minus those just answered. */
    total: Math.max(applications.length, list.totalCount - decisions.held.size),
  }
}
