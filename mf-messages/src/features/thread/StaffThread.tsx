import { useText } from '@samspel/i18n'
import { useEntity, usePageTitle, useQuery } from '@samspel/store'
import { Avatar, ErrorState, Page, SelectField } from '@samspel/ui'
import { getInstagramer } from '../../data'
import { Conversation } from './Conversation'
import css from './Thread.module.css'
import { messages } from './messages'
import { useBrand } from './use-brand'

/** Staff talk with a creator, for one of their brands. */
export function StaffThread({ instagramerId }: { instagramerId: string }) {
  const t = useText()
  const { error, retry } = useQuery(getInstagramer({ params: { id: instagramerId } }))
  const creator = useEntity('instagramers', instagramerId)
  const { brandId, brands, choose } = useBrand(instagramerId)
  const title = creator?.name ?? t(messages.title)
  usePageTitle(title)

  return (
    <Page
      title={title} width="narrow" className={css.page}
      breadcrumbs={[{ label: t(messages.all), href: '/messages' }]} breadcrumbsLabel={t(messages.path)}
      {...(creator && { picture: <Avatar name={creator.name} src={creator.avatarUrl} size={40} />, context: `@${creator.username}` })}
      {...(brands.length > 1 && {
        actions: <SelectField label={t(messages.brand)} className={css.brand} value={brandId ?? null} onChange={(id) => id && choose(id)} options={brands.map(({ id, name }) => ({ value: id, label: name }))} />,
      })}
    >
      {error && !creator
        ? <ErrorState message={t(error.message)} {...(error.status !== 404 && { retryLabel: t(messages.retry), onRetry: retry })} />
        : brandId && <Conversation key={brandId} owner={instagramerId} brandId={brandId} side="user" name={title} />}
    </Page>
  )
}
