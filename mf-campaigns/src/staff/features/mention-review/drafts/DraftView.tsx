import type { PostDraft, PostDraftVersion } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { Avatar, Icon, Link, SegmentedControl, TextButton, useIsMobile } from '@samspel/ui'
import { draftMessages, DraftText, Stage } from '../../../../shared/components/drafts'
import { CommentField } from './CommentField'
import { Compare } from './Compare'
import css from './DraftDesk.module.css'
import { draftDeskMessages as messages } from './messages'
import type { Comments } from './use-comments'
import type { DraftShown } from './use-draft-desk'

/** Text in a draft at most. */
const captionMax = 2_200

export interface DraftViewProps {
  draft: PostDraft
  comments: Comments
  shown: DraftShown
  onShown: (shown: DraftShown) => void
  /** Which picture is shown, counted from 0. */
  at: number
  onAt: (at: number) => void
  lit: number | undefined
  onLit: (number: number | undefined) => void
}

/** 'Utkast 1', 'Utkast 2', 'Jämför'. */
function Versions({ draft: { versions }, shown, onShown }: Pick<DraftViewProps, 'draft' | 'shown' | 'onShown'>) {
  const t = useText()
  const newest = versions[0]?.number ?? 1
  if (versions.length < 2) return null
  return (
    <SegmentedControl
      size="sm"
      label={t(messages.views)}
      value={shown === 'now' ? String(newest) : String(shown)}
      onChange={(value) => onShown(value === 'compare' ? value : Number(value) === newest ? 'now' : Number(value))}
      options={[
        ...versions
          .toReversed()
          .map(({ number }) => ({ value: String(number), label: t(draftMessages.version, { n: number }) })),
        { value: 'compare', label: t(messages.compare) },
      ]}
    />
  )
}

/** What is not the same as in the version before. */
function Changed({ now, before, onShow }: { now: PostDraftVersion; before: PostDraftVersion; onShow: () => void }) {
  const t = useText()
  const pictures = now.media.filter(({ id }, index) => before.media[index]?.id !== id).length
  const gone = Math.max(before.media.length - now.media.length, 0)
  const parts = [
    now.caption !== before.caption && t(messages.changedText),
    pictures + gone > 0 && t(messages.changedPictures, { n: pictures + gone }),
  ].filter(Boolean)
  return (
    <div className={css.changed}>
      <Icon name="repeat" size={18} />
      <span>
        <b>{t(messages.changedSince, { n: before.number })}</b> {parts.join(', ') || t(messages.changedNothing)}
      </span>
      <TextButton onClick={onShow}>{t(messages.compare)}</TextButton>
    </div>
  )
}

/** The draft itself: its pictures with pins, its text with marks, its versions. */
export function DraftView({ draft, comments, shown, onShown, at, onAt, lit, onLit }: DraftViewProps) {
  const t = useText()
  const isMobile = useIsMobile()
  const { creator, versions, checks } = draft
  const [newest, older] = versions
  const version = versions.find(({ number }) => number === shown)
  const isNow = shown === 'now' || version?.number === newest?.number
  const { media, caption } = version ?? { media: draft.media, caption: draft.caption }
  const mayComment = isNow && draft.abilities.includes('comment')
  const listed =
    version && !isNow ? comments.comments.filter((one) => one.version <= version.number) : comments.comments
  const place = Math.min(at, Math.max(media.length - 1, 0))
  const count = (kind: 'picture' | 'film') => media.filter((one) => one.kind === kind).length
  const holds = [t(messages.pictures, { n: count('picture') }), t(messages.films, { n: count('film') })].filter(Boolean)
  return (
    <section className={css.view} aria-label={t(messages.chosen)}>
      <div className={css.viewHead}>
        <Avatar name={creator.name} src={creator.avatarUrl} size={32} />
        <div className={css.grow}>
          <Link href={`/creators/${creator.id}`}>@{creator.username}</Link>
          <div className={css.quiet}>{holds.join(', ') || t(messages.textOnly)}</div>
        </div>
        <Versions draft={draft} shown={shown} onShown={onShown} />
      </div>
      {shown === 'compare' && newest && older ? (
        <Compare before={older} after={newest} />
      ) : (
        <>
          <Stage
            media={media}
            at={place}
            onAt={onAt}
            comments={listed}
            lit={lit}
            onLit={onLit}
            onPlace={mayComment ? comments.begin : undefined}
            onMove={mayComment ? (comment, spot) => void comments.move(comment, spot) : undefined}
          >
            {!isMobile && comments.typesAt(media[place]?.id) && <CommentField comments={comments} />}
          </Stage>
          {isMobile && comments.typesAt(media[place]?.id) && <CommentField comments={comments} />}
          <div className={css.viewText}>
            <DraftText
              text={caption}
              label={checks.adLabelFound}
              comments={listed}
              lit={lit}
              onLit={onLit}
              onMark={mayComment ? comments.begin : undefined}
            />
            {comments.typed && !comments.typed.id && 'quote' in comments.typed.place && (
              <>
                <blockquote className={css.quote}>{comments.typed.place.quote}</blockquote>
                <CommentField comments={comments} />
              </>
            )}
            <p className={css.quiet}>{t(messages.characters, { n: caption.length, of: captionMax })}</p>
            {isNow && newest && older && <Changed now={newest} before={older} onShow={() => onShown('compare')} />}
            {mayComment && (
              <p className={css.hint}>
                <Icon name="message-2" size={16} />
                {t(isMobile ? messages.hintPhone : messages.hint)}
              </p>
            )}
          </div>
        </>
      )}
    </section>
  )
}
