import { useEffect } from 'react'
import { useText } from '@samspel/i18n'
import {
  type AppDispatch,
  queryActions,
  queryKey,
  selectArea,
  useAppDispatch,
  useAppSelector,
  useQuery,
} from '@samspel/store'
import { notify } from '@samspel/ui'
import { deleteSavedOffer, listSavedOfferIds, saveOffer } from './data'
import { messages } from './messages'
import { addWaiting, dropWaiting, readWaiting, useWaiting, type Waiting } from './waiting'

const send = (dispatch: AppDispatch, { id, saved, notifyWhenOpen }: Waiting) =>
  saved
    ? dispatch(
        saveOffer({
          params: { id },
          body: { savedOffer: notifyWhenOpen === undefined ? {} : { notifyWhenOpen } },
        }),
      )
    : dispatch(deleteSavedOffer({ params: { id } }))

/** Asks anew what is saved, and waits for it, so that a bookmark does not fall back between. */
const refresh = async (dispatch: AppDispatch) => {
  const request = listSavedOfferIds()
  await dispatch({ ...request, meta: { ...request.meta, cache: queryKey(request) } })
  dispatch(queryActions.invalidated({ prefix: 'listSavedOffers ' }))
}

/** One at a time and each once; what finds no network stays until there is one. */
let sending: Promise<void> | undefined
const sendWaiting = (dispatch: AppDispatch, creatorId: string, onRefused: () => void): Promise<void> => {
  const run = async () => {
    const own = readWaiting().filter(({ by }) => by === creatorId || by === null)
    const done: Waiting[] = []
    for (const one of own) {
      const { ok, parsedError } = await send(dispatch, one)
      const status = parsedError?.status
      // Without a network, or a session: later.
      if (!ok && (status === 0 || status === 401)) break
      if (!ok && status !== 404) onRefused()
      done.push(one)
    }
    if (done.length > 0) await refresh(dispatch)
    done.forEach(dropWaiting)
  }
  sending = (sending ?? Promise.resolve()).then(run)
  return sending
}

/** What a creator has saved, or a visitor in this browser, and how to change it. */
export interface Saved {
  /** Bookmarks are for visitors and creators. */
  isOffered: boolean
  isSaved: (id: string) => boolean
  /** Told when it can be applied to. */
  isPromised: (id: string) => boolean
  /** Saves it, or takes it away; a creator may take that back for six seconds. */
  toggle: (offer: { id: string; name: string }) => void
}

export function useSaved(): Saved {
  const t = useText()
  const dispatch = useAppDispatch()
  const area = useAppSelector(selectArea)
  const creatorId = useAppSelector(({ app }) => app.currentInstagramerId ?? null)
  const by = area === 'creator' ? creatorId : null
  const waiting = useWaiting(by)
  const { result } = useQuery(by ? listSavedOfferIds() : undefined)
  const refused = t(messages.refused)
  useEffect(() => {
    if (!by) return undefined
    const go = () => {
      if (readWaiting().some((one) => one.by === by || one.by === null))
        void sendWaiting(dispatch, by, () => notify({ kind: 'bad', message: refused }))
    }
    go()
    window.addEventListener('online', go)
    return () => window.removeEventListener('online', go)
  }, [by, dispatch, refused])

  const known = (id: string) => result?.saved.find((one) => one.id === id)
  const isSaved = (id: string) => waiting.findLast((one) => one.id === id)?.saved ?? known(id) !== undefined
  const set = (one: Omit<Waiting, 'by'>) => {
    if (!by && !one.saved) return dropWaiting({ ...one, saved: true, by: null })
    addWaiting({ ...one, by })
    if (by) void sendWaiting(dispatch, by, () => notify({ kind: 'bad', message: refused }))
  }
  return {
    isOffered: area === 'anonymous' || area === 'creator',
    isSaved,
    isPromised: (id) => known(id)?.notifyWhenOpen ?? false,
    toggle: ({ id, name }) => {
      if (!isSaved(id)) {
        set({ id, saved: true })
        if (!by) notify({ kind: 'ok', message: t(messages.keptHere) })
        return
      }
      const notifyWhenOpen = known(id)?.notifyWhenOpen
      set({ id, saved: false })
      notify({
        kind: 'info',
        message: t(messages.removed, { name }),
        action: {
          label: t(messages.undo),
          onClick: () => set({ id, saved: true, ...(notifyWhenOpen !== undefined && { notifyWhenOpen }) }),
        },
      })
    },
  }
}
