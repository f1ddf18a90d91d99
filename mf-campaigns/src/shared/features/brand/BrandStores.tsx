import type { Brand } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { useEntities, usePagedList } from '@samspel/store'
import { Icon, Link, List, ListItem, SectionHead, SkeletonList } from '@samspel/ui'
import { LoadError, LoadMore } from '../../components/CreatorParts'
import css from './Brand.module.css'
import { brandPageStores } from './data/brand-lists'
import { messages } from './messages'

/** The brand's stores by town; staff can continue to managing them. Renders nothing without any. */
export function BrandStores({ brand, isCreator, isOwn }: { brand: Brand; isCreator: boolean; isOwn: boolean }) {
  const t = useText()
  const f = useFormats()
  const list = usePagedList(brandPageStores, brand.storesCount > 0 ? brand.id : undefined)
  const stores = useEntities('stores', list.ids)
  if (brand.storesCount === 0 && !isOwn) return null
  const title = t(commonMessages.stores)
  return (
    <section className={css.section} aria-label={title}>
      <SectionHead
        title={title}
        count={f.number(brand.storesCount)}
        aside={isOwn && <Link href={`/brands/${brand.id}/stores`}>{t(messages.allStores)}</Link>}
      />
      {brand.storesCount > 0 && list.status === 'loading' && <SkeletonList label={t(messages.loading)} rows={3} />}
      {list.status === 'error' && (
        <LoadError what={t(commonMessages.storesFailed)} error={list.error} onRetry={list.retry} />
      )}
      {stores.length > 0 && list.status !== 'error' && (
        <List label={title}>
          {stores.map(({ id, name, address, city }) => (
            <ListItem
              key={id}
              href={isCreator ? `/stores/${id}` : `/brands/${brand.id}/stores/${id}`}
              title={name}
              detail={[address, city].filter(Boolean).join(', ')}
              picture={
                <span className={css.mark}>
                  <Icon name="building-store" size={18} />
                </span>
              }
            />
          ))}
        </List>
      )}
      <div className={css.more}>
        <LoadMore list={list} />
      </div>
    </section>
  )
}
