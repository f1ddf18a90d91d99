import { useFormats, useText } from '@samspel/i18n'
import { useEntities, useQuery } from '@samspel/store'
import { Link, Notice } from '@samspel/ui'
import { listAccounts } from '../data/actions'
import type { EditorValues } from '../data/values'
import { messages } from '../messages'

const none: string[] = []

/** What is planned for fees against what the brand's wallet holds; says what is missing, and hinders nothing. */
export function WalletCheck({
  values: { brandId, paidCollaborationPrice, targetNumberOfInstagramers },
}: {
  values: Pick<EditorValues, 'brandId' | 'paidCollaborationPrice' | 'targetNumberOfInstagramers'>
}) {
  const t = useText()
  const f = useFormats()
  const { result, status } = useQuery(brandId ? listAccounts({ query: { brandId } }) : undefined)
  const account = useEntities('accounts', result?.accounts ?? none).find((one) => one.brandId === brandId)
  const places = targetNumberOfInstagramers ?? 0
  const planned = (paidCollaborationPrice ?? 0) * places
  if (!brandId || !paidCollaborationPrice) return null
  if (places === 0) return <Notice kind="neutral">{t(messages.budgetNoPlaces)}</Notice>
  if (!account)
    return status === 'error' || status === 'success' ? (
      <Notice kind="neutral">{t(messages.budgetUnknown, { planned: f.money(planned) })}</Notice>
    ) : null
  // The wallet counts in öre.
  const available = Math.floor(account.availableBalance / 100)
  const amounts = { planned: f.money(planned), available: f.money(available), missing: f.money(planned - available) }
  if (planned <= available) return <Notice kind="ok">{t(messages.budgetEnough, amounts)}</Notice>
  return (
    <Notice kind="warn" action={<Link href="/wallet">{t(messages.toWallet)}</Link>}>
      {t(messages.budgetMissing, amounts)}
    </Notice>
  )
}
