import type { AuditKind } from '@samspel/api'
import { auditKinds } from '@samspel/api/audit'
import { DatedPager } from '@samspel/federation/dated-pager'
import { ReadError } from '@samspel/federation/read-error'
import { commonMessages, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams } from '@samspel/navigation'
import { useQuery } from '@samspel/store'
import { Button, EmptyState, Page, SelectField, SkeletonTable } from '@samspel/ui'
import people from '../../../components/staff/People.module.css'
import { CompanyFrame } from '../CompanyFrame'
import { useCompanyContext } from '../use-company-context'
import { listAudit, listCompanyAudit } from './actions'
import { kindNames } from './kinds'
import { LogTable } from './LogTable'
import { messages } from './messages'

const toKind = (text: string | undefined): AuditKind | undefined => auditKinds.find((kind) => kind === text)

/** What was done, by kind and person, page by page; the filters are in the address (S-06). */
function Log({ companyId }: { companyId: string | undefined }) {
  const t = useText()
  const [params, setParams] = useQueryParams()
  const kind = toKind(params.kind)
  const page = Math.max(1, Number(params.page) || 1)
  const query = { page, ...(kind && { kind }), ...(params.person && { personId: params.person }) }
  const ofCompany = useQuery(companyId ? listCompanyAudit({ params: { id: companyId }, query }) : undefined)
  const ofAll = useQuery(companyId ? undefined : listAudit({ query }))
  const { status, result, error, retry } = companyId ? ofCompany : ofAll
  const entries = result?.auditEntries
  const meta = result?.meta
  const isNarrowed = Boolean(kind ?? params.person)
  const show = (to: number) => setParams({ page: to === 1 ? '' : String(to) })

  const rows = () => {
    if (error && !entries) return <ReadError what={t(messages.failed)} error={error} onRetry={retry} />
    if (!entries) return <SkeletonTable label={t(commonMessages.loading)} columns={4} />
    if (entries.length === 0)
      return isNarrowed ? (
        <EmptyState
          title={t(messages.noneFound)}
          action={
            <Button onClick={() => setParams({ kind: '', person: '', page: '' })}>{t(commonMessages.showAll)}</Button>
          }
        />
      ) : (
        <EmptyState title={t(messages.none)} text={t(messages.noneText)} />
      )
    return <LogTable entries={entries} showsCompany={!companyId} busy={status === 'refreshing'} />
  }
  return (
    <>
      <div className={people.tools}>
        <SelectField<AuditKind>
          label={t(messages.what)}
          hideLabel
          clearable
          placeholder={t(messages.allKinds)}
          value={kind ?? null}
          options={auditKinds.map((value) => ({ value, label: t(kindNames[value]) }))}
          onChange={(value) => setParams({ kind: value, page: '' })}
        />
        <SelectField
          label={t(messages.who)}
          hideLabel
          clearable
          placeholder={t(messages.everyone)}
          value={result?.people.some(({ id }) => id === params.person) ? params.person! : null}
          options={(result?.people ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(value) => setParams({ person: value, page: '' })}
        />
      </div>
      {rows()}
      <DatedPager meta={meta} busy={status === 'refreshing'} onPage={show} />
    </>
  )
}

/** The log of a company, for its owners and for platform staff. */
export function CompanyLogPage() {
  const { companyId } = useCompanyContext()
  return <CompanyFrame part="log">{companyId && <Log companyId={companyId} />}</CompanyFrame>
}

/** The log of all companies and of the platform. */
export function PlatformLogPage() {
  const t = useText()
  usePageTitle(t(messages.title))
  return (
    <Page title={t(messages.title)} context={t(messages.context)}>
      <Log companyId={undefined} />
    </Page>
  )
}
