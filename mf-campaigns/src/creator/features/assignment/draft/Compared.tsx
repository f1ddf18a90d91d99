import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { type MentionRecord, useEntity } from '@samspel/store'
import { Card, cx, Icon, Link, Picture } from '@samspel/ui'
import { TextDifferences } from '../../../../shared/components/drafts'
import css from './Draft.module.css'
import { draftCardMessages as messages } from './messages'

type Match = NonNullable<MentionRecord['draftMatch']>

function Line({
  is,
  same,
  differs,
  unknown = differs,
}: {
  is: string
  same: string
  differs: string
  unknown?: string
}) {
  return (
    <li className={cx(css.line, is === 'same' ? css.fine : is === 'differs' ? css.amiss : undefined)}>
      <Icon name={is === 'same' ? 'circle-check' : is === 'differs' ? 'alert-triangle' : 'info-circle'} size={18} />
      {is === 'same' ? same : is === 'differs' ? differs : unknown}
    </li>
  )
}

/** The post beside the draft that was approved, what is the same and what is not (drawing zm 5). */
export function Compared({ mention, match, brand }: { mention: MentionRecord; match: Match; brand: string }) {
  const t = useText()
  const f = useFormats()
  const post = useEntity('instagramPosts', mention.instagramPost)
  const [first] = match.media
  const caption = post?.caption ?? mention.contentPost?.text ?? ''
  const picture = post?.imageUrl ?? mention.contentPost?.imageUrls[0]
  const isSame = mention.decisionKind === 'as_drafted' || (match.text === 'same' && match.pictures === 'same')
  const differs = match.text === 'differs' || match.pictures === 'differs'
  return (
    <Card>
      <h2>{t(messages.foundTitle)}</h2>
      <p className={css.note}>{isSame ? t(messages.foundSame) : t(messages.foundDiffers, { brand })}</p>
      {mention.state === 'approved' && mention.decidedAt && (
        <p className={cx(css.by, css.fineBox)}>
          <Icon name="circle-check" size={18} />
          {t(messages.approvedAt, { date: f.dateTime(mention.decidedAt) })}
        </p>
      )}
      <div className={css.sides}>
        <figure>
          <figcaption>{t(messages.draftSide)}</figcaption>
          <Picture src={first?.previewUrl ?? first?.url} alt={first?.alt ?? ''} ratio={1} />
        </figure>
        <span aria-hidden="true">{match.pictures === 'same' ? '=' : match.pictures === 'differs' ? '≠' : ''}</span>
        <figure>
          <figcaption>{t(messages.networkSide)}</figcaption>
          <Picture src={picture} alt="" ratio={1} />
        </figure>
      </div>
      <ul className={css.lines}>
        <Line
          is={match.pictures}
          same={t(messages.picturesSame)}
          differs={t(messages.picturesDiffer)}
          unknown={t(messages.picturesUnknown)}
        />
        <Line is={match.text} same={t(messages.textSame)} differs={t(messages.textDiffers)} />
      </ul>
      {match.text === 'differs' && <TextDifferences before={match.approvedCaption} after={caption} />}
      {post?.permalink && (
        <p className={css.take}>
          <span className={css.quiet}>{f.dateTime(post.instagramCreatedAt)}</span>
          <Link href={post.permalink} newTab>
            {t(differs && mention.state === 'pending' ? messages.changeThere : commonMessages.open)}
          </Link>
        </p>
      )}
    </Card>
  )
}
