import { commonMessages, useFormats, useText } from '@samspel/i18n'
import type { EntityOf } from '@samspel/store'
import { Avatar, CheckboxField, Chip, Link, VisuallyHidden } from '@samspel/ui'
import { useCategories } from '../../../../shared/components/use-categories'
import { useFiguresFrom } from '../../../../shared/components/use-figures-from'
import { staffWords } from '../../../components/words'
import css from '../CampaignDetail.module.css'
import { boardMessages } from '../participations/board-messages'
import { messages as words } from '../participations/messages'
import { type AskedCreator, canBeAsked } from './data/invitations'
import { invitationStates, messages } from './messages'

interface PotentialRowProps {
  creator: EntityOf<'instagramers'>
  asked: AskedCreator | undefined
  selection: { isSelected: boolean; onSelect: (isOn: boolean) => void } | undefined
}

/** A potential creator: profile, figures, and whether they were invited or have declined. */
export function PotentialRow({ creator, asked, selection }: PotentialRowProps) {
  const t = useText()
  const f = useFormats()
  const categories = useCategories()
  const figuresFrom = useFiguresFrom()
  const {
    id,
    name,
    username,
    city,
    countryCode,
    avatarUrl,
    followersCount,
    engagementRate,
    figures,
    profileCategoryIds,
  } = creator
  const facts =
    figures &&
    [
      figuresFrom(creator),
      figures.averageReach !== null && `${f.number(figures.averageReach)} ${t(boardMessages.reach)}`,
      `${f.number(figures.collaborationsCount)} ${t(boardMessages.collaborations, { n: figures.collaborationsCount })}`,
      figures.averageRating !== null && `${t(boardMessages.ratingMean)} ${f.number(figures.averageRating, 1)}`,
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <li>
      <div className={css.candidate}>
        {selection && canBeAsked(asked) && (
          <CheckboxField
            label={<VisuallyHidden>{t(staffWords.select, { name })}</VisuallyHidden>}
            value={selection.isSelected}
            onChange={selection.onSelect}
          />
        )}
        <div className={css.person}>
          <Avatar name={name} src={avatarUrl} />
          <div>
            <div className={css.name}>
              <Link href={`/creators/${id}`}>{name}</Link>
            </div>
            <div className={css.quiet}>
              {[`@${username}`, city, f.country(countryCode)].filter(Boolean).join(' · ')}
            </div>
            <div className={css.quiet}>
              {profileCategoryIds.flatMap((category) => categories.get(category) ?? []).join(', ')}
            </div>
          </div>
        </div>
        <div className={css.numbers}>
          <div>
            {f.number(followersCount)}
            <span>{t(words.followers)}</span>
          </div>
          <div>
            {f.percent(engagementRate / 100)}
            <span>{t(words.engagement)}</span>
          </div>
        </div>
        <div className={css.quiet}>{facts}</div>
        {asked === 'sent' && (
          <Chip tone="info" icon="mail">
            {t(commonMessages.invited)}
          </Chip>
        )}
        {asked && asked !== 'sent' && (
          <div className={css.answer}>
            <Chip tone="neutral" icon="x">
              {t(invitationStates.declined)}
            </Chip>
            <span className={css.quiet}>
              {asked.askAgainOn
                ? t(messages.askAgainOn, { date: f.date(asked.askAgainOn, 'short') })
                : t(messages.askAgainNow)}
            </span>
          </div>
        )}
      </div>
    </li>
  )
}
