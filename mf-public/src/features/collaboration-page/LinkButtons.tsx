import type { CollaborationLink, CollaborationLinkKind } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { EmptyState, Icon, type IconName } from '@samspel/ui'
import { webAddress } from '../../components/brand/foreign-url'
import { ForeignLink } from '../../components/brand/ForeignLink'
import css from './Creator.module.css'
import { messages } from './messages'

const icons: Record<CollaborationLinkKind, IconName> = {
  instagram: 'brand-instagram',
  tiktok: 'brand-tiktok',
  youtube: 'movie',
  facebook: 'brand-facebook',
  linkedin: 'id',
  website: 'world',
  shop: 'building-store',
  other: 'link',
}

/** A creator's links as large buttons. Unsafe addresses are left out. */
export function LinkButtons({ links, name }: { links: readonly CollaborationLink[]; name: string }) {
  const t = useText()
  const shown = links.filter(({ url, hidden }) => !hidden && webAddress(url))
  if (shown.length === 0)
    return <EmptyState bare title={t(messages.noLinks)} text={t(messages.noLinksText, { name })} />
  return (
    <ul aria-label={t(messages.links)} className={css.links}>
      {shown.map(({ id, kind, title, url }) => (
        <li key={id}>
          <ForeignLink url={url} className={css.link}>
            <Icon name={icons[kind] ?? 'link'} size={22} />
            <span className={css.linkWords}>{title}</span>
            <Icon name="external-link" size={16} />
          </ForeignLink>
        </li>
      ))}
    </ul>
  )
}
