import type { PayoutReceipt as PayoutFacts } from '@samspel/api'
import { bankReason } from '@samspel/api/bank-reasons'
import { saveFile } from '@samspel/desk/save-file'
import { commonMessages, useFormats, useLocale, useText } from '@samspel/i18n'
import { useAppDispatch, useQuery } from '@samspel/store'
import { Button, ErrorState, Fact, Facts, notify, Sheet, SkeletonDetail, Stack } from '@samspel/ui'
import { getPayoutReceipt, getPayoutReceiptFile } from '../../data'
import { bytesOf } from '../bytes'
import { common } from '../messages'
import { messages } from './messages'

const steps = {
  requested: messages.stepRequested,
  stopped: messages.stepStopped,
  compiled: messages.stepCompiled,
  sent: messages.stepSent,
  paid: messages.stepPaid,
  failed: messages.stepFailed,
} satisfies Record<PayoutFacts['steps'][number]['step'], unknown>

/** A payout with every step of its way, to file as PDF. */
export function PayoutReceipt({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText()
  const f = useFormats()
  const locale = useLocale()
  const dispatch = useAppDispatch()
  const { result, error, retry } = useQuery(getPayoutReceipt({ params: { id } }))
  const receipt = result?.receipt
  const save = async () => {
    const { ok, data } = await dispatch(getPayoutReceiptFile({ params: { id }, query: { locale } }))
    if (!ok || !data) return notify({ kind: 'bad', message: t(messages.receiptFailed) })
    saveFile(data.fileName, bytesOf(data.file), 'application/pdf')
  }
  return (
    <Sheet open onClose={onClose} title={t(receipt?.state === 'paid' ? messages.receipt : messages.payout)}>
      {!receipt && error && (
        <ErrorState message={t(messages.receiptFailed)} retryLabel={t(commonMessages.retry)} onRetry={retry} />
      )}
      {!receipt && !error && <SkeletonDetail label={t(common.loading)} />}
      {receipt && (
        <Stack>
          <Facts>
            <Fact label={t(messages.amount)}>
              <b>{f.ore(receipt.amount)}</b>
            </Fact>
            <Fact label={t(messages.receiptNumber)}>{receipt.number}</Fact>
            <Fact label={t(messages.receiptTo)}>
              {receipt.bankName
                ? t(messages.atBank, { bank: receipt.bankName, lastFour: receipt.lastFour })
                : t(messages.ending, { lastFour: receipt.lastFour })}
            </Fact>
            {receipt.steps.map(({ step, at }) => (
              <Fact key={step} label={t(steps[step])}>
                {f.dateTime(at)}
              </Fact>
            ))}
            {receipt.state === 'failed' && (
              <Fact label={t(messages.why)}>
                {bankReason(locale, { code: receipt.failureCode, words: receipt.failure })}
              </Fact>
            )}
          </Facts>
          <Button variant="light" icon="download" onClick={() => void save()}>
            {t(messages.receiptPdf)}
          </Button>
        </Stack>
      )}
    </Sheet>
  )
}
