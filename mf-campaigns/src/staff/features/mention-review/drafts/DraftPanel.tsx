import type { ReactNode } from 'react'
import type { DraftComment, PostDraft, PostDraftOutcome } from '@samspel/api'
import { dayOf, daysUntil, type Message, useFormats, useText } from '@samspel/i18n'
import { Chip, cx, IconButton, Link, Row, TextButton, useIsMobile } from '@samspel/ui'
import { draftMessages, isDone, usePlaceName, useRound } from '../../../../shared/components/drafts'
import { CommentField } from './CommentField'
import { DraftChecks } from './DraftChecks'
import css from './DraftDesk.module.css'
import { draftDeskMessages as messages } from './messages'
import { Standing } from './Standing'
import type { Comments } from './use-comments'
import type { DraftShown } from './use-draft-desk'

const outcomes: Record<PostDraftOutcome, Message> = {
  changes_requested: messages.outcomeAsked,
  approved: messages.outcomeApproved,
  unanswered: messages.outcomeUnanswered,
  declined: messages.outcomeDeclined,
  withdrawn: messages.outcomeWithdrawn,
}

/** A part of the panel; on phones it is folded. */
function Part({
  title,
  aside,
  isFolded,
  children,
}: {
  title: string
  aside?: string
  isFolded?: boolean
  children: ReactNode
}) {
  if (isFolded)
    return (
      <details className={css.part}>
        <summary>
          {title} <span className={css.quiet}>{aside}</span>
        </summary>
        {children}
      </details>
    )
  return (
    <section className={css.part}>
      <Row justify="between">
        <h3>{title}</h3>
        {aside && <span className={css.quiet}>{aside}</span>}
      </Row>
      {children}
    </section>
  )
}

interface CommentRowProps {
  comment: DraftComment
  draft: PostDraft
  comments: Comments
  isLit: boolean
  onLit: () => void
}

function CommentRow({ comment, draft, comments, isLit, onLit }: CommentRowProps) {
  const t = useText()
  const f = useFormats()
  const placeName = usePlaceName()
  const { number: n, createdAt, text } = comment
  const isOpen = comment.sentAt === null && draft.abilities.includes('comment')
  const when = dayOf(createdAt) === dayOf(Date.now()) ? f.time(createdAt) : f.date(createdAt)
  return (
    <li className={cx(css.comment, isLit && css.commentLit)} id={`comment-${n}`} onMouseEnter={onLit}>
      <button
        type="button"
        className={cx(css.mark, isDone(comment) && css.markDone)}
        aria-label={t(draftMessages.pin, { n, text })}
        aria-pressed={isLit}
        onClick={onLit}
      >
        {n}
      </button>
      <div className={css.grow}>
        <div className={css.by}>
          <b>{comment.byName ?? t(messages.somebody)}</b>
          <span>{when}</span>
        </div>
        {comments.typed?.id === comment.id ? (
          <CommentField comments={comments} label={t(messages.commentOf, { n })} />
        ) : (
          <p className={css.said}>
            {text} {isDone(comment) && <b className={css.ok}>{t(messages.doneIn)}</b>}
          </p>
        )}
        <div className={css.by}>
          <span>
            {[placeName(comment, draft.media), comment.sentAt === null && t(messages.notSent)]
              .filter(Boolean)
              .join(', ')}
          </span>
          {isOpen && (
            <span>
              <IconButton
                icon="pencil"
                size="sm"
                label={t(messages.editComment, { n })}
                onClick={() => comments.edit(comment)}
              />
              <IconButton
                icon="trash"
                size="sm"
                label={t(messages.removeComment, { n })}
                onClick={() => void comments.remove(comment)}
              />
            </span>
          )}
        </div>
      </div>
    </li>
  )
}

interface DraftPanelProps {
  draft: PostDraft
  comments: Comments
  lit: number | undefined
  onLit: (comment: DraftComment) => void
  onShown: (shown: DraftShown) => void
  /** The buttons of the answers. */
  foot: ReactNode
}

/** What is checked and said of the chosen draft, its versions, and the answers to it. */
export function DraftPanel({ draft, comments, lit, onLit, onShown, foot }: DraftPanelProps) {
  const t = useText()
  const f = useFormats()
  const isMobile = useIsMobile()
  const round = useRound()(draft)
  const { campaign, versions, publishBy, answerBy } = draft
  const all = comments.comments
  const done = all.filter(isDone).length
  return (
    <>
      <div className={css.panelHead}>
        <h2>
          <Link href={`/campaigns/${campaign.id}`}>{campaign.name}</Link>
        </h2>
        <div className={css.chips}>
          {round && (
            <Chip tone="warn" icon="refresh">
              {round}
            </Chip>
          )}
          {publishBy && <span className={css.quiet}>{t(messages.publishBy, { date: f.date(publishBy) })}</span>}
        </div>
        <Standing draft={draft} />
        {answerBy && daysUntil(answerBy) <= 1 && (
          <p className={css.soon}>{t(messages.silenceSoon, { date: f.date(answerBy) })}</p>
        )}
      </div>
      <DraftChecks
        draft={draft}
        frame={(aside, children) => (
          <Part title={t(messages.checks)} aside={aside} isFolded={isMobile}>
            {children}
          </Part>
        )}
      />
      <Part
        title={t(messages.comments)}
        {...(all.length > 0 && { aside: t(messages.commentsOf, { open: all.length - done, done }) })}
      >
        {all.length === 0 && <p className={css.quiet}>{t(messages.noComments)}</p>}
        <ul className={css.comments}>
          {all.map((comment) => (
            <CommentRow
              key={comment.id}
              comment={comment}
              draft={draft}
              comments={comments}
              isLit={comment.number === lit}
              onLit={() => onLit(comment)}
            />
          ))}
        </ul>
      </Part>
      <Part title={t(messages.versions)} isFolded={isMobile}>
        <ul className={css.versions}>
          {versions.map(({ number, sentAt, outcome, decidedByName, note }, index) => (
            <li key={number}>
              <TextButton tone="quiet" onClick={() => onShown(index === 0 ? 'now' : number)}>
                {[t(draftMessages.version, { n: number }), outcome && t(outcomes[outcome]), decidedByName]
                  .filter(Boolean)
                  .join(', ')}
              </TextButton>
              <time dateTime={sentAt}>{f.dateTime(sentAt)}</time>
              {note && <p className={css.said}>”{note}”</p>}
            </li>
          ))}
        </ul>
      </Part>
      {foot}
    </>
  )
}
