import { type ReactNode, useState } from 'react'
import type { Company } from '@samspel/api'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { ReadError } from '@samspel/federation/read-error'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { useEntity, useQuery } from '@samspel/store'
import { Button, EmptyState, LinkButton, Page, Tabs } from '@samspel/ui'
import { messages as shared } from '../../components/staff/messages'
import { CompanyStateChip } from '../../components/staff/StateChips'
import { getCompany } from '../../data/company-actions'
import { CompanyNotice } from './CompanyNotice'
import { CompanyPayment } from './CompanyPayment'
import { messages } from './messages'
import { UnpaidFees } from './PlanCard'
import { useCompanyContext } from './use-company-context'
import { useOwnRoles } from './use-own-roles'

const CompanyDialog = lazyDialog(() =>
  import(/* webpackChunkName: "company-dialog" */ './CompanyDialog').then((module) => module.CompanyDialog),
)

type Part = 'papers' | 'members' | 'brands' | 'log' | 'api'

function Gone({ isAdmin }: { isAdmin: boolean }) {
  const t = useText()
  return (
    <EmptyState
      title={t(messages.gone)}
      text={t(messages.goneText)}
      action={
        <LinkButton href={isAdmin ? '/admin/companies' : '/'}>
          {t(isAdmin ? messages.allCompanies : commonMessages.toStart)}
        </LinkButton>
      }
    />
  )
}

function CompanyTabs({
  part,
  company,
  base,
  hasLog,
  hasPapers,
  isAdmin,
}: {
  part: Part
  company: Company | undefined
  base: string
  hasLog: boolean
  hasPapers: boolean
  isAdmin: boolean
}) {
  const t = useText()
  // What systems do is between the company and them; nothing goes out before it is let in.
  const hasApi = hasLog && !isAdmin && company?.state === 'approved'
  return (
    <Tabs<Part>
      label={t(messages.parts)}
      value={part}
      items={[
        ...(hasPapers ? [{ value: 'papers' as const, label: t(shared.papers), href: `${base}/papers` }] : []),
        { value: 'members', label: t(shared.members), href: base, count: company?.usersCount },
        { value: 'brands', label: t(shared.brands), href: `${base}/brands`, count: company?.brandsCount },
        ...(hasLog ? [{ value: 'log' as const, label: t(shared.log), href: `${base}/log` }] : []),
        ...(hasApi ? [{ value: 'api' as const, label: t(shared.api), href: `${base}/api` }] : []),
      ]}
    />
  )
}

/** Header, status and tabs of a company's pages. */
export function CompanyFrame({
  part,
  mainAction,
  children,
}: {
  part: Part
  mainAction?: ReactNode
  children: ReactNode
}) {
  const t = useText()
  const f = useFormats()
  const { companyId, base, isAdmin, isNowhere } = useCompanyContext()
  const query = useQuery(companyId ? getCompany({ params: { id: companyId } }) : undefined)
  const company = useEntity('companies', companyId)
  const [isEditing, setEditing] = useState(false)
  const { isOwner, seesPlan } = useOwnRoles(isAdmin)
  const title = company?.name ?? t(commonMessages.company)
  usePageTitle(part === 'members' ? title : `${t(shared[part])}, ${title}`)

  const crumbs = isAdmin && {
    breadcrumbs: [{ label: t(messages.companies), href: '/admin/companies' }],
    breadcrumbsLabel: t(shared.breadcrumbs),
  }
  if (isNowhere || (query.status === 'error' && !company)) {
    const isMissing = isNowhere || [403, 404, 422].includes(query.error?.status ?? 0)
    return (
      <Page title={t(commonMessages.company)} {...crumbs}>
        {isMissing ? (
          <Gone isAdmin={isAdmin} />
        ) : (
          <ReadError what={t(messages.failed)} error={query.error} onRetry={query.retry} />
        )}
      </Page>
    )
  }
  const place = company && f.country(company.countryCode)
  return (
    <Page
      title={title}
      {...crumbs}
      mainAction={mainAction}
      context={place ?? <>&nbsp;</>}
      titleAside={isAdmin && company && <CompanyStateChip state={company.state} />}
      actions={
        company &&
        isOwner && (
          <Button icon="pencil" onClick={() => setEditing(true)}>
            {t(messages.editCompany)}
          </Button>
        )
      }
    >
      {company && <CompanyNotice company={company} isAdmin={isAdmin} />}
      {company && seesPlan && <UnpaidFees companyId={company.id} />}
      <CompanyTabs part={part} company={company} base={base} hasLog={isOwner} hasPapers={seesPlan} isAdmin={isAdmin} />
      {children}
      {isAdmin && part === 'members' && company?.payment && <CompanyPayment payment={company.payment} />}
      {isEditing && company && <CompanyDialog company={company} onClose={() => setEditing(false)} />}
    </Page>
  )
}
