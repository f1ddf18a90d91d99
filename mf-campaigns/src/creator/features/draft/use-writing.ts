import { useCallback, useEffect, useRef, useState } from 'react'
import type { PostDraft } from '@samspel/api'
import { useKept } from '@samspel/desk/kept'
import type { Message } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { getPostDraft, savePostDraft } from '../../../shared/components/drafts'

/** How long typing rests before it is saved. */
const restMs = 1_000
/** After which a save that found no network is tried again, where the browser does not say when it is back. */
const againMs = 10_000

export type ShownMedia = readonly { id: string; alt: string }[]
export type SaveState =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string }
  /** On this device alone. */
  | { kind: 'here' }
  | { kind: 'failed'; message: Message }

interface KeptText {
  caption: string | null
  /** When what it was written from was kept on the server. */
  from: string | null
}

/**
 * What is being written: on the device at once, on the server a second after the last key. What another device has kept meanwhile is
 * neither overwritten nor taken: `other` holds it until one of the two is chosen.
 */
export function useWriting(draft: PostDraft, media: ShownMedia) {
  const dispatch = useAppDispatch()
  const [kept, keep, forget] = useKept<KeptText>(`post-draft.${draft.id}`, { caption: null, from: null })
  const isOwn = kept.caption !== null && kept.caption !== draft.caption
  const [caption, setCaption] = useState(isOwn ? kept.caption! : draft.caption)
  const [other, setOther] = useState<PostDraft | undefined>(isOwn && kept.from !== draft.savedAt ? draft : undefined)
  const [state, setState] = useState<SaveState>(draft.savedAt ? { kind: 'saved', at: draft.savedAt } : { kind: 'idle' })
  const mediaKey = JSON.stringify(media)
  const now = useRef({ caption, mediaKey })
  now.current = { caption, mediaKey }
  const saved = useRef({
    at: draft.savedAt,
    caption: draft.caption,
    mediaKey: JSON.stringify(draft.media.map(({ id, alt }) => ({ id, alt }))),
  })
  const isStopped = useRef(other !== undefined)
  isStopped.current = other !== undefined
  const running = useRef<Promise<boolean> | undefined>(undefined)

  const isSaved = () => saved.current.caption === now.current.caption && saved.current.mediaKey === now.current.mediaKey

  const saveOnce = useCallback(async (): Promise<boolean> => {
    const sent = { ...now.current }
    setState({ kind: 'saving' })
    const body = {
      postDraft: {
        caption: sent.caption,
        media: JSON.parse(sent.mediaKey) as ShownMedia[number][],
        savedAt: saved.current.at,
      },
    }
    const { ok, status, data, parsedError } = await dispatch(savePostDraft({ params: { id: draft.id }, body }))
    if (ok) {
      const at = data?.postDraft.savedAt ?? null
      saved.current = { at, ...sent }
      if (sent.caption === now.current.caption) forget()
      setState(at ? { kind: 'saved', at } : { kind: 'idle' })
      return true
    }
    if (status === 409) {
      const theirs = await dispatch(getPostDraft({ params: { id: draft.id } }))
      if (theirs.data) setOther(theirs.data.postDraft)
    }
    setState(status === 0 || status === 409 ? { kind: 'here' } : { kind: 'failed', message: parsedError!.message })
    return false
  }, [dispatch, draft.id, forget])

  /** Saves until what is on the server is what is shown; false where that is not possible now. */
  const save = useCallback(async (): Promise<boolean> => {
    if (running.current) await running.current
    while (!isSaved() && !isStopped.current) {
      running.current = saveOnce()
      const isDone = await running.current
      running.current = undefined
      if (!isDone) return false
    }
    return !isStopped.current
  }, [saveOnce])

  useEffect(() => {
    if (isSaved() || other) return undefined
    const timer = setTimeout(() => void save(), restMs)
    return () => clearTimeout(timer)
  }, [caption, mediaKey, other, save])
  useEffect(() => {
    if (state.kind !== 'here' || other) return undefined
    const again = () => void save()
    const timer = setInterval(again, againMs)
    globalThis.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      globalThis.removeEventListener('online', again)
    }
  }, [state.kind, other, save])

  const write = useCallback(
    (text: string) => {
      keep({ caption: text, from: saved.current.at })
      setCaption(text)
    },
    [keep],
  )
  /** Ends the question which of two texts holds. */
  const choose = (text: 'own' | 'other') => {
    if (!other) return
    const theirs = JSON.stringify(other.media.map(({ id, alt }) => ({ id, alt })))
    saved.current = { at: other.savedAt, caption: other.caption, mediaKey: theirs }
    if (text === 'other') {
      setCaption(other.caption)
      forget()
      if (other.savedAt) setState({ kind: 'saved', at: other.savedAt })
    }
    setOther(undefined)
  }
  return { caption, write, state, other, choose, save, forget }
}
