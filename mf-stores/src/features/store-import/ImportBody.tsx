import { storeTemplate } from '@samspel/api/files'
import { storeImportRowsMax } from '@samspel/api/store-fields'
import { saveFile } from '@samspel/desk/save-file'
import { LeaveQuestion } from '@samspel/forms'
import { commonMessages, useLocale, useText } from '@samspel/i18n'
import { Button, Card, Link, LinkButton, Notice, Row, Stack, TextArea } from '@samspel/ui'
import { FileDrop } from '@samspel/ui/late'
import { ImportReport } from './ImportReport'
import { messages } from './messages'
import { townMessages } from './town-messages'
import { useImport } from './use-import'

/** A file or pasted rows, and then each row's result. */
export function ImportBody({ brandId }: { brandId: string }) {
  const t = useText()
  const { source, report, problem, doing, isWritten, answers, answer, write, check, commit, take, again } =
    useImport(brandId)
  const locale = useLocale()
  const list = `/brands/${brandId}/stores`
  const said = problem && (
    <Notice kind="bad" urgent>
      {t(problem)}
    </Notice>
  )
  const written = report ? report.counts.new + report.counts.changed + (isWritten ? 0 : answers.size) : 0
  const inTown = isWritten && report ? report.rows.filter((row) => row.state === 'new' && row.isPlacedByTown).length : 0
  return (
    <>
      {report ? (
        <Stack>
          {source.isGuessed && !isWritten && <Notice kind="warn">{t(messages.guessed)}</Notice>}
          {said}
          <Notice kind={isWritten ? 'ok' : 'info'} urgent>
            {isWritten ? t(messages.written, { count: written }) : t(messages.notWritten)}
          </Notice>
          {inTown > 0 && (
            <Notice kind="warn">
              {t(townMessages.inTown, { count: inTown })}{' '}
              <Link href={`${list}?placed=town`}>{t(townMessages.showInTown)}</Link>
            </Notice>
          )}
          <ImportReport
            report={report}
            {...(source.name && { name: source.name })}
            {...(!isWritten && { answers: { of: answers, set: answer } })}
          />
          <Row>
            {isWritten ? (
              <LinkButton variant="main" href={list}>
                {t(messages.toList)}
              </LinkButton>
            ) : (
              <Button
                variant="main"
                onClick={commit}
                loading={doing === 'write'}
                disabled={written === 0}
                {...(written === 0 && { disabledReason: t(messages.nothing) })}
              >
                {t(messages.write, { count: written })}
              </Button>
            )}
            <Button variant="quiet" onClick={again} disabled={doing !== undefined}>
              {t(messages.again)}
            </Button>
          </Row>
        </Stack>
      ) : (
        <Card>
          <Stack>
            <p>{t(messages.help)}</p>
            <Row>
              <Button
                icon="download"
                onClick={() => saveFile(t(messages.templateName), storeTemplate(locale), 'text/csv;charset=utf-8')}
              >
                {t(messages.template)}
              </Button>
            </Row>
            {said}
            <FileDrop
              text={t(messages.drop)}
              pickText={t(messages.pick)}
              hint={t(messages.dropHint, { n: storeImportRowsMax })}
              accept=".csv,text/csv,text/plain"
              icon="upload"
              bad={problem !== undefined}
              disabled={doing !== undefined}
              onFiles={([file]) => void take(file)}
            />
            <TextArea
              label={t(messages.paste)}
              value={source.name ? '' : source.text}
              onChange={write}
              minRows={4}
              maxRows={10}
            />
            <Row align="start">
              <Button
                variant="main"
                onClick={check}
                loading={doing === 'check'}
                disabled={source.text.trim() === ''}
                {...(source.text.trim() === '' && { disabledReason: t(messages.nothingGiven) })}
              >
                {t(messages.check)}
              </Button>
              <LinkButton variant="quiet" href={list}>
                {t(commonMessages.cancel)}
              </LinkButton>
            </Row>
          </Stack>
        </Card>
      )}
      <LeaveQuestion when={report !== undefined && !isWritten} />
    </>
  )
}
