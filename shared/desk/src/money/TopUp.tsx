import { useText } from '@samspel/i18n'
import { Link } from '@samspel/ui'
import type { BrandMoney } from './brand-money'
import { moneyMessages } from './messages'
import { useTopUpHref } from './use-top-up-href'

/** Leads to where the money that is missing is paid in. */
export function TopUp({ money }: { money: Pick<BrandMoney, 'accountId' | 'lacking'> | undefined }) {
  const t = useText()
  const href = useTopUpHref()(money?.accountId ?? null, money?.lacking ?? 0)
  return <Link href={href}>{t(moneyMessages.topUp)}</Link>
}
