import { useState } from 'react'
import type { ResponseOf } from '@samspel/api'
import { readTextFile } from '@samspel/api/files'
import { commonMessages, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Button, FieldError, Modal, Notice, notify, Stack, TextArea } from '@samspel/ui'
import { FileDrop } from '@samspel/ui/late'
import { importTracking } from './data'
import { fileMessages as m } from './file-messages'
import { willWrite } from './import-words'
import { ImportPreview } from './ImportPreview'

const longestCsv = 1_000_000

interface ImportDialogProps {
  campaignId: string
  onDone: () => void
  onClose: () => void
}

/** Tracking numbers from a file or pasted rows: first what each row would do, then they are written. */
export function ImportDialog({ campaignId, onDone, onClose }: ImportDialogProps) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [csv, setCsv] = useState('')
  const [isGuessed, setGuessed] = useState(false)
  const [problem, setProblem] = useState<string | undefined>()
  const [preview, setPreview] = useState<ResponseOf<'importTracking'> | undefined>()
  const [isBusy, setBusy] = useState(false)

  const ask = async (text: string, dryRun: boolean) => {
    setBusy(true)
    setProblem(undefined)
    const { ok, data, parsedError } = await dispatch(
      importTracking({ params: { id: campaignId }, body: { csv: text, dryRun } }),
    )
    setBusy(false)
    if (ok && data) return data
    const told = { required: m.noColumns, invalid: m.unreadable, too_long: m.tooMany }
    const { original, message } = parsedError!
    const [id = ''] = (original as { csv?: string[] } | undefined)?.csv ?? []
    setProblem(t(told[id as keyof typeof told] ?? message))
    return undefined
  }
  const check = async (text: string) => setPreview(await ask(text, true))
  const take = async (file: File | undefined) => {
    if (!file) return
    if (file.size > 2 * longestCsv) return setProblem(t(m.tooBig, { n: longestCsv }))
    const read = await readTextFile(file).catch(() => undefined)
    if (!read) return setProblem(t(m.notText))
    if (read.text.length > longestCsv) return setProblem(t(m.tooBig, { n: longestCsv }))
    setGuessed(read.isGuessed)
    setCsv(read.text)
    await check(read.text)
  }
  const write = async () => {
    const done = await ask(csv, false)
    if (!done) return
    notify({ kind: 'ok', message: t(m.written, { n: done.written }) })
    onDone()
    onClose()
  }
  const n = preview?.rows.filter(willWrite).length ?? 0
  return (
    <Modal
      open
      onClose={onClose}
      title={t(m.import)}
      closeLabel={t(commonMessages.close)}
      size="lg"
      footer={
        preview ? (
          <>
            <Button variant="quiet" onClick={() => setPreview(undefined)}>
              {t(m.back)}
            </Button>
            <Button
              variant="main"
              loading={isBusy}
              disabledReason={n === 0 ? t(m.nothingFits) : undefined}
              onClick={() => void write()}
            >
              {t(m.write, { n })}
            </Button>
          </>
        ) : (
          <>
            <Button variant="quiet" onClick={onClose}>
              {t(commonMessages.cancel)}
            </Button>
            <Button variant="main" loading={isBusy} disabled={csv.trim() === ''} onClick={() => void check(csv)}>
              {t(m.check)}
            </Button>
          </>
        )
      }
    >
      <Stack gap={12}>
        {preview ? (
          <>
            {isGuessed && <Notice kind="warn">{t(m.guessed)}</Notice>}
            <ImportPreview rows={preview.rows} />
            {problem && <FieldError>{problem}</FieldError>}
          </>
        ) : (
          <>
            <FileDrop
              text={t(m.drop)}
              pickText={t(m.pick)}
              hint={t(m.dropHint)}
              accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
              bad={problem !== undefined}
              onFiles={([file]) => void take(file)}
            />
            <TextArea
              label={t(m.paste)}
              help={t(m.pasteHelp)}
              value={csv}
              minRows={4}
              maxRows={8}
              maxLength={longestCsv}
              {...(problem && { error: problem })}
              onChange={(text) => {
                setGuessed(false)
                setProblem(undefined)
                setCsv(text)
              }}
            />
          </>
        )}
      </Stack>
    </Modal>
  )
}
