import type { SavedViewScreen } from '@samspel/api'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { useText } from '@samspel/i18n'
import { apiAction, queryActions, useAppDispatch, useQuery } from '@samspel/store'
import { notify } from '@samspel/ui'
import { viewMessages as m } from './messages'

export const SaveViewDialog = lazyDialog(() =>
  import(/* webpackChunkName: "staff-dialogs" */ './SaveViewDialog').then((module) => module.SaveViewDialog),
)
const listSavedViews = apiAction('listSavedViews')
const deleteSavedView = apiAction('deleteSavedView')

/** The server's limit per screen. */
export const mostViews = 20

/** The user's views of a screen, and the one matching the address. `remove` notifies of the result and returns whether the view is gone. */
export function useSavedViews(screen: SavedViewScreen, current: string) {
  const t = useText()
  const dispatch = useAppDispatch()
  const { result, status, retry } = useQuery(listSavedViews({ query: { screen } }))
  const saved = result?.savedViews ?? []
  const refresh = () => dispatch(queryActions.invalidated({ prefix: 'listSavedViews' }))
  const remove = async ({ id, name }: { id: string; name: string }): Promise<boolean> => {
    const outcome = await dispatch(deleteSavedView({ params: { id } }))
    notify(
      outcome.ok
        ? { kind: 'info', message: t(m.viewRemoved, { name }) }
        : { kind: 'bad', message: t(outcome.parsedError!.message) },
    )
    refresh()
    return outcome.ok
  }
  return {
    saved,
    own: saved.find(({ query }) => query === current),
    isFull: saved.length >= mostViews,
    hasFailed: status === 'error',
    retry,
    refresh,
    remove,
  }
}
