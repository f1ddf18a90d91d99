import { useState } from 'react'
import type { ImagePurchase } from '@samspel/api'
import { dayOf, useFormats, useText } from '@samspel/i18n'
import { can, type EntityOf, useAppDispatch } from '@samspel/store'
import { Avatar, Button, Link, LinkButton, notify } from '@samspel/ui'
import { purchaseWords } from '../../../shared/components/purchase-labels'
import { PurchaseCard, PurchaseHead } from '../../../shared/components/PurchaseCard'
import { getImageOriginal } from '../../../shared/data'
import { endedMessages, messages, stateNames } from './messages'

interface PurchaseItemProps {
  purchase: EntityOf<'imagePurchases'>
  onPay: () => void
  onDecline: () => void
}

/** The last day still counts. */
const hasEnded = (licenceEndsOn: string | null) => licenceEndsOn !== null && licenceEndsOn < dayOf(Date.now())

/** What has happened so far, in one sentence. */
function useProgress() {
  const t = useText()
  const f = useFormats()
  return ({ state, createdAt, requestedByName, answeredAt, decidedAt, declinedBy, licenceEndsOn }: ImagePurchase) => {
    if (state === 'approved' && licenceEndsOn)
      return t(hasEnded(licenceEndsOn) ? purchaseWords.ended : purchaseWords.endsOn, {
        date: f.date(licenceEndsOn, 'year'),
      })
    if (state === 'declined')
      return t(declinedBy === 'creator' ? purchaseWords.declinedByCreator : purchaseWords.declinedByBrand, {
        date: f.date(decidedAt ?? answeredAt ?? createdAt),
      })
    if (state === 'pending' && answeredAt) return t(messages.answered, { date: f.date(answeredAt) })
    return requestedByName
      ? t(messages.askedBy, { name: requestedByName, date: f.date(createdAt) })
      : t(messages.asked, { date: f.date(createdAt) })
  }
}

/** Downloads the original from its signed address. */
const save = ({ url, fileName }: { url: string; fileName: string }) =>
  Object.assign(document.createElement('a'), { href: url, download: fileName, rel: 'noreferrer' }).click()

export function PurchaseItem({ purchase, onPay, onDecline }: PurchaseItemProps) {
  const t = useText()
  const dispatch = useAppDispatch()
  const progress = useProgress()
  const [isFetching, setFetching] = useState(false)
  const { creator, brandName, campaignName, campaignId, state, hasOriginal, licenceEndsOn } = purchase
  const isOver = state === 'approved' && hasEnded(licenceEndsOn)

  const download = async () => {
    setFetching(true)
    const outcome = await dispatch(getImageOriginal({ params: { id: purchase.id } }))
    setFetching(false)
    if (outcome.ok && outcome.data) save(outcome.data.original)
    else notify({ kind: 'bad', message: t(outcome.parsedError!.message) })
  }

  return (
    <PurchaseCard
      purchase={purchase}
      stateLabel={t(isOver ? endedMessages.state : stateNames[state])}
      isOver={isOver}
      head={
        <PurchaseHead
          picture={<Avatar name={creator.name} src={creator.avatarUrl} size={36} />}
          title={<Link href={`/creators/${creator.id}`}>@{creator.username}</Link>}
          detail={[brandName, campaignName].filter(Boolean).join(' · ')}
        />
      }
      foot={
        <>
          {can(purchase, 'decline') && (
            <Button onClick={onDecline}>{t(state === 'requested' ? messages.withdraw : messages.decline)}</Button>
          )}
          {can(purchase, 'approve') && (
            <Button variant="light" onClick={onPay}>
              {t(messages.approve)}
            </Button>
          )}
          {isOver && (
            <LinkButton href={`/mentions?state=approved${campaignId ? `&campaign=${campaignId}` : ''}`}>
              {t(endedMessages.toPost)}
            </LinkButton>
          )}
          {can(purchase, 'download') && !isOver && (
            <Button icon="download" loading={isFetching} onClick={() => void download()}>
              {t(messages.download)}
            </Button>
          )}
        </>
      }
    >
      {[progress(purchase), isOver ? t(endedMessages.noMore) : hasOriginal && t(purchaseWords.original)]
        .filter(Boolean)
        .join(' · ')}
    </PurchaseCard>
  )
}
