import { useParams } from 'react-router-dom'
import { ReadProblem } from '@samspel/federation/read-problem'
import { LeaveQuestion } from '@samspel/forms'
import { useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { useEntity, useQuery } from '@samspel/store'
import { Button, Card, LinkButton, Notice, Page, Row, Stack, TextArea } from '@samspel/ui'
import { FileDrop } from '@samspel/ui/late'
import { messages as shared } from '../../components/messages'
import { getBrand } from '../../data/actions'
import { ImportReport } from './ImportReport'
import { messages } from './messages'
import { useImport } from './use-import'

/** Stores from a file: what would become of every row first, then they are written. */
export function StoreImportPage() {
  const t = useText()
  const { brandId = '' } = useParams()
  usePageTitle(t(messages.title))
  const brandQuery = useQuery(getBrand({ params: { id: brandId } }))
  const brand = useEntity('brands', brandQuery.result?.brand)
  const { source, report, problem, doing, isWritten, write, check, commit, take, again } = useImport(brandId)
  const list = `/brands/${brandId}/stores`
  if (!brand && brandQuery.status === 'error')
    return <ReadProblem error={brandQuery.error} onRetry={brandQuery.retry} />

  const said = problem && (
    <Notice kind="bad" urgent>
      {t(problem)}
    </Notice>
  )
  const written = report ? report.counts.new + report.counts.changed : 0
  return (
    <Page
      isTask
      width="narrow"
      title={t(messages.title)}
      breadcrumbs={[{ label: t(shared.stores), href: list }]}
      breadcrumbsLabel={t(shared.breadcrumbs)}
      context={brand?.name}
    >
      {report ? (
        <Stack>
          {source.isGuessed && !isWritten && <Notice kind="warn">{t(messages.guessed)}</Notice>}
          {said}
          <Notice kind={isWritten ? 'ok' : 'info'} urgent>
            {isWritten ? t(messages.written, { count: written }) : t(messages.notWritten)}
          </Notice>
          <ImportReport report={report} {...(source.name && { name: source.name })} />
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
            {said}
            <FileDrop
              text={t(messages.drop)}
              hint={t(messages.dropHint)}
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
            <Row>
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
                {t(messages.cancel)}
              </LinkButton>
            </Row>
          </Stack>
        </Card>
      )}
      <LeaveQuestion when={report !== undefined && !isWritten} />
    </Page>
  )
}
