import { useFormats, useText } from '@samspel/i18n'
import { useQuery } from '@samspel/store'
import { SkeletonText } from '@samspel/ui'
import { getLeaveTerms } from '../../../components/ending'
import { answerMessages as messages } from './answer-messages'
import css from './DraftDesk.module.css'

/** What becomes of fee and goods when a draft is declined for good; in general words where that could not be read. */
export function Follows({ id }: { id: string }) {
  const t = useText()
  const f = useFormats()
  const { result, status } = useQuery(getLeaveTerms({ params: { id } }))
  if (status === 'loading') return <SkeletonText label={t(messages.declineReads)} lines={2} />
  const terms = result?.leaveTerms
  // What is owed then is the same as for any reason of the brand's own.
  const reason = terms?.reasons.find((one) => one.reason === 'other')
  if (!terms || !reason) return <p>{t(messages.declineText)}</p>
  const { fee, goods, productValue } = terms
  const { owed } = reason
  return (
    <ul className={css.follows}>
      <li>{t(messages.declineEnds)}</li>
      {owed > 0 && <li>{t(messages.declineOwed, { money: f.ore(owed) })}</li>}
      {fee > owed && <li>{t(messages.declineBack, { money: f.ore(fee - owed) })}</li>}
      {goods === 'not_sent' && <li>{t(messages.declineNotSent)}</li>}
      {goods === 'with_creator' && <li>{t(messages.declineGoods, { value: f.money(productValue) })}</li>}
    </ul>
  )
}
