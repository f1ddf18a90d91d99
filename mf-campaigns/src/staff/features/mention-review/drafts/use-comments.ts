import { useEffect, useState } from 'react'
import type { DraftComment, DraftPlace, PostDraft } from '@samspel/api'
import { useKept } from '@samspel/desk/kept'
import { useText } from '@samspel/i18n'
import { type ApiOutcome, useAppDispatch } from '@samspel/store'
import { notify } from '@samspel/ui'
import {
  createDraftComment,
  deleteDraftComment,
  isSpot,
  updateDraftComment,
} from '../../../../shared/components/drafts'

interface Typed {
  place: DraftPlace | null
  /** The comment that is changed; null for a new one. */
  id: string | null
  text: string
}
const nothing: Typed = { place: null, id: null, text: '' }

/** The comments of a draft as they stand here, those just kept, moved and dropped included, and the one that is being typed. */
export function useComments(draft: PostDraft, retry: () => void) {
  const t = useText()
  const dispatch = useAppDispatch()
  // Null: dropped here.
  const [own, setOwn] = useState<Readonly<Record<string, DraftComment | null>>>({})
  const [typed, type] = useKept<Typed>(`draft-comment.${draft.id}`, nothing)
  const [isSaving, setSaving] = useState(false)
  useEffect(() => setOwn({}), [draft])
  const known = new Map(draft.comments.map((comment) => [comment.id, comment]))
  for (const [id, comment] of Object.entries(own))
    if (comment) known.set(id, comment)
    else known.delete(id)
  const comments = [...known.values()].sort((a, b) => a.number - b.number)

  const put = (id: string, comment: DraftComment | null) => setOwn((all) => ({ ...all, [id]: comment }))
  const settle = (outcome: Pick<ApiOutcome, 'ok' | 'parsedError'>, id?: string) => {
    if (!outcome.ok) {
      notify({ kind: 'bad', message: t(outcome.parsedError!.message) })
      setOwn((all) => Object.fromEntries(Object.entries(all).filter(([key]) => key !== id)))
    }
    retry()
  }
  const drop = () => type(nothing)

  return {
    comments,
    typed: typed.place ? { ...typed, place: typed.place } : undefined,
    isSaving,
    /** Opens the field at a place; words that are typed already go with it. */
    begin: (place: DraftPlace) => type({ place, id: null, ...(typed.id && { text: '' }) }),
    edit: ({ id, place, text }: DraftComment) => type({ id, place, text }),
    write: (text: string) => type({ text }),
    drop,
    /** Keeps what is typed; on failure it stays in the field. */
    keep: async () => {
      const text = typed.text.trim()
      const { place, id } = typed
      if (!place || !text || isSaving) return
      setSaving(true)
      const outcome = id
        ? await dispatch(updateDraftComment({ params: { id }, body: { draftComment: { text } } }))
        : await dispatch(createDraftComment({ params: { id: draft.id }, body: { draftComment: { place, text } } }))
      setSaving(false)
      if (outcome.ok) {
        const { draftComment } = outcome.data!
        put(draftComment.id, draftComment)
        drop()
      }
      settle(outcome)
    },
    move: async (comment: DraftComment, place: DraftPlace) => {
      put(comment.id, { ...comment, place })
      const { id } = comment
      settle(await dispatch(updateDraftComment({ params: { id }, body: { draftComment: { place } } })), id)
    },
    remove: async (comment: DraftComment) => {
      put(comment.id, null)
      settle(await dispatch(deleteDraftComment({ params: { id: comment.id } })), comment.id)
    },
    /** Whether the field stands in this picture. */
    typesAt: (mediaId: string | undefined) =>
      typed.place !== null && isSpot(typed.place) && typed.place.mediaId === mediaId && typed.id === null,
  }
}

export type Comments = ReturnType<typeof useComments>
