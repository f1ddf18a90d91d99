import { useState } from 'react'
import { saveFile } from '@samspel/desk/save-file'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { commonMessages, useFormats, useLocale, useText } from '@samspel/i18n'
import { useAppDispatch, useQuery } from '@samspel/store'
import {
  Avatar,
  Button,
  ErrorState,
  Fact,
  Facts,
  IconButton,
  LinkButton,
  notify,
  Row,
  Sheet,
  SkeletonDetail,
  Stack,
} from '@samspel/ui'
import { bytesOf } from '../../components/bytes'
import { common } from '../../components/messages'
import { readFailure } from '../../components/read-failure'
import { getOwnReceipt, getOwnReceiptFile } from '../../data'
import { receiptMessages as messages } from './receipt-messages'

const PayoutReceipt = lazyDialog(() =>
  import(/* webpackChunkName: "payout-receipt" */ '../../components/payout-receipt').then(
    (module) => module.PayoutReceipt,
  ),
)

interface OwnReceiptProps {
  id: string
  /** The lines that are shown, in their order. */
  ids: readonly string[]
  onOpen: (id: string) => void
  onClose: () => void
}

/** What a line of the own account was for; a withdrawal shows its way to the bank. */
export function OwnReceipt({ id, ids, onOpen, onClose }: OwnReceiptProps) {
  const t = useText()
  const f = useFormats()
  const locale = useLocale()
  const dispatch = useAppDispatch()
  const [isSaving, setSaving] = useState(false)
  const { result, error, retry } = useQuery(getOwnReceipt({ params: { id } }))
  const receipt = result?.receipt
  const at = ids.indexOf(id)
  const [newer, older] = [at > 0 ? ids[at - 1] : undefined, at >= 0 ? ids[at + 1] : undefined]
  const save = async () => {
    setSaving(true)
    const { data } = await dispatch(getOwnReceiptFile({ params: { id }, query: { locale } }))
    setSaving(false)
    if (!data) return notify({ kind: 'bad', message: t(messages.saveFailed) })
    saveFile(data.fileName, bytesOf(data.file), 'application/pdf')
  }
  if (receipt?.payoutId) return <PayoutReceipt id={receipt.payoutId} onClose={onClose} />
  return (
    <Sheet open onClose={onClose} title={t(messages.title)}>
      {!receipt && error && (
        <ErrorState
          message={t(readFailure(error, messages.failed))}
          retryLabel={t(commonMessages.retry)}
          onRetry={retry}
        />
      )}
      {!receipt && !error && <SkeletonDetail label={t(common.loading)} />}
      {receipt && (
        <Stack>
          <Row justify="between">
            <Row>
              {receipt.brand && (
                <Avatar name={receipt.brand.name} src={receipt.brand.logoUrl} size={24} shape="square" />
              )}
              <b>{receipt.title}</b>
            </Row>
            <b>{f.ore(receipt.amount)}</b>
          </Row>
          <Facts>
            <Fact label={t(messages.number)}>{receipt.number}</Fact>
            <Fact label={t(messages.booked)}>{f.dateTime(receipt.createdAt)}</Fact>
            {receipt.availableAt && <Fact label={t(messages.available)}>{f.dateTime(receipt.availableAt)}</Fact>}
            {receipt.kind === 'earning' && (
              <>
                <Fact label={t(messages.fee)}>{f.ore(0)}</Fact>
                <Fact label={t(messages.tax)}>{f.ore(0)}</Fact>
              </>
            )}
            {receipt.goods ? <Fact label={t(messages.goods)}>{f.ore(receipt.goods)}</Fact> : null}
            {receipt.payer && <Fact label={t(messages.payer)}>{receipt.payer}</Fact>}
            {receipt.agreement && (
              <Fact label={t(messages.agreement)}>
                {t(messages.version, { ...receipt.agreement, version: String(receipt.agreement.version) })}
              </Fact>
            )}
          </Facts>
          <Row>
            <Button icon="download" loading={isSaving} onClick={() => void save()}>
              {t(messages.pdf)}
            </Button>
            {receipt.participationId && (
              <LinkButton href={`/assignments/${receipt.participationId}`}>{t(messages.assignment)}</LinkButton>
            )}
            <IconButton
              icon="chevron-up"
              label={t(messages.newer)}
              disabled={!newer}
              onClick={() => newer && onOpen(newer)}
            />
            <IconButton
              icon="chevron-down"
              label={t(messages.older)}
              disabled={!older}
              onClick={() => older && onOpen(older)}
            />
          </Row>
        </Stack>
      )}
    </Sheet>
  )
}
