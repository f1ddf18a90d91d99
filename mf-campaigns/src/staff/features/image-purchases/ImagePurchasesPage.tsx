import { useState } from 'react'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams } from '@samspel/navigation'
import { type EntityOf, selectBrandId, useAppSelector } from '@samspel/store'
import { EmptyState, ErrorState, LinkButton, Page, SkeletonCards, Tabs } from '@samspel/ui'
import { LoadMore } from '../../../shared/components/CreatorParts'
import { decisionMessages } from '../../../shared/components/decision-messages'
import { ReasonDialog } from '../../../shared/components/lazy-dialogs'
import { purchaseWords } from '../../../shared/components/purchase-labels'
import { PurchaseGrid, PurchaseMore } from '../../../shared/components/PurchaseCard'
import { RightsLedger, ViewChoice } from '../../../shared/components/rights'
import { useDecline, usePurchases } from '../../../shared/components/use-purchases'
import { purchaseStates } from '../../../shared/data'
import { CampaignSelect } from '../../components/CampaignSelect'
import css from './ImagePurchases.module.css'
import { messages, reasonTexts, stateTabs } from './messages'
import { PayDialog } from './PayDialog'
import { PurchaseItem } from './PurchaseItem'
import { SyncLine } from './SyncLine'

type Purchase = EntityOf<'imagePurchases'>
const reasons = [
  { name: messages.reasonOther, text: reasonTexts.reasonOtherText },
  { name: messages.reasonQuality, text: reasonTexts.reasonQualityText },
  { name: messages.reasonPlans, text: reasonTexts.reasonPlansText },
]

/** Which pictures the brands may use, where and until when: agreed on or bought. */
function Rights() {
  const t = useText()
  const [query, setQuery] = useQueryParams()
  const brandId = useAppSelector(selectBrandId)
  return (
    <Page
      title={t(messages.title)}
      actions={
        <CampaignSelect
          brandId={brandId}
          value={query.campaign ?? null}
          onChange={(campaign) => setQuery({ campaign, page: '' })}
        />
      }
    >
      <ViewChoice first={messages.bought} />
      <RightsLedger owner="brands" brandId={brandId} campaignId={query.campaign} />
    </Page>
  )
}

/** Pictures requested by the brands, or the ledger of all rights. */
export function ImagePurchasesPage() {
  const t = useText()
  const [{ view }] = useQueryParams()
  usePageTitle(t(messages.title))
  return view === 'rights' ? <Rights /> : <Purchases />
}

/** Pictures requested by the brands: awaiting the creator, to be paid, or ready to download. */
function Purchases() {
  const t = useText()
  const f = useFormats()
  const [query, setQuery] = useQueryParams()
  const brandId = useAppSelector(selectBrandId)
  const filter = {
    owner: 'brands' as const,
    state: purchaseStates.find((state) => state === query.state) ?? 'pending',
    brandId,
    campaignId: query.campaign,
  }
  const { list, purchases, counts, isEmpty } = usePurchases(filter)
  const [paying, setPaying] = useState<Purchase | undefined>()
  const [declining, setDeclining] = useState<Purchase | undefined>()
  const decline = useDecline()

  return (
    <Page
      title={t(messages.title)}
      context={<SyncLine brandId={brandId} onRefresh={list.refresh} />}
      actions={
        <CampaignSelect
          brandId={brandId}
          value={query.campaign ?? null}
          onChange={(campaign) => setQuery({ campaign })}
        />
      }
    >
      <ViewChoice first={messages.bought} />
      <Tabs
        label={t(messages.states)}
        value={filter.state}
        onChange={(state) => setQuery({ state: state === 'pending' ? '' : state })}
        items={purchaseStates.map((value) => ({ value, label: t(stateTabs[value]), count: counts?.[value] }))}
      />
      {list.status === 'loading' && <SkeletonCards label={t(purchaseWords.loading)} />}
      {list.status === 'error' && list.error && (
        <ErrorState message={t(list.error.message)} retryLabel={t(commonMessages.retry)} onRetry={list.retry} />
      )}
      {isEmpty && (
        <EmptyState
          title={t(filter.state === 'pending' ? messages.emptyPending : messages.empty)}
          text={t(filter.state === 'pending' ? messages.emptyPendingText : messages.emptyText)}
          action={
            <LinkButton href="/mentions?state=approved" variant="light">
              {t(commonMessages.reviewPosts)}
            </LinkButton>
          }
        />
      )}
      {filter.state === 'pending' && purchases.length > 1 && !list.hasMore && (
        <p className={css.sum}>
          {t(messages.toPay, {
            n: purchases.length,
            money: f.money(purchases.reduce((sum, { price }) => sum + price, 0)),
          })}
        </p>
      )}
      {purchases.length > 0 && (
        <PurchaseGrid label={t(stateTabs[filter.state])} busy={list.status === 'refreshing'}>
          {purchases.map((purchase) => (
            <PurchaseItem
              key={purchase.id}
              purchase={purchase}
              onPay={() => setPaying(purchase)}
              onDecline={() => setDeclining(purchase)}
            />
          ))}
        </PurchaseGrid>
      )}
      <PurchaseMore>
        <LoadMore list={list} />
      </PurchaseMore>
      {paying && <PayDialog purchase={paying} onClose={() => setPaying(undefined)} />}
      {declining && (
        <ReasonDialog
          id={`declineImage.${declining.id}`}
          title={t(messages.declineTitle, { username: declining.creator.username })}
          help={decisionMessages.reasonHelp}
          submit={declining.state === 'requested' ? messages.withdraw : messages.decline}
          templates={reasons}
          onClose={() => setDeclining(undefined)}
          onSend={(reason) =>
            decline(declining, declining.state === 'pending' ? 'pending' : 'requested', reason, messages.declined)
          }
        />
      )}
    </Page>
  )
}
