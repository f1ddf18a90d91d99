import { useFormats, useText } from '@samspel/i18n'
import { useEntity, type MentionRecord } from '@samspel/store'
import { Avatar, Chip, Icon, Picture, cx, type ChipTone, type IconName } from '@samspel/ui'
import { kindNames, labelNames, messages } from './messages'
import css from './Review.module.css'

const kindIcons = { post: 'photo', story: 'circle', link: 'link', content: 'file-text' } as const satisfies Record<MentionRecord['kind'], IconName>
const labelLooks = { ok: ['ok', 'check'], unclear: ['warn', 'alert-triangle'], missing: ['bad', 'alert-circle'] } as const satisfies Record<MentionRecord['checks']['adLabel'], [ChipTone, IconName]>

/** The picture that stands for a mention. */
export const pictureOf = (mention: MentionRecord, post: { imageUrl: string | null } | undefined): string | null =>
  post?.imageUrl ?? mention.contentPost?.imageUrls[0] ?? mention.campaign.productImageUrl

/** How clearly a post is marked as advertising. */
export function LabelChip({ label }: { label: MentionRecord['checks']['adLabel'] }) {
  const t = useText()
  const [tone, icon] = labelLooks[label]
  return <Chip tone={tone} icon={icon}>{t(labelNames[label])}</Chip>
}

/** One mention of the grid. */
export function MentionCard({ mention, isChosen, onChoose }: { mention: MentionRecord; isChosen: boolean; onChoose: () => void }) {
  const t = useText()
  const format = useFormats()
  const post = useEntity('instagramPosts', mention.instagramPost)
  return (
    <li className={cx(css.card, isChosen && css.chosen)}>
      <button type="button" className={css.cover} aria-pressed={isChosen} onClick={onChoose} id={`mention-${mention.id}`}>
        <span className={css.hidden}>{t(messages.open, { username: mention.creator.username, campaign: mention.campaign.name })}</span>
      </button>
      <Picture src={pictureOf(mention, post)} alt="" ratio={200 / 126} corners="none" overlay={<span className={css.kind}><Icon name={kindIcons[mention.kind]} size={14} />{t(kindNames[mention.kind])}</span>} />
      <div className={css.words}>
        <div className={css.creator}><Avatar name={mention.creator.name} src={mention.creator.avatarUrl} size={24} /><span>@{mention.creator.username}</span></div>
        <div className={css.line}><span className={css.cut}>{mention.campaign.name}</span>{post && <span className={css.reach}><Icon name="eye" size={14} label={t(messages.reach)} />{format.number(post.reach)}</span>}</div>
        <LabelChip label={mention.checks.adLabel} />
      </div>
    </li>
  )
}
