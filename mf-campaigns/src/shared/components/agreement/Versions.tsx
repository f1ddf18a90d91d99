import { useState } from 'react'
import type { Agreement, AgreementVersion } from '@samspel/api'
import { saveFile } from '@samspel/desk/save-file'
import { useFormats, useLocale, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Card, Chip, Icon, IconButton, List, ListItem, notify } from '@samspel/ui'
import { agreedAt } from './agreed-at'
import css from './Agreement.module.css'
import { getAgreementFile } from './calls'
import { ChangeLines, useChangedLines } from './ChangeLines'
import { agreementMessages as messages, causeNames } from './messages'

/** A file that came as base64. */
const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

/** Saves a version as PDF in the reader's language; the one that holds unless another is named. */
function usePdf(id: string) {
  const t = useText()
  const locale = useLocale()
  const dispatch = useAppDispatch()
  const [isBusy, setBusy] = useState(false)
  const save = async (version?: string) => {
    if (isBusy) return
    setBusy(true)
    const { data } = await dispatch(
      getAgreementFile({ params: { id }, query: { locale, ...(version && { version }) } }),
    )
    setBusy(false)
    if (!data) return notify({ kind: 'bad', message: t(messages.pdfFailed) })
    saveFile(data.fileName, bytesOf(data.file), 'application/pdf')
  }
  return { isBusy, save }
}

function Differences({ before, after }: { before: AgreementVersion; after: AgreementVersion }) {
  const lines = useChangedLines(before.facts, after.facts)
  return lines.length > 0 && <ChangeLines lines={lines} isDone />
}

/** One version: when and why it was made, what it changed, and its file. */
function Version({
  version,
  older,
  onSave,
}: {
  version: AgreementVersion
  older: AgreementVersion | undefined
  onSave: () => void
}) {
  const t = useText()
  const f = useFormats()
  return (
    <div className={css.version}>
      <div className={css.versionHead}>
        <span>
          <strong>{t(messages.versionAt, { n: version.version, date: f.dateTime(agreedAt(version)) })}</strong>
          <p className={css.quiet}>
            {t(causeNames[version.cause])}
            {version.reason && ` · ”${version.reason}”`}
          </p>
        </span>
        {version.supersededAt === null ? (
          <Chip tone="ok" icon="check">
            {t(messages.holds)}
          </Chip>
        ) : (
          <IconButton icon="download" label={t(messages.pdfOf, { n: version.version })} onClick={onSave} />
        )}
      </div>
      {older && older.number === version.number && <Differences before={older} after={version} />}
    </div>
  )
}

/** The file of what holds, and all versions, the newest first, each with what it changed (drawing zk 3). */
export function Versions({ agreement: { id, versions } }: { agreement: Agreement }) {
  const t = useText()
  const f = useFormats()
  const { isBusy, save } = usePdf(id)
  const [isOpen, setOpen] = useState(versions.length > 1)
  const latest = versions[0] as AgreementVersion
  return (
    <>
      <List label={t(messages.title)}>
        <ListItem
          picture={<Icon name="file-text" />}
          title={t(messages.pdf)}
          detail={t(messages.numbered, { number: latest.number, n: latest.version })}
          onClick={() => void save()}
          aside={<Icon name={isBusy ? 'loader-2' : 'download'} size={18} />}
        />
        <ListItem
          picture={<Icon name="versions" />}
          title={t(messages.versions)}
          detail={t(messages.versionOf, { n: latest.version, all: versions.length, date: f.date(agreedAt(latest)) })}
          onClick={() => setOpen(!isOpen)}
          aside={<Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={18} />}
        />
      </List>
      {isOpen && (
        <Card title={t(messages.versions)}>
          {versions.map((version, index) => (
            <Version
              key={version.id}
              version={version}
              older={versions[index + 1]}
              onSave={() => void save(version.id)}
            />
          ))}
        </Card>
      )}
    </>
  )
}
