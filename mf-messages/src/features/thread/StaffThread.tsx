import { useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { useEntity, useQuery } from '@samspel/store'
import { Avatar, ErrorState, Page, SelectField, useIsMobile } from '@samspel/ui'
import { ThreadList } from '../../components/ThreadList'
import { getInstagramer } from '../../data'
import { Conversation } from './Conversation'
import { messages } from './messages'
import css from './Thread.module.css'
import { useBrand } from './use-brand'

/** Staff talk with a creator, for one of their brands. */
export function StaffThread({ instagramerId }: { instagramerId: string }) {
  const t = useText()
  const { error, retry } = useQuery(getInstagramer({ params: { id: instagramerId } }))
  const creator = useEntity('instagramers', instagramerId)
  const { brandId, brands, choose } = useBrand(instagramerId)
  const title = creator?.name ?? t(messages.title)
  usePageTitle(title)
  const isMobile = useIsMobile()

  return (
    <Page
      headInBar
      title={title}
      className={css.page}
      breadcrumbs={[{ label: t(messages.all), href: '/messages' }]}
      breadcrumbsLabel={t(messages.path)}
      {...(creator && {
        picture: <Avatar name={creator.name} src={creator.avatarUrl} size={40} />,
        context: `@${creator.username}`,
      })}
      {...(brands.length > 1 && {
        actions: (
          <SelectField
            label={t(messages.brand)}
            className={css.brand}
            value={brandId ?? null}
            onChange={(id) => id && choose(id)}
            options={brands.map(({ id, name }) => ({ value: id, label: name }))}
          />
        ),
      })}
    >
      <div className={css.panes}>
        {!isMobile && (
          <aside className={css.others} aria-label={t(messages.others)}>
            <ThreadList open={{ instagramerId, brandId }} />
          </aside>
        )}
        {error && !creator ? (
          <ErrorState
            message={t(error.message)}
            {...(error.status !== 404 && { retryLabel: t(messages.retry), onRetry: retry })}
          />
        ) : (
          brandId && <Conversation key={brandId} owner={instagramerId} brandId={brandId} side="user" name={title} />
        )}
      </div>
    </Page>
  )
}
