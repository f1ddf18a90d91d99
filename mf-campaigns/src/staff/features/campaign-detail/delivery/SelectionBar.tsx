import type { ParcelRow } from '@samspel/api'
import type { Selection } from '@samspel/desk'
import { useText } from '@samspel/i18n'
import { can } from '@samspel/store'
import { Button, TextButton, useIsMobile } from '@samspel/ui'
import { staffWords } from '../../../components/words'
import { KeyHint } from '../../../review-desk'
import css from './Delivery.module.css'
import { fileMessages } from './file-messages'
import { messages as m } from './messages'
import type { Files } from './use-files'

/** What is done with the selected parcels; the one filled button marks them as sent. */
export function SelectionBar({
  selected,
  selection,
  seesAddresses,
  files,
  onImport,
  onSend,
}: {
  selected: readonly ParcelRow[]
  selection: Selection
  seesAddresses: boolean
  files: Files
  onImport: () => void
  onSend: (parcels: readonly ParcelRow[]) => void
}) {
  const t = useText()
  const isMobile = useIsMobile()
  const toSend = selected.filter((parcel) => can(parcel, 'send'))
  const untracked = toSend.filter(({ trackingNumber }) => !trackingNumber).length
  const blocked = seesAddresses ? undefined : t(fileMessages.noRight)
  return (
    <div role="region" aria-label={t(m.bar)} className={css.bar}>
      <b aria-live="polite">{t(staffWords.selected, { n: selected.length })}</b>
      {untracked > 0 && <span className={css.quiet}>{t(m.untracked, { n: untracked })}</span>}
      <TextButton tone="quiet" onClick={selection.clear}>
        {t(m.clear)}
        {!isMobile && <KeyHint names={['Esc']} />}
      </TextButton>
      <span className={css.barActs}>
        {!isMobile && (
          <>
            <Button icon="upload" onClick={onImport}>
              {t(fileMessages.import)}
            </Button>
            <Button
              icon="download"
              loading={files.making === 'csv'}
              disabledReason={blocked}
              onClick={() => void files.table(selection.ids)}
            >
              {t(staffWords.downloadCsv)}
            </Button>
            <Button
              icon="file-text"
              loading={files.making === 'list'}
              disabledReason={blocked}
              onClick={() => void files.paper('list', selection.ids)}
            >
              {t(fileMessages.packingList)}
            </Button>
          </>
        )}
        <Button
          variant="main"
          icon="truck-delivery"
          disabledReason={toSend.length === 0 ? t(m.noneToSend) : undefined}
          onClick={() => onSend(toSend)}
        >
          {toSend.length === 1 ? t(m.markOne) : t(m.markSent, { n: toSend.length || selected.length })}
        </Button>
      </span>
    </div>
  )
}
