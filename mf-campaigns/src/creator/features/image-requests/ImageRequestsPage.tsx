import { useState } from 'react'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams } from '@samspel/navigation'
import type { EntityOf } from '@samspel/store'
import { EmptyState, LinkButton, Page, SkeletonCards, Tabs } from '@samspel/ui'
import { LoadError, LoadMore } from '../../../shared/components/CreatorParts'
import { ReasonDialog } from '../../../shared/components/lazy-dialogs'
import { purchaseWords } from '../../../shared/components/purchase-labels'
import { PurchaseGrid, PurchaseMore } from '../../../shared/components/PurchaseCard'
import { RightsLedger, ViewChoice } from '../../../shared/components/rights'
import { useDecline, usePurchases } from '../../../shared/components/use-purchases'
import { purchaseStates } from '../../../shared/data'
import { messages, reasonTexts, stateTabs } from './messages'
import { RequestItem } from './RequestItem'

const AcceptSheet = lazyDialog(() =>
  import(/* webpackChunkName: "creator-sheets" */ './AcceptSheet').then((module) => module.AcceptSheet),
)

type Purchase = EntityOf<'imagePurchases'>
const reasons = [
  { name: messages.reasonPrice, text: reasonTexts.reasonPriceText },
  { name: messages.reasonUse, text: reasonTexts.reasonUseText },
  { name: messages.reasonPeople, text: reasonTexts.reasonPeopleText },
]

/** What brands ask for, or what they may use already. */
export function ImageRequestsPage() {
  const t = useText()
  const [{ view }] = useQueryParams()
  usePageTitle(t(messages.title))
  if (view !== 'rights') return <Requests />
  return (
    <Page headInBar back={{ label: t(messages.title), href: '/me' }} title={t(messages.title)}>
      <ViewChoice first={messages.asks} />
      <RightsLedger owner="me" />
    </Page>
  )
}

/** Brands' requests for a creator's pictures: accept or decline, and the outcome. */
function Requests() {
  const t = useText()
  const [query, setQuery] = useQueryParams()
  const filter = { owner: 'me' as const, state: purchaseStates.find((state) => state === query.state) ?? 'requested' }
  const { list, purchases, counts, isEmpty } = usePurchases(filter)
  const [accepting, setAccepting] = useState<Purchase | undefined>()
  const [declining, setDeclining] = useState<Purchase | undefined>()
  const decline = useDecline()

  return (
    <Page
      headInBar
      back={{ label: t(messages.title), href: '/me' }}
      title={t(messages.title)}
      context={t(messages.context)}
    >
      <ViewChoice first={messages.asks} />
      <Tabs
        label={t(messages.states)}
        value={filter.state}
        onChange={(state) => setQuery({ state: state === 'requested' ? '' : state })}
        items={purchaseStates.map((value) => ({ value, label: t(stateTabs[value]), count: counts?.[value] }))}
      />
      {list.status === 'loading' && <SkeletonCards label={t(purchaseWords.loading)} />}
      {list.status === 'error' && <LoadError what={t(messages.loadFailed)} error={list.error} onRetry={list.retry} />}
      {isEmpty && (
        <EmptyState
          title={t(filter.state === 'requested' ? messages.emptyNew : messages.empty)}
          text={t(messages.emptyText)}
          action={
            <LinkButton href="/assignments" variant="light">
              {t(messages.toAssignments)}
            </LinkButton>
          }
        />
      )}
      {purchases.length > 0 && (
        <PurchaseGrid label={t(stateTabs[filter.state])} busy={list.status === 'refreshing'}>
          {purchases.map((purchase) => (
            <RequestItem
              key={purchase.id}
              purchase={purchase}
              onAccept={() => setAccepting(purchase)}
              onDecline={() => setDeclining(purchase)}
            />
          ))}
        </PurchaseGrid>
      )}
      <PurchaseMore>
        <LoadMore list={list} />
      </PurchaseMore>
      {accepting && <AcceptSheet purchase={accepting} onClose={() => setAccepting(undefined)} />}
      {declining && (
        <ReasonDialog
          id={`declineRequest.${declining.id}`}
          title={t(messages.declineTitle, { brand: declining.brandName })}
          help={messages.declineHelp}
          submit={messages.decline}
          templates={reasons}
          onClose={() => setDeclining(undefined)}
          onSend={(reason) => decline(declining, 'requested', reason, messages.declined)}
        />
      )}
    </Page>
  )
}
