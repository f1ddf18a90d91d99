import { useState } from 'react'
import { saveFile } from '@samspel/desk/save-file'
import { useLocale, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Button, Link, notify, Row } from '@samspel/ui'
import { exportTax } from '../../data'
import { messages } from './messages'

/** What was paid and given to Swedish creators, a file for each of the last two years (row G-06). */
export function TaxExport() {
  const t = useText()
  const locale = useLocale()
  const dispatch = useAppDispatch()
  const [saving, setSaving] = useState<number>()
  const thisYear = new Date().getFullYear()
  const save = async (year: number) => {
    setSaving(year)
    const { ok, data } = await dispatch(exportTax({ query: { year, by: 'brand', locale } }))
    setSaving(undefined)
    if (ok && data) saveFile(data.fileName, data.file, 'text/csv;charset=utf-8')
    else notify({ kind: 'bad', message: t(messages.taxFailed) })
  }
  return (
    <Row gap={8}>
      {[thisYear, thisYear - 1].map((year) => (
        <Button key={year} size="sm" icon="receipt-tax" loading={saving === year} onClick={() => void save(year)}>
          {t(messages.tax, { year: String(year) })}
        </Button>
      ))}
      <Link href="/payouts/sellers">{t(messages.sellers)}</Link>
    </Row>
  )
}
