import { useText } from '@samspel/i18n'
import { type MentionRecord, useEntity } from '@samspel/store'
import { Notice, Picture } from '@samspel/ui'
import { TextDifferences } from '../../../../shared/components/drafts'
import { matchMessages as messages } from './match-messages'
import css from './MatchNote.module.css'

type Match = NonNullable<MentionRecord['draftMatch']>

const titles = {
  text: messages.textDiffers,
  pictures: messages.picturesDiffer,
  both: messages.bothDiffer,
}

/** Of a post that is not as its draft was approved: what differs, the pictures side by side. Nothing where all is the same. */
export function MatchNote({ mention, match }: { mention: MentionRecord; match: Match }) {
  const t = useText()
  const post = useEntity('instagramPosts', mention.instagramPost)
  const isOther = { text: match.text === 'differs', pictures: match.pictures === 'differs' }
  const published = post?.imageUrl ?? mention.contentPost?.imageUrls[0]
  const [drafted] = match.media
  if (!isOther.text && !isOther.pictures)
    return <Notice kind="ok">{t(match.pictures === 'unknown' ? messages.textSame : messages.same)}</Notice>
  return (
    <section className={css.note} aria-label={t(messages.title)}>
      <Notice kind="warn">
        {t(titles[isOther.text && isOther.pictures ? 'both' : isOther.text ? 'text' : 'pictures'])}
      </Notice>
      {isOther.pictures && drafted && (
        <div className={css.sides}>
          <figure>
            <figcaption>{t(messages.draftSide)}</figcaption>
            <Picture src={drafted.previewUrl ?? drafted.url} alt={drafted.alt} ratio={1} />
          </figure>
          <figure>
            <figcaption>{t(messages.postSide)}</figcaption>
            <Picture src={published} alt="" ratio={1} />
          </figure>
        </div>
      )}
      {isOther.text && (
        <TextDifferences before={match.approvedCaption} after={post?.caption ?? mention.contentPost?.text ?? ''} />
      )}
    </section>
  )
}
