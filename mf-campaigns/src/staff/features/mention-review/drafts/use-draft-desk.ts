import { useEffect, useState } from 'react'
import type { PostDraft, PostDraftRow } from '@samspel/api'
import { type Selection, useSelection } from '@samspel/desk'
import { useIsLeaving } from '@samspel/federation/go-on'
import { useQueryParams } from '@samspel/navigation'
import { useAppSelector, usePagedList } from '@samspel/store'
import { keptOf, usePostDraft } from '../../../../shared/components/drafts'
import { nextCard, useChosen, useReviewDesk } from '../../../review-desk'
import { draftLists, selectDraftRows } from './data'
import type { Comments } from './use-comments'
import { type Answered, type DraftAnswer, useDraftAnswers } from './use-draft-answers'

export const cardPrefix = 'draft-'

/** What is asked before an answer. */
export type DraftQuestion =
  | { kind: 'approve'; draft: PostDraft; kept: number }
  | { kind: 'changes'; drafts: readonly Answered[] }
  | { kind: 'decline'; draft: PostDraft }

/** `now`: as it was sent last; a number: that version; `compare`: the last two side by side. */
export type DraftShown = 'now' | 'compare' | number

const versionOf = ({ versions }: PostDraft): number => versions[0]?.number ?? 1
export const answeredOf = (draft: PostDraft): Answered => ({
  id: draft.id,
  version: versionOf(draft),
  creator: draft.creator,
})
export const mayAnswer = ({ abilities }: PostDraft): boolean =>
  abilities.includes('approve') || abilities.includes('requestChanges') || abilities.includes('decline')
/** Why a draft cannot be approved although somebody may. */
export const lacksLabel = ({ checks }: PostDraft): boolean => checks.adLabel === 'missing'

/** The drafts that wait with the chosen one among them, and what is asked before an answer to it. */
export function useDraftDesk(listKey: string, isMobile: boolean) {
  const list = usePagedList(draftLists, listKey)
  const rows = useAppSelector(selectDraftRows)
  const { held, answer: send, undoLast } = useDraftAnswers()
  const drafts = list.ids.flatMap((id): PostDraftRow[] => (held.has(id) ? [] : rows[id] ? [rows[id]] : []))
  const ids = drafts.map(({ id }) => id)
  const [{ draft: named }, setQuery] = useQueryParams()
  const isLeaving = useIsLeaving()
  const chosen = useChosen({
    listKey,
    columns: [ids],
    cardPrefix,
    startsChosen: !isMobile && named === undefined,
    follows: !isMobile,
  })
  const isListed = named !== undefined && ids.includes(named)
  useEffect(() => {
    if (!isListed || isLeaving()) return
    chosen.choose(named)
    setQuery({ draft: '' })
    // Runs only when the named draft is found: the others are new on every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isListed, isLeaving])
  const chosenId = named !== undefined && !held.has(named) ? named : chosen.chosenId
  const choose = (id: string | undefined) => {
    if (named !== undefined) setQuery({ draft: '' })
    chosen.choose(id)
  }
  const selection: Selection = useSelection(listKey, ids)
  const [question, setQuestion] = useState<DraftQuestion | undefined>()
  const answer = (all: readonly Answered[], what: DraftAnswer) => {
    for (const { id } of all) selection.remove(id)
    if (named !== undefined && all.some(({ id }) => id === named)) setQuery({ draft: '' })
    send(all, what)
  }
  return {
    list,
    drafts,
    ids,
    held,
    chosenId,
    choose,
    selection,
    selected: drafts.filter(({ id }) => selection.has(id)),
    total: Math.max(drafts.length, list.totalCount - held.size),
    question,
    setQuestion,
    answer,
    undoLast,
  }
}
export type DraftDeskState = ReturnType<typeof useDraftDesk>

/** The chosen draft as it was read, its comments, and its answers. */
export function useChosenDraft(desk: DraftDeskState) {
  const query = usePostDraft(desk.chosenId)
  return { ...query, draft: query.draft?.id === desk.chosenId ? query.draft : undefined }
}

interface OfDraft {
  draft: PostDraft | undefined
  comments: Comments | undefined
}

/** Asks first where something would be lost or ended, else answers. */
export function useAnswers(desk: DraftDeskState, focusNew: () => void) {
  const { setQuestion, answer } = desk
  const kept = ({ comments }: OfDraft) => keptOf(comments?.comments ?? [])
  return {
    approve: (of: OfDraft) => {
      const { draft } = of
      if (!draft || lacksLabel(draft)) return
      const n = kept(of).length
      if (n > 0) setQuestion({ kind: 'approve', draft, kept: n })
      else answer([answeredOf(draft)], { act: 'approve' })
    },
    /** A request for changes, or the question whether one more may be asked for; without comments the focus goes to a new one. */
    changes: (of: OfDraft) => {
      const { draft } = of
      if (!draft) return
      if (kept(of).length === 0) focusNew()
      else answer([answeredOf(draft)], { act: draft.abilities.includes('requestChanges') ? 'changes' : 'extra' })
    },
    decline: ({ draft }: OfDraft) => draft && setQuestion({ kind: 'decline', draft }),
  }
}

/** The keys of the desk, those of every review. */
export function useDraftKeys(
  desk: DraftDeskState,
  { draft, comments }: OfDraft,
  answers: ReturnType<typeof useAnswers>,
  compare: (() => void) | undefined,
) {
  const { ids, chosenId, choose, selection, question, undoLast } = desk
  const can = (ability: PostDraft['abilities'][number]) => draft?.abilities.includes(ability) ?? false
  const of = { draft, comments }
  return useReviewDesk({
    isBusy: question !== undefined,
    selection,
    chosenId,
    isSelectable: chosenId !== undefined && ids.includes(chosenId),
    cardPrefix,
    next: (key) => nextCard([ids], chosenId, key),
    choose,
    actions: {
      approve: can('approve') && (() => answers.approve(of)),
      changes: (can('requestChanges') || can('askExtraRound')) && (() => answers.changes(of)),
      reject: can('decline') && (() => answers.decline(of)),
      compare,
      undo: undoLast,
    },
    shifted: {
      approve: desk.selected.length > 0 ? () => desk.answer(desk.selected, { act: 'approve' }) : undefined,
    },
  })
}
