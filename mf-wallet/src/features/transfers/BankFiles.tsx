import { useState } from 'react'
import type { BankFile, PayoutAnswerProblem } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { useQueryParams } from '@samspel/navigation'
import { queryActions, useAppDispatch, useQuery } from '@samspel/store'
import { EmptyState, ErrorState, notify, SectionHead, SkeletonTable, Stack } from '@samspel/ui'
import { FileDrop, Table } from '@samspel/ui/late'
import { Problems, readPicked } from '../../components/bank-files'
import { common } from '../../components/messages'
import { listBankFiles, readBankFile } from '../../data'
import { fileMessages } from './file-messages'
import { Paging } from './Paging'
import css from './Transfers.module.css'

/** What became of a file: what it settled, and what is left for a person. */
function Became({ file }: { file: BankFile }) {
  const t = useText()
  const f = useFormats()
  const counts = (['booked', 'open', 'paid', 'failed', 'released', 'known'] as const).filter((name) => file[name] > 0)
  if (counts.length === 0 && file.notes.length === 0) return <>{t(fileMessages.nothingNew)}</>
  return (
    <span className={css.stacked}>
      {counts.map((name) => (
        <span key={name}>{t(fileMessages[name], { count: file[name] })}</span>
      ))}
      {file.notes.map(({ kind, amount, reference, day }, at) => (
        <span key={`${kind} ${at}`} className={css.note}>
          {[t(fileMessages[kind]), amount, reference, day && f.date(day, 'short')].filter(Boolean).join(' · ')}
        </span>
      ))}
    </span>
  )
}

/** Files of the bank are read in here, and listed with what became of each. */
export function BankFiles() {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const [params] = useQueryParams()
  const [isBusy, setBusy] = useState(false)
  const [problems, setProblems] = useState<readonly PayoutAnswerProblem[]>([])
  const page = Math.max(1, Number.parseInt(params.files ?? '', 10) || 1)
  const { result, status, error, retry } = useQuery(listBankFiles({ query: { page } }))
  const read = async (file: File | undefined) => {
    if (!file) return
    const said = await readPicked(file)
    if ('refusal' in said) return notify({ kind: 'bad', message: t(said.refusal) })
    setBusy(true)
    const { ok, data, parsedError } = await dispatch(
      readBankFile({ body: { file: said.text, fileName: file.name.slice(0, 120) } }),
    )
    setBusy(false)
    if (!ok || !data) return notify({ kind: 'bad', message: t(parsedError?.message ?? common.failed) })
    setProblems(data.problems)
    if (data.problems.length > 0) return
    for (const prefix of ['listBankFiles', 'listBankTransfers', 'listAwaitedTransfers'])
      dispatch(queryActions.invalidated({ prefix }))
    notify({ kind: 'ok', message: t(data.isKnown ? fileMessages.known_file : fileMessages.taken) })
  }
  return (
    <section>
      <Stack gap={12}>
        <SectionHead title={t(fileMessages.title)} />
        <FileDrop
          text={t(fileMessages.drop)}
          pickText={t(fileMessages.pick)}
          hint={t(fileMessages.hint)}
          accept=".xml,.csv,text/csv,application/xml"
          disabled={isBusy}
          onFiles={([file]) => void read(file)}
          bad={problems.length > 0}
        />
        <Problems title={t(fileMessages.refused)} problems={problems} />
        {!result && error && (
          <ErrorState message={t(fileMessages.failed_read)} retryLabel={t(commonMessages.retry)} onRetry={retry} />
        )}
        {!result && !error && <SkeletonTable label={t(common.loading)} columns={4} />}
        {result?.bankFiles.length === 0 && <EmptyState title={t(fileMessages.none)} />}
        {result && result.bankFiles.length > 0 && (
          <>
            <Table
              caption={t(fileMessages.title)}
              rows={result.bankFiles}
              rowKey={({ id }) => id}
              busy={status === 'refreshing'}
              columns={[
                {
                  key: 'at',
                  header: t(fileMessages.readAt),
                  cell: ({ receivedAt, receivedBy }) => (
                    <span className={css.stacked}>
                      {f.dateTime(receivedAt)}
                      <span className={css.quiet}>{receivedBy ?? t(fileMessages.byFolder)}</span>
                    </span>
                  ),
                },
                {
                  key: 'file',
                  header: t(fileMessages.file),
                  wrap: true,
                  cell: ({ kind, fileName, messageId }) => (
                    <span className={css.stacked}>
                      {kind === 'csv' ? 'CSV' : kind}
                      <span className={css.quiet}>{fileName ?? (kind === 'csv' ? null : messageId)}</span>
                    </span>
                  ),
                },
                { key: 'became', header: t(fileMessages.became), wrap: true, cell: (file) => <Became file={file} /> },
              ]}
            />
            <Paging name="files" meta={result.meta} />
          </>
        )}
      </Stack>
    </section>
  )
}
