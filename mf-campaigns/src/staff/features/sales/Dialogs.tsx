import { useState } from 'react'
import type { CampaignSales, CodeRow } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Button, type ChipTone, Modal, Notice, notify, Row, Stack, TextField } from '@samspel/ui'
import { FileImport } from '../../components/file-import'
import { importCreatorCodes, makeCreatorCodes } from './calls'
import { messages as m } from './messages'

interface DialogProps {
  sales: CampaignSales
  onClose: () => void
}

/** Makes a code for everybody without one. */
export function MakeDialog({ sales, onClose }: DialogProps) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [ending, setEnding] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const isFine = /^[A-Za-z0-9]{0,10}$/.test(ending.trim())
  const make = async () => {
    setBusy(true)
    const { data, parsedError } = await dispatch(
      makeCreatorCodes({ params: { id: sales.campaignId }, body: { ending: ending.trim() } }),
    )
    setBusy(false)
    if (!data) return setError(parsedError && t(parsedError.message))
    notify({ kind: 'ok', message: t(m.made, { n: data.made }) })
    onClose()
  }
  return (
    <Modal open onClose={onClose} title={t(m.makeTitle)} closeLabel={t(commonMessages.close)}>
      <Stack gap={16}>
        <span>{t(m.makeText)}</span>
        {error && <Notice kind="bad">{error}</Notice>}
        <TextField
          label={t(m.ending)}
          value={ending}
          onChange={setEnding}
          autoFocus
          {...(!isFine && { error: t(m.codeInvalid) })}
        />
        <Row justify="end" gap={8}>
          <Button variant="quiet" onClick={onClose}>
            {t(commonMessages.cancel)}
          </Button>
          <Button variant="main" loading={busy} disabled={!isFine} onClick={() => void make()}>
            {t(m.make)}
          </Button>
        </Row>
      </Stack>
    </Modal>
  )
}

const tones: Record<CodeRow['outcome'], ChipTone> = {
  set: 'ok',
  same: 'info',
  not_found: 'bad',
  taken: 'bad',
  duplicate: 'warn',
  invalid: 'bad',
}

/** Reads codes from the shop's file. */
export function CodesImport({
  sales,
  text,
  onText,
  onClose,
}: DialogProps & { text: string; onText: (text: string) => void }) {
  const t = useText()
  const dispatch = useAppDispatch()
  return (
    <FileImport
      title={t(m.readTitle)}
      help={t(m.readHelp)}
      text={text}
      onText={onText}
      onClose={onClose}
      send={async (csv, dryRun) => {
        const { data, parsedError } = await dispatch(
          importCreatorCodes({ params: { id: sales.campaignId }, body: { csv, dryRun } }),
        )
        if (!data) return { ok: false, error: parsedError }
        if (!dryRun) {
          notify({ kind: 'ok', message: t(m.readDone, { n: data.changed }) })
          onText('')
          onClose()
        }
        return {
          ok: true,
          rows: data.rows.map(({ line, value, outcome }: CodeRow) => ({
            line,
            value,
            outcome: t(m[outcome]),
            tone: tones[outcome],
          })),
        }
      }}
    />
  )
}
