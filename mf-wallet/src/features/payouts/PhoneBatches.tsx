import type { PayoutBatch } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Card, List, ListItem } from '@samspel/ui'
import { batchMessages, BatchState } from '../../components/batches'
import { messages } from './messages'
import css from './Payouts.module.css'

/** The batches on a phone: which one, what it holds or what became of it, how far it has come, its sum. */
export function PhoneBatches({ batches }: { batches: readonly PayoutBatch[] }) {
  const t = useText()
  const f = useFormats()
  const detailOf = ({ paidCount, failedCount, count, stoppedCount }: PayoutBatch) =>
    paidCount + failedCount > 0
      ? t(messages.resultText, { paid: paidCount, failed: failedCount })
      : [t(messages.countText, { count }), stoppedCount > 0 && t(messages.stoppedText, { count: stoppedCount })]
          .filter(Boolean)
          .join(', ')
  return (
    <Card padding="none">
      <List card={false} label={t(messages.batches)} className={css.rows}>
        {batches.map((batch) => (
          <ListItem
            key={batch.id}
            href={`/payouts/${batch.id}`}
            title={t(batchMessages.batch, { name: batch.name })}
            detail={detailOf(batch)}
            aside={<b className={css.sum}>{f.ore(batch.amount)}</b>}
          >
            <BatchState state={batch.state} />
          </ListItem>
        ))}
      </List>
    </Card>
  )
}
