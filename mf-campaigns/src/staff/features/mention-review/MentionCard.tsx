import { useText } from '@samspel/i18n'
import { type MentionRecord, useEntity } from '@samspel/store'
import { Avatar, Chip, type ChipTone, cx, Icon, type IconName, Picture } from '@samspel/ui'
import { usePostReach } from '../../../shared/components/use-post-reach'
import { pictureOf } from '../../components/mention-picture'
import { Decided, StateChip } from './Decided'
import css from './MentionCard.module.css'
import { kindNames, labelNames, messages } from './messages'
import { missingNames } from './missing-names'

const kindIcons = { post: 'photo', story: 'circle', link: 'link', content: 'file-text' } as const satisfies Record<
  MentionRecord['kind'],
  IconName
>
const labelLooks = {
  ok: ['ok', 'check'],
  unclear: ['warn', 'alert-triangle'],
  missing: ['bad', 'alert-circle'],
} as const satisfies Record<MentionRecord['checks']['adLabel'], [ChipTone, IconName]>

/** Problems at a glance: the label, and the number of missing names. */
function Alerts({ checks }: { checks: MentionRecord['checks'] }) {
  const t = useText()
  const [tone, icon] = labelLooks[checks.adLabel]
  const missing = missingNames(checks)
  return (
    <>
      <Chip tone={tone} icon={icon}>
        {t(labelNames[checks.adLabel])}
      </Chip>
      {missing.length > 0 && (
        <Chip tone="warn" icon="at">
          {t(messages.namesMissingShort, { n: missing.length })}
        </Chip>
      )}
    </>
  )
}

interface MentionCardProps {
  mention: MentionRecord
  isChosen: boolean
  onChoose: () => void
  /** Absent when bulk actions are not possible. */
  isSelected?: boolean | undefined
  onSelect: (range: boolean) => void
}

/** A mention in the grid; if somebody has decided it in the meantime, it shows who, when and how. */
export function MentionCard({ mention, isChosen, onChoose, isSelected, onSelect }: MentionCardProps) {
  const t = useText()
  const reachOf = usePostReach()
  const post = useEntity('instagramPosts', mention.instagramPost)
  const names = { username: mention.creator.username, campaign: mention.campaign.name }
  return (
    <li className={cx(css.card, isChosen && css.chosen, isSelected && css.selected)} data-mention={mention.id}>
      <button
        type="button"
        className={css.cover}
        aria-pressed={isChosen}
        id={`mention-${mention.id}`}
        onClick={(event) => (event.shiftKey && isSelected !== undefined ? onSelect(true) : onChoose())}
      >
        <span className={css.hidden}>{t(messages.open, names)}</span>
      </button>
      {isSelected !== undefined && (
        <label className={css.select}>
          <input
            type="checkbox"
            className={css.hidden}
            checked={isSelected}
            aria-label={t(messages.selectOne, names)}
            onChange={(event) => onSelect((event.nativeEvent as MouseEvent).shiftKey)}
          />
          <span className={css.box}>{isSelected && <Icon name="check" size={16} />}</span>
        </label>
      )}
      <Picture
        {...pictureOf(mention, post)}
        alt=""
        ratio={200 / 126}
        corners="none"
        overlay={
          <span className={css.kind}>
            <Icon name={kindIcons[mention.kind]} size={14} />
            {t(kindNames[mention.kind])}
          </span>
        }
      />
      <div className={css.words}>
        <div className={css.creator}>
          <Avatar name={mention.creator.name} src={mention.creator.avatarUrl} size={24} />
          <span>@{mention.creator.username}</span>
        </div>
        <div className={css.line}>
          <span className={css.cut}>{mention.campaign.name}</span>
          {post && (
            <span className={css.reach}>
              <Icon name="eye" size={14} label={t(messages.reach)} />
              {reachOf(post)}
            </span>
          )}
        </div>
        {mention.store && (
          <div className={css.store}>
            <Icon name="building-store" size={14} label={t(messages.pickedUpAt)} />
            <span className={css.cut}>{mention.store.name}</span>
          </div>
        )}
        <div className={css.chips}>
          {mention.state === 'pending' ? <Alerts checks={mention.checks} /> : <StateChip mention={mention} />}
          {mention.revision > 0 && mention.state === 'pending' && (
            <Chip tone="info" icon="repeat">
              {t(messages.sentAgain)}
            </Chip>
          )}
        </div>
        {mention.state !== 'pending' && <Decided mention={mention} />}
      </div>
    </li>
  )
}
