import { type ReactNode, useEffect, useState } from 'react'
import type { DraftComment, PostDraft } from '@samspel/api'
import { isSpot, mediaAt } from '../../../../shared/components/drafts'
import css from './DraftDesk.module.css'
import { DraftFoot } from './DraftFoot'
import { DraftPanel } from './DraftPanel'
import { DraftView } from './DraftView'
import { useComments } from './use-comments'
import { type DraftDeskState, type DraftShown, useAnswers, useDraftKeys } from './use-draft-desk'

interface ChosenDraftProps {
  desk: DraftDeskState
  draft: PostDraft
  retry: () => void
  /** The bar of keys, which opens their help. */
  keys: (openHelp: () => void, isHelpOpen: boolean, closeHelp: () => void) => ReactNode
}

/** The chosen draft, what is checked and said of it, and the keys that answer it. */
export function ChosenDraft({ desk, draft, retry, keys }: ChosenDraftProps) {
  const comments = useComments(draft, retry)
  const [shown, setShown] = useState<DraftShown>('now')
  const [at, setAt] = useState(0)
  const [lit, setLit] = useState<number | undefined>()
  const show = (next: DraftShown) => {
    setShown(next)
    setAt(0)
  }
  const focusNew = () => {
    if (!draft.abilities.includes('comment')) return
    setShown('now')
    const media = draft.media[Math.min(at, draft.media.length - 1)]
    comments.begin(
      media
        ? { mediaId: media.id, x: 0.5, y: 0.5 }
        : { from: 0, to: draft.caption.length, quote: draft.caption.slice(0, 500) },
    )
  }
  const answers = useAnswers(desk, focusNew)
  const of = { draft, comments }
  const compare = draft.versions.length > 1 ? () => show(shown === 'compare' ? 'now' : 'compare') : undefined
  const { openHelp, isHelpOpen, closeHelp } = useDraftKeys(desk, of, answers, compare)
  // A comment that is lit from the list leads to its picture.
  const light = (comment: DraftComment) => {
    setLit(comment.number)
    const place = isSpot(comment.place) ? mediaAt(draft.media, comment.place) : undefined
    if (place !== undefined && shown === 'now') setAt(place)
  }
  useEffect(() => {
    if (comments.comments.every(({ number }) => number !== lit)) setLit(undefined)
  }, [comments.comments, lit])
  return (
    <>
      <DraftView
        draft={draft}
        comments={comments}
        shown={shown}
        onShown={show}
        at={at}
        onAt={setAt}
        lit={lit}
        onLit={setLit}
      />
      <aside className={css.panel}>
        <DraftPanel
          draft={draft}
          comments={comments}
          lit={lit}
          onLit={light}
          onShown={show}
          foot={
            <DraftFoot
              draft={draft}
              comments={comments}
              onApprove={() => answers.approve(of)}
              onChanges={() => answers.changes(of)}
              onDecline={() => answers.decline(of)}
            />
          }
        />
      </aside>
      {keys(openHelp, isHelpOpen, closeHelp)}
    </>
  )
}
