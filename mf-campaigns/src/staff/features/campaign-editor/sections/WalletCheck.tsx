import type { FeeSpan } from '@samspel/api'
import { reachOfSum } from '@samspel/api/terms'
import { useTopUpHref } from '@samspel/desk/money'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { selectCurrentUser, useAppSelector, useEntities, useQuery } from '@samspel/store'
import { Link, Notice } from '@samspel/ui'
import { listAccounts } from '../data/actions'
import type { EditorValues } from '../data/values'
import { messages } from '../messages'

const none: string[] = []

/** A field that was emptied makes none. */
const isSpan = (span: FeeSpan | undefined): span is FeeSpan => Boolean(span?.lowest && span.highest)

interface WalletCheckProps {
  values: Pick<EditorValues, 'brandId' | 'paidCollaborationPrice' | 'targetNumberOfInstagramers' | 'terms'>
  /** Places whose fee is already on hold or paid. */
  approved?: number | undefined
}

/** Compares the fees for the remaining places with the brand's available balance; says what is missing, but prevents nothing. */
export function WalletCheck({
  values: { brandId, paidCollaborationPrice, targetNumberOfInstagramers, terms },
  approved = 0,
}: WalletCheckProps) {
  const t = useText()
  const f = useFormats()
  const topUpHref = useTopUpHref()
  const isAdmin = useAppSelector(selectCurrentUser)?.role === 'admin'
  const { result, status } = useQuery(brandId ? listAccounts({ query: { brandId } }) : undefined)
  const account = useEntities('accounts', result?.accounts ?? none).find((one) => one.brandId === brandId)
  const places = targetNumberOfInstagramers ?? 0
  const left = Math.max(0, places - approved)
  const price = paidCollaborationPrice ?? 0
  const needs = price * left
  if (!brandId || !price) return null
  if (places === 0) return <Notice kind="neutral">{t(messages.budgetNoPlaces)}</Notice>
  if (!account)
    return status === 'error' || status === 'success' ? (
      <Notice kind="neutral">{t(messages.budgetUnknown, { needs: f.money(needs) })}</Notice>
    ) : null
  // The wallet uses öre.
  const lacking = needs * 100 - account.availableBalance
  const held = account.balance - account.availableBalance
  // What is counted is the highest; what it comes to depends on what is proposed.
  const span = isSpan(terms.feeSpan) ? terms.feeSpan : undefined
  const reach = span && reachOfSum(account.availableBalance, span)
  const sentence = (
    <>
      {t(messages.budgetNeeds, {
        count: left,
        price: span ? f.oreSpan(span) : f.money(price),
        needs: f.money(needs),
        available: f.ore(account.availableBalance),
      })}
      {reach && <> {t(messages.budgetReach, { fewest: reach.fewest, most: reach.most })}</>}
      {held > 0 && <> {t(messages.budgetHeld, { held: f.ore(held) })}</>}
    </>
  )
  if (lacking <= 0)
    return (
      <Notice kind="ok" title={t(messages.budgetEnough, { brand: account.name })}>
        {sentence}
      </Notice>
    )
  return (
    <Notice
      kind="warn"
      title={t(messages.budgetMissing, { brand: account.name, missing: f.ore(lacking) })}
      action={
        <Link href={topUpHref(account.id, lacking)}>
          {isAdmin ? t(commonMessages.toWallet) : t(messages.topUpSum, { money: f.ore(lacking) })}
        </Link>
      }
    >
      {sentence}
    </Notice>
  )
}
