import { type ReactNode, useId, useState } from 'react'
import { useParams } from 'react-router-dom'
import type { Store } from '@samspel/api'
import { ReadProblem } from '@samspel/federation/read-problem'
import { commonMessages, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { useEntity, useQuery } from '@samspel/store'
import { Avatar, Button, cx, Icon, LinkButton, Menu, Page, SkeletonDetail, Stack, useIsMobile } from '@samspel/ui'
import { messages as shared } from '../../components/messages'
import { partsOf } from '../../components/store-name'
import { getStore } from '../../data/actions'
import { useStoreMessage } from '../../data/store-message'
import { Stock, StockNotice } from '../store-stock'
import { CounterCode } from './CounterCode'
import { ContactCard, NoteCard, OpeningCard, PlaceCard, StaffCard } from './facts'
import { StoreReport } from './lazy-parts'
import { messages } from './messages'
import { Offers } from './offers'
import { OpenChip } from './OpenChip'
import { Pickups } from './pickups'
import css from './StoreDetailPage.module.css'
import { useRenewal } from './use-renewal'
import { useSheet } from './use-sheet'

/** Secondary content beside the day's work; on phones collapsed below it. */
function Aside({ children }: { children: ReactNode }) {
  const t = useText()
  const isMobile = useIsMobile()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  if (!isMobile) return <div className={css.aside}>{children}</div>
  return (
    <div>
      <h2 className={css.fold}>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {t(messages.about)}
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={20} />
        </button>
      </h2>
      <div id={id} className={cx(css.aside, !isOpen && css.folded)}>
        {children}
      </div>
    </div>
  )
}

function StoreView({ store }: { store: Store }) {
  const t = useText()
  usePageTitle(store.name)
  const { local, chain } = partsOf(store.name, store.brandName)
  useStoreMessage({ store })
  const renewal = useRenewal(store)
  const sheet = useSheet(store)
  const list = `/brands/${store.brandId}/stores`
  const mayUpdate = store.abilities?.includes('update') ?? false
  const mayRenew = store.abilities?.includes('renewToken') ?? false
  const editHref = mayUpdate ? `${list}/${store.id}/edit` : undefined
  return (
    <Page
      title={local}
      titleAside={<OpenChip store={store} />}
      context={`${chain}, ${store.city}`}
      picture={<Avatar name={store.name} src={store.imageUrl ?? store.brandLogoUrl} size={48} shape="square" />}
      breadcrumbs={[
        { label: t(commonMessages.stores), href: list },
        { label: store.city, href: `${list}?q=${encodeURIComponent(store.city)}` },
        { label: local },
      ]}
      breadcrumbsLabel={t(shared.breadcrumbs)}
      tools={
        <Menu
          label={t(commonMessages.more)}
          align="end"
          items={[
            { label: t(messages.counter), icon: 'calendar-check', href: `/counter/${store.id}` },
            { label: t(messages.public), icon: 'world', href: `/p/marketplace/stores/${store.id}` },
            ...(mayRenew
              ? (['divider', { label: t(messages.renew), icon: 'refresh', onClick: renewal.ask }] as const)
              : []),
          ]}
        />
      }
      {...(editHref && {
        actions: (
          <LinkButton icon="pencil" href={editHref}>
            {t(shared.edit)}
          </LinkButton>
        ),
      })}
      {...(mayUpdate &&
        store.token && {
          mainAction: (
            <Button variant="main" icon="qrcode" loading={sheet.isMaking} onClick={() => void sheet.save()}>
              {t(messages.print)}
            </Button>
          ),
        })}
    >
      <StockNotice store={store} />
      <div className={css.columns}>
        <Stack gap={16}>
          <Pickups store={store} />
          <Offers store={store} />
          <Stock store={store} />
          {mayUpdate && <StoreReport store={store} />}
        </Stack>
        <Aside>
          <PlaceCard store={store} editHref={editHref} />
          <OpeningCard store={store} editHref={editHref} />
          <NoteCard store={store} editHref={editHref} />
          {store.token && (
            <CounterCode store={store} token={store.token} onRenew={mayRenew ? renewal.ask : undefined} />
          )}
          <StaffCard store={store} />
          <ContactCard store={store} />
        </Aside>
      </div>
      {renewal.dialog}
    </Page>
  )
}

/** A store for its staff (P-04). Only the brand's staff get the counter's code. */
export function StoreDetailPage() {
  const t = useText()
  const { brandId, storeId = '' } = useParams()
  const query = useQuery(getStore({ params: { id: storeId } }))
  const store = useEntity('stores', query.result?.store)
  if (store)
    return store.brandId === brandId ? <StoreView store={store} /> : <ReadProblem kind="store" error="missing" />
  if (query.status === 'error') return <ReadProblem kind="store" error={query.error} onRetry={query.retry} />
  return (
    <Page title={t(commonMessages.store)} back={{ label: t(commonMessages.stores), href: `/brands/${brandId}/stores` }}>
      <SkeletonDetail label={t(commonMessages.loading)} />
    </Page>
  )
}
