import { useCallback, useEffect, useRef, useState } from 'react'
import { useFormFacts, useTypedValues } from '@samspel/forms'
import { useAppSelector } from '@samspel/store'
import { draftKey, dropDraft, keepDraft, type LocalDraft, readDraft } from './data/local-draft'
import type { EditorValues } from './data/values'
import { isSame } from './data/versions'

const KEEP_MS = 400

/** A draft found in the browser, until the user decides about it. */
export interface OfferedDraft {
  offered: LocalDraft | undefined
  /** There was no draft, or the user has decided. */
  isDecided: boolean
  /** Records the decision. */
  decide: () => void
}

/**
 * Stores every change in the browser until it is saved, and offers the draft found there. That one is not overwritten until the user
 * decides.
 */
export function useLocalDraft(campaignId: string | undefined, start: EditorValues): OfferedDraft {
  const userId = useAppSelector((state) => state.app.currentUserId)
  const values = useTypedValues<EditorValues>()
  const { dirty } = useFormFacts()
  const [found, setFound] = useState<{ of: string; draft: LocalDraft | undefined }>()
  const key = userId ? draftKey(userId, campaignId) : undefined
  const first = useRef(campaignId)

  // Runs after the first effects, in which the form restores what the tab has stored.
  useEffect(() => {
    if (userId) setFound({ of: userId, draft: readDraft(draftKey(userId, first.current)) })
  }, [userId])

  const isKnown = found !== undefined && found.of === userId
  const draft = isKnown ? found.draft : undefined
  const offered = draft && !isSame(draft.values, values) ? draft : undefined
  const isDecided = isKnown && !offered

  const decide = useCallback(() => setFound((last) => last && { ...last, draft: undefined }), [])
  useEffect(() => {
    if (draft && !offered) decide()
  }, [draft, offered, decide])

  useEffect(() => {
    // The new campaign is now a draft on the server, stored under its own key.
    if (userId && campaignId && first.current === undefined) dropDraft(draftKey(userId, undefined))
  }, [userId, campaignId])

  useEffect(() => {
    if (!key || !isDecided) return
    if (!dirty) return dropDraft(key)
    const keep = () => keepDraft(key, { values, base: start, at: Date.now() })
    const keepHidden = () => void (document.visibilityState === 'hidden' && keep())
    const timer = setTimeout(keep, KEEP_MS)
    window.addEventListener('pagehide', keep)
    document.addEventListener('visibilitychange', keepHidden)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', keep)
      document.removeEventListener('visibilitychange', keepHidden)
    }
  }, [key, isDecided, dirty, values, start])

  return { offered, isDecided: isDecided || userId === undefined || userId === null, decide }
}
