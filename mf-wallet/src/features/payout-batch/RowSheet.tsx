import { useState } from 'react'
import type { PayoutRow } from '@samspel/api'
import { bankReason } from '@samspel/api/bank-reasons'
import { useFormats, useLocale, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Button, Fact, Facts, LinkButton, notify, Row, Sheet, Stack } from '@samspel/ui'
import { common } from '../../components/messages'
import { showPayoutDetails } from '../../data'
import css from './Batch.module.css'
import { messages } from './messages'
import type { Batch } from './use-batch'

interface Shown {
  bankAccountNumber: string | null
  personalId: string | null
}
interface RowSheetProps {
  row: PayoutRow
  batchId: string
  batch: Batch
  /** Absent where the row can no longer be taken out. */
  onStop?: (() => void) | undefined
  onClose: () => void
}

/** One row in full. What leads to the account is shown when it is asked for, and that is kept. */
export function RowSheet({ row, batchId, batch, onStop, onClose }: RowSheetProps) {
  const t = useText()
  const f = useFormats()
  const locale = useLocale()
  const dispatch = useAppDispatch()
  const [shown, setShown] = useState<Shown>()
  const show = async () => {
    const { ok, data } = await dispatch(showPayoutDetails({ params: { id: batchId, payoutId: row.id } }))
    if (ok && data) setShown(data)
    else notify({ kind: 'bad', message: t(common.failed) })
    batch.refresh()
  }
  const none = t(messages.noValue)
  return (
    <Sheet open onClose={onClose} title={row.creator.name}>
      <Stack>
        <Facts>
          <Fact label={t(messages.amount)}>{f.ore(row.amount)}</Fact>
          <Fact label={t(messages.requested)}>{f.dateTime(row.requestedAt)}</Fact>
          <Fact label={t(messages.bankAccount)}>
            {shown
              ? (shown.bankAccountNumber ?? none)
              : [row.bankName, row.lastFour && `•••• ${row.lastFour}`].filter(Boolean).join(' ') || none}
          </Fact>
          {shown && <Fact label={t(messages.personalId)}>{shown.personalId ?? none}</Fact>}
          {row.attempt > 1 && (
            <Fact label={t(messages.earlier)}>
              {bankReason(locale, { code: row.earlierFailureCode, words: row.earlierFailure })}
            </Fact>
          )}
          {row.sharesEmailWith && (
            <Fact label={t(messages.worthALook)}>
              {t(messages.sharesEmail, { companies: row.sharesEmailWith.join(', ') })}
            </Fact>
          )}
          {row.fTaxSince && <Fact label={t(messages.fTaxSince)}>{f.date(row.fTaxSince, 'year')}</Fact>}
          <Fact label={t(messages.endToEnd)}>
            <span style={{ overflowWrap: 'anywhere' }}>{row.endToEndId}</span>
          </Fact>
        </Facts>
        <Row gap={8}>
          {!shown && (
            <Button variant="light" icon="eye" onClick={() => void show()}>
              {t(messages.show)}
            </Button>
          )}
          <LinkButton href={`/creators/${row.creator.id}`}>{t(messages.toCreator)}</LinkButton>
          {onStop && <Button onClick={onStop}>{t(messages.stop)}</Button>}
        </Row>
        <p className={css.note}>{t(messages.shownHelp)}</p>
      </Stack>
    </Sheet>
  )
}
