import { useState } from 'react'
import { type Selection, useSelection } from '@samspel/desk'
import { navigate } from '@samspel/federation'
import { can, type MentionRecord } from '@samspel/store'
import { useRootMark } from '@samspel/ui'
import { useMayWrite } from '../../components/use-may-write'
import { nextInGrid, useChosen, useReviewDesk } from '../../review-desk'
import type { Question } from './Dialogs'
import { messagePath } from './message-path'
import { useAskedMention, useChooseFound } from './use-asked-mention'
import { type DecisionJob, useBulkDecisions } from './use-bulk-decisions'
import { type Act, useDecide } from './use-decide'

const abilityOf = { approve: 'approve', reject: 'reject', changes: 'requestChanges', reset: 'reset' } as const
const cardPrefix = 'mention-'

/** What the decisions on posts are about: the chosen one, the selected ones, and what is asked before. */
export function useMentionDesk(listKey: string, mentions: readonly MentionRecord[], isMobile: boolean) {
  const mayWrite = useMayWrite()
  const ids = mentions.map(({ id }) => id)
  const { asked, found, forget } = useAskedMention(ids)
  const { chosenId, choose: chooseCard } = useChosen({
    listKey,
    columns: [ids],
    cardPrefix,
    startsChosen: !isMobile,
    follows: !isMobile,
  })
  const choose = (id: string | undefined) => {
    forget()
    chooseCard(id)
  }
  useChooseFound(found, choose)
  const chosen = asked ?? mentions.find(({ id }) => id === chosenId)
  useRootMark('chosen-post', !isMobile && (mentions.length > 0 || asked !== undefined))
  const [question, setQuestion] = useState<Question | undefined>()
  const [buying, setBuying] = useState<MentionRecord | undefined>()
  const { act, decide, offer, undoLast } = useDecide()
  const selectable = mentions.filter((mention) => can(mention, 'approve'))
  const selection: Selection = useSelection(
    listKey,
    selectable.map(({ id }) => id),
  )
  const selected = mentions.filter(({ id }) => selection.has(id))
  const bulk = useBulkDecisions({ decide, offer }, ({ id }) => selection.remove(id))

  const startMany = (jobs: readonly DecisionJob[]) => void bulk.start(jobs)
  /** Performs the act or asks first: for a text to the creator, or whether to approve an unlabelled post. */
  const start = (which: Act, on: readonly MentionRecord[]) => {
    const able = on.filter((mention) => can(mention, abilityOf[which]))
    if (able.length === 0) return
    if (which === 'reject' || which === 'changes')
      setQuestion({ kind: 'reason', act: which, mentions: able, leftOut: on.length - able.length })
    else if (which === 'approve' && able.some(({ checks }) => checks.adLabel === 'missing'))
      setQuestion({ kind: 'missingLabel', act: which, mentions: able })
    else if (able.length === 1) void act(which, able[0]!)
    else startMany(able.map((record) => ({ record, act: { which } })))
  }
  const startChosen = (which: 'approve' | 'reject' | 'changes') =>
    chosen &&
    can(chosen, abilityOf[which]) &&
    (() => start(which, selected.length > 1 && selection.has(chosen.id) ? selected : [chosen]))
  const desk = useReviewDesk({
    isBusy: Boolean(question ?? buying ?? bulk.run),
    selection,
    chosenId: chosen?.id,
    isSelectable: true,
    cardPrefix,
    next: (key) => nextInGrid(ids, chosenId, key, cardPrefix),
    choose,
    actions: {
      approve: startChosen('approve'),
      reject: startChosen('reject'),
      changes: startChosen('changes'),
      undo: undoLast,
      write: chosen && mayWrite && (() => navigate(messagePath(chosen))),
    },
  })
  return {
    ...desk,
    asked,
    chosen,
    choose,
    selection,
    selected,
    selectable,
    bulk,
    act,
    start,
    startMany,
    question,
    setQuestion,
    buying,
    setBuying,
  }
}

export type MentionDesk = ReturnType<typeof useMentionDesk>
