import type { Campaign } from '@samspel/api'
import { BudgetWarning } from '@samspel/desk/budget'
import { moneyMessages, TopUp } from '@samspel/desk/money'
import { useFormats, useText } from '@samspel/i18n'
import { Notice } from '@samspel/ui'
import { messages as m } from './messages'
import { feeOf, useCampaignMoney } from './use-campaign-money'

const planned: readonly Campaign['state'][] = ['draft', 'requested', 'confirmed', 'upcoming']

/**
 * How many fees the account should hold: of the places that are left while the campaign is planned (where they are unlimited, one of them;
 * passes at stores reserve their own), then of the next application.
 */
const wantedOf = ({ placesLeft, deliveryMethod, state, pendingParticipationsCount }: Campaign) =>
  deliveryMethod === 'delivery' && planned.includes(state)
    ? (placesLeft ?? 1)
    : Math.min(1, pendingParticipationsCount, placesLeft ?? 1)

/** Warns where the fees that are not reserved yet would go above the budget of the quarter. */
export function OverBudget({ campaign }: { campaign: Campaign }) {
  const fees = feeOf(campaign) * wantedOf(campaign)
  const { brandId, endAt, dueAt } = campaign
  return fees > 0 ? <BudgetWarning brandId={brandId} fees={fees} endsOn={endAt ?? dueAt} /> : null
}

/** Says when the brand's money is not enough for the campaign's fees, and where it is paid in. */
export function MissingMoney({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const f = useFormats()
  const money = useCampaignMoney(campaign)(wantedOf(campaign))
  if (!money || money.lacking === 0) return null
  return (
    <Notice
      kind="warn"
      icon="wallet"
      title={t(moneyMessages.lacks, { money: f.ore(money.lacking), brand: money.brandName })}
      action={<TopUp money={money} />}
    >
      {t(m.moneyLacksText)}
    </Notice>
  )
}
