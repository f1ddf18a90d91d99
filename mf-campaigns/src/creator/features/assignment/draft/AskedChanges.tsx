import { useState } from 'react'
import type { DraftComment, PostDraft } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { useNeedsNetwork } from '@samspel/offer/network'
import { useAppDispatch } from '@samspel/store'
import { Card, CheckboxField, cx, Icon, notify, VisuallyHidden } from '@samspel/ui'
import {
  draftMessages,
  DraftText,
  isDone,
  isSpot,
  mediaAt,
  roundsOf,
  Stage,
  tickDraftComment,
  usePlaceName,
} from '../../../../shared/components/drafts'
import css from './Draft.module.css'
import { draftCardMessages as messages } from './messages'

interface AskedProps {
  comment: DraftComment
  draft: PostDraft
  isLit: boolean
  onLit: () => void
  onTick: (done: boolean) => void
}

/** One thing that the brand wants changed: a press leads to its pin or its words. */
function Asked({ comment, draft, isLit, onLit, onTick }: AskedProps) {
  const t = useText()
  const f = useFormats()
  const needs = useNeedsNetwork()
  const placeName = usePlaceName()
  const { number: n, text, byName, sentAt, createdAt } = comment
  const values = { place: placeName(comment, draft.media), date: f.dateTime(sentAt ?? createdAt) }
  return (
    <li className={cx(css.asked, isLit && css.lit)}>
      <button type="button" className={css.lead} aria-pressed={isLit} onClick={onLit}>
        <span className={cx(css.mark, isDone(comment) && css.markDone)}>{n}</span>
        <span>
          ”{text}”
          <small>{byName ? t(messages.where, { ...values, name: byName }) : t(messages.whereOnly, values)}</small>
        </span>
      </button>
      {!needs && (
        <span className={css.tick}>
          <CheckboxField
            label={
              <>
                {t(messages.done)}
                <VisuallyHidden>: {text}</VisuallyHidden>
              </>
            }
            value={isDone(comment)}
            onChange={onTick}
          />
        </span>
      )}
    </li>
  )
}

interface AskedChangesProps {
  draft: PostDraft
  brand: string
  /** A comment was ticked. */
  onTicked: () => void
}

/** What the brand wants changed: pins in the pictures, marks in the text and their list, which are the same (drawing zm 3). */
export function AskedChanges({ draft, brand, onTicked }: AskedChangesProps) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const [at, setAt] = useState(0)
  const [lit, setLit] = useState<number | undefined>()
  // The pins point at what was sent, which the creator may have begun to change.
  const sent = draft.versions.find(({ outcome }) => outcome === 'changes_requested') ?? draft.versions[0]
  const comments = draft.comments.filter(({ sentAt, version }) => sentAt !== null && version === sent?.number)
  const { media, caption } = sent ?? draft
  const used = draft.changesUsed
  const rounds = roundsOf(draft)
  const light = (comment: DraftComment) => {
    setLit(comment.number)
    const place = mediaAt(media, comment.place)
    if (place !== undefined) setAt(place)
    // A pin of another picture is there only after that is shown.
    window.requestAnimationFrame(() =>
      document
        .getElementById(`${isSpot(comment.place) ? 'pin' : 'words'}-${comment.number}`)
        ?.scrollIntoView({ block: 'center', behavior: 'smooth' }),
    )
  }
  const tick = async ({ id }: DraftComment, done: boolean) => {
    const outcome = await dispatch(tickDraftComment({ params: { id }, body: { done } }))
    if (!outcome.ok) notify({ kind: 'bad', message: t(outcome.parsedError!.message) })
    onTicked()
  }
  return (
    <>
      <Card className={cx(css.preview, css.ask)}>
        <Stage media={media} at={at} onAt={setAt} comments={comments} lit={lit} onLit={setLit} />
        <div className={css.previewText}>
          <h2>{t(messages.asksChanges, { brand, n: comments.length })}</h2>
          {sent?.note && <p className={css.note}>”{sent.note}”</p>}
          <ul className={css.list}>
            {comments.map((comment) => (
              <Asked
                key={comment.id}
                comment={comment}
                draft={{ ...draft, media }}
                isLit={comment.number === lit}
                onLit={() => light(comment)}
                onTick={(done) => void tick(comment, done)}
              />
            ))}
          </ul>
          <section aria-label={t(draftMessages.onText)} className={css.words}>
            <DraftText text={caption} label={draft.checks.adLabelFound} comments={comments} lit={lit} onLit={setLit} />
          </section>
        </div>
      </Card>
      {draft.sendBy && (
        <p className={css.by}>
          <Icon name="clock" size={18} />
          <span>
            <b>{t(messages.sendAgainBy, { date: f.date(draft.sendBy) })}</b>{' '}
            {draft.publishBy && t(messages.publishBy, { date: f.date(draft.publishBy) })}
          </span>
        </p>
      )}
      {rounds !== null && (
        <p className={css.quiet}>{t(messages.roundsLeft, { of: rounds, left: Math.max(rounds - used, 0) })}</p>
      )}
    </>
  )
}
