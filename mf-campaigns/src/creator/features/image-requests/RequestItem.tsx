import { availableAfter, type ImagePurchase, releaseHours } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { can, type EntityOf } from '@samspel/store'
import { Avatar, Button, Link } from '@samspel/ui'
import { PurchaseCard, PurchaseHead } from '../../../shared/components/PurchaseCard'
import { messages, stateNames } from './messages'

/** Describes the next step, or the outcome. */
function useNext() {
  const t = useText()
  const f = useFormats()
  return ({
    state,
    brandName: brand,
    price,
    createdAt,
    answeredAt,
    decidedAt,
    declinedBy,
    licenceEndsOn,
  }: ImagePurchase) => {
    const money = f.money(price)
    const date = f.date(decidedAt ?? answeredAt ?? createdAt)
    if (state === 'requested') return t(messages.payAfter, { money, brand })
    if (state === 'pending')
      return t(messages.waits, { money, brand, date: f.date(answeredAt ?? createdAt), hours: releaseHours })
    if (state === 'approved') {
      const from = decidedAt ? availableAfter(new Date(decidedAt)) : undefined
      return [
        t(messages.paid, { brand, date, end: licenceEndsOn ? f.date(licenceEndsOn, 'year') : '' }),
        from && from.getTime() > Date.now() && t(messages.payableFrom, { money, at: f.dateTime(from.toISOString()) }),
      ]
        .filter(Boolean)
        .join(' ')
    }
    return declinedBy === 'creator' ? t(messages.declinedByMe, { date }) : t(messages.declinedByBrand, { brand, date })
  }
}

/** One brand's request in plain words, with the answer. */
export function RequestItem({
  purchase,
  onAccept,
  onDecline,
}: {
  purchase: EntityOf<'imagePurchases'>
  onAccept: () => void
  onDecline: () => void
}) {
  const t = useText()
  const f = useFormats()
  const next = useNext()
  const { brandId, brandName, brandLogoUrl, campaignName, state, createdAt } = purchase
  return (
    <PurchaseCard
      purchase={purchase}
      stateLabel={t(stateNames[state])}
      head={
        <PurchaseHead
          picture={<Avatar name={brandName} src={brandLogoUrl} shape="square" size={36} />}
          title={<Link href={`/brands/${brandId}`}>{brandName}</Link>}
          detail={[campaignName, t(messages.asked, { date: f.date(createdAt) })].filter(Boolean).join(' · ')}
        />
      }
      foot={
        <>
          {can(purchase, 'decline') && <Button onClick={onDecline}>{t(messages.decline)}</Button>}
          {can(purchase, 'accept') && (
            <Button variant="light" onClick={onAccept}>
              {t(messages.accept)}
            </Button>
          )}
        </>
      }
    >
      {next(purchase)}
      {state === 'approved' && (
        <>
          {' '}
          <Link href="/wallet">{t(commonMessages.toWallet)}</Link>
        </>
      )}
    </PurchaseCard>
  )
}
