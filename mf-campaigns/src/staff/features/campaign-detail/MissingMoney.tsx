import type { Campaign } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { useEntities, useQuery } from '@samspel/store'
import { Link, Notice } from '@samspel/ui'
import { listAccounts } from '../../../shared/data'
import { useTopUpHref } from '../../components/use-top-up'
import { messages as m } from './messages'

const none: string[] = []
const planned: readonly Campaign['state'][] = ['draft', 'requested', 'confirmed', 'upcoming']

/** Öre that the places which are left can cost; where they are unlimited, one of them. Passes at stores reserve their own. */
const needOf = ({ enablePaidCollaborations, paidCollaborationPrice, placesLeft, deliveryMethod, state }: Campaign) =>
  enablePaidCollaborations && deliveryMethod === 'delivery' && planned.includes(state)
    ? paidCollaborationPrice * 100 * (placesLeft ?? 1)
    : 0

/** Says when the brand's money is not enough for the campaign's fees, and where it is paid in. */
export function MissingMoney({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const f = useFormats()
  const topUpHref = useTopUpHref()
  const { brandId } = campaign
  const need = needOf(campaign)
  const { result } = useQuery(need > 0 ? listAccounts({ query: { brandId } }) : undefined)
  const account = useEntities('accounts', result?.accounts ?? none).find((one) => one.brandId === brandId)
  if (!account || need <= account.availableBalance) return null
  const lacking = need - account.availableBalance
  return (
    <Notice
      kind="warn"
      icon="wallet"
      title={t(m.moneyLacks, { money: f.ore(lacking), brand: account.name })}
      action={<Link href={topUpHref(account.id, lacking)}>{t(m.topUp)}</Link>}
    >
      {t(m.moneyLacksText)}
    </Notice>
  )
}
