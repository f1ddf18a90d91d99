import { PagedListFooter } from '@samspel/federation/paged-list'
import { ReadError } from '@samspel/federation/read-error'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { useEntities, usePagedList } from '@samspel/store'
import { EmptyState, LinkButton, List, ListItem, Picture, SectionHead, SkeletonList, Stack } from '@samspel/ui'
import { pickupLists } from '../../data/lists'
import { messages } from './messages'

export function PickupOffers({ brandId }: { brandId: string }) {
  const t = useText()
  const f = useFormats()
  const list = usePagedList(pickupLists, brandId)
  const offers = useEntities('campaigns', list.ids)
  const content = () => {
    if (list.status === 'loading') return <SkeletonList label={t(commonMessages.loading)} rows={3} />
    if (list.status === 'error' && offers.length === 0)
      return <ReadError what={t(commonMessages.offersFailed)} error={list.error} onRetry={list.retry} />
    if (offers.length === 0)
      return (
        <EmptyState
          title={t(messages.none)}
          text={t(messages.noneText)}
          action={<LinkButton href="/marketplace">{t(messages.discover)}</LinkButton>}
        />
      )
    return (
      <List label={t(messages.offers)}>
        {offers.map(({ id, name, excerpt, productImageUrl, productImageFocus, products }) => {
          const value = products.reduce((sum, { defaultProductValue }) => sum + defaultProductValue, 0)
          return (
            <ListItem
              key={id}
              href={`/marketplace/${id}`}
              title={name}
              detail={excerpt}
              picture={
                <Picture
                  src={productImageUrl}
                  focus={productImageFocus}
                  alt=""
                  ratio={1}
                  width={64}
                  fallbackIcon="gift"
                />
              }
            >
              {value > 0 && <small>{t(commonMessages.value, { money: f.money(value) })}</small>}
            </ListItem>
          )
        })}
      </List>
    )
  }
  return (
    <Stack as="section" gap={12}>
      <SectionHead title={t(messages.offers)} {...(list.totalCount > 0 && { count: list.totalCount })} />
      {content()}
      <PagedListFooter list={list} what={t(commonMessages.offersFailed)} />
    </Stack>
  )
}
