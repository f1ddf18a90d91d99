import { useState } from 'react'
import type { SaleRow, Shop } from '@samspel/api'
import { type Message, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { notify, SelectField } from '@samspel/ui'
import { FileImport, type ImportedRow } from '../../components/file-import'
import { importSales } from './calls'
import { messages as m } from './messages'

const faults: Record<SaleRow['faults'][number], Message> = {
  order: m.faultOrder,
  time: m.faultTime,
  sum: m.faultSum,
  currency: m.faultCurrency,
}

/** What becomes of an order of the file, and whose it is. */
const useRowWords = () => {
  const t = useText()
  return ({ line, value, outcome, faults: wrong, creatorName }: SaleRow): ImportedRow => {
    if (outcome === 'invalid') {
      const what = wrong.map((fault) => t(faults[fault])).join(', ')
      return { line, value, tone: 'bad', outcome: t(m.invalid, { what }) }
    }
    const what = t(m[outcome])
    if (outcome === 'duplicate') return { line, value, tone: 'neutral', outcome: what }
    return creatorName === null
      ? { line, value, tone: 'warn', outcome: t(m.ofNobody, { what }) }
      : { line, value, tone: 'ok', outcome: t(m.ofCreator, { what, name: creatorName }) }
  }
}

/** Reads orders from a file: those of a connected shop are the same orders as it tells of. */
export function OrdersImport({
  brandId,
  shops,
  text,
  onText,
  onClose,
}: {
  brandId: string
  shops: readonly Shop[]
  text: string
  onText: (text: string) => void
  onClose: () => void
}) {
  const t = useText()
  const dispatch = useAppDispatch()
  const words = useRowWords()
  const [shopId, setShopId] = useState(shops[0]?.id ?? '')
  return (
    <FileImport
      title={t(m.readTitle)}
      help={t(m.readHelp)}
      text={text}
      onText={onText}
      onClose={onClose}
      choices={
        shops.length > 0 && (
          <SelectField<string>
            label={t(m.ofShop)}
            value={shopId}
            onChange={(chosen) => setShopId(chosen ?? '')}
            options={[
              ...shops.map(({ id, address }) => ({ value: id, label: address })),
              { value: '', label: t(m.noShopOf) },
            ]}
          />
        )
      }
      send={async (csv, dryRun) => {
        const { data, parsedError } = await dispatch(
          importSales({ params: { id: brandId }, body: { csv, dryRun, ...(shopId && { shopId }) } }),
        )
        if (!data) return { ok: false, error: parsedError }
        if (!dryRun) {
          notify({ kind: 'ok', message: t(m.readDone, { n: data.counts.added + data.counts.changed }) })
          onText('')
          onClose()
        }
        return { ok: true, rows: data.rows.map(words) }
      }}
    />
  )
}
