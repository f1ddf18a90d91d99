import { useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { useEntity, useQuery } from '@samspel/store'
import { Avatar, ErrorState, Page } from '@samspel/ui'
import { getBrand } from '../../data'
import { Conversation } from './Conversation'
import { messages } from './messages'
import css from './Thread.module.css'

/** A creator talks with a brand. */
export function CreatorThread({ brandId }: { brandId: string }) {
  const t = useText()
  const { error, retry } = useQuery(getBrand({ params: { id: brandId } }))
  const brand = useEntity('brands', brandId)
  const title = brand?.name ?? t(messages.title)
  usePageTitle(title)

  return (
    <Page
      headInBar
      title={title}
      width="narrow"
      className={css.page}
      breadcrumbs={[{ label: t(messages.all), href: '/messages' }]}
      breadcrumbsLabel={t(messages.path)}
      {...(brand && { picture: <Avatar name={brand.name} src={brand.logoUrl} size={40} shape="square" /> })}
    >
      {error && !brand ? (
        <ErrorState
          message={t(error.message)}
          {...(error.status !== 404 && { retryLabel: t(messages.retry), onRetry: retry })}
        />
      ) : (
        <Conversation owner="me" brandId={brandId} side="instagramer" name={title} />
      )}
    </Page>
  )
}
