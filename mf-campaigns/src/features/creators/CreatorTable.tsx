import type { Instagramer } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Avatar, Chip, Table, type Column } from '@samspel/ui'
import { useCategories } from '../../components/use-categories'
import css from './Creators.module.css'
import { messages } from './messages'

const shownCategories = 2

/** Creators to compare. */
export function CreatorTable({ creators, busy }: { creators: readonly Instagramer[]; busy: boolean }) {
  const t = useText()
  const f = useFormats()
  const names = useCategories()
  const categoriesOf = ({ profileCategoryIds }: Instagramer) => profileCategoryIds.flatMap((id) => names.get(id) ?? [])
  const columns: Column<Instagramer>[] = [
    {
      key: 'creator', header: t(messages.creator),
      cell: ({ name, username, avatarUrl, state }) => (
        <span className={css.creator}>
          <Avatar name={name} src={avatarUrl} size={40} />
          <span className={css.words}><span className={css.name}>{name}</span><span className={css.small}>@{username}</span></span>
          {state === 'blocked' && <Chip tone="bad" icon="ban">{t(messages.blocked)}</Chip>}
        </span>
      ),
    },
    { key: 'place', header: t(messages.place), cell: ({ city, countryCode }) => [city, f.country(countryCode)].filter(Boolean).join(', ') },
    {
      key: 'categories', header: t(messages.categories),
      cell: (creator) => {
        const all = categoriesOf(creator)
        if (all.length === 0) return <span className={css.quiet}>{t(messages.none)}</span>
        const rest = all.length - shownCategories
        return <span title={all.join(', ')}>{all.slice(0, shownCategories).join(', ')}{rest > 0 && <span className={css.quiet}> +{rest}</span>}</span>
      },
    },
    { key: 'followers', header: t(messages.followers), align: 'end', cell: ({ followersCount }) => f.number(followersCount) },
    { key: 'engagement', header: t(messages.engagement), align: 'end', cell: ({ engagementRate }) => f.percent(engagementRate / 100) },
  ]
  return <Table caption={t(messages.title)} columns={columns} rows={creators} rowKey={({ id }) => id} rowHref={({ id }) => `/creators/${id}`} busy={busy} />
}
