import { useState } from 'react'
import { commonMessages, dayOf, useFormats, useText } from '@samspel/i18n'
import { Button, MultiSelectField, SelectField, Sheet, Stack } from '@samspel/ui'
import { RadioCards } from '@samspel/ui/late'
import { messages as ledgerMessages } from '../../components/ledger/messages'
import { daysOf, lastDays, periodsUntil } from '../../components/ledger/period'
import { type FileFormat, useStatement } from '../../components/ledger/use-statement'
import { messages } from './messages'

interface ExportSheetProps {
  accounts: readonly { accountId: string; name: string }[]
  onClose: () => void
}

/** Asks for brands, period and kind of file, and saves it. */
export function ExportSheet({ accounts, onClose }: ExportSheetProps) {
  const t = useText()
  const f = useFormats()
  const [chosen, setChosen] = useState<string[]>([])
  const [period, setPeriod] = useState<string | null>(lastDays)
  const [format, setFormat] = useState<FileFormat>('pdf')
  const today = dayOf(Date.now())
  const { months, years } = periodsUntil(today)
  const { saving, save } = useStatement({
    ...(chosen.length > 0 && { accountIds: chosen }),
    ...daysOf(period ?? undefined, today),
  })
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(messages.export)}
      footer={
        <Button variant="main" icon="download" loading={Boolean(saving)} onClick={() => save(format, onClose)}>
          {t(saving ? ledgerMessages.making : messages.export)}
        </Button>
      }
    >
      <Stack>
        <MultiSelectField
          label={t(commonMessages.brands)}
          placeholder={t(commonMessages.allBrands)}
          options={accounts.map(({ accountId, name }) => ({ value: accountId, label: name }))}
          value={chosen}
          onChange={setChosen}
        />
        <SelectField
          label={t(commonMessages.period)}
          clearable
          placeholder={t(ledgerMessages.allTime)}
          help={t(messages.exportLimit)}
          value={period}
          options={[
            { value: lastDays, label: t(ledgerMessages.lastDays) },
            ...months.map((month) => ({ value: month, label: f.date(`${month}-01`, 'month') })),
            ...years.map((year) => ({ value: year, label: year })),
          ]}
          onChange={setPeriod}
        />
        <RadioCards
          label={t(messages.exportFormat)}
          value={format}
          onChange={setFormat}
          options={[
            { value: 'csv', label: 'CSV', details: [t(messages.csvText)] },
            { value: 'pdf', label: 'PDF', details: [t(messages.pdfText)] },
          ]}
        />
      </Stack>
    </Sheet>
  )
}
