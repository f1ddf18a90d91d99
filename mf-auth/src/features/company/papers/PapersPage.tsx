import { lazyPart } from '@samspel/federation'
import { CompanyFrame } from '../CompanyFrame'
import { PlanCard } from '../PlanCard'
import { useCompanyContext } from '../use-company-context'
import css from './Papers.module.css'
import { MissingPapers, PapersCard } from './PapersCard'
import { usePapers } from './use-papers'

const invoices = () => import(/* webpackChunkName: "company-invoices" */ '../invoices')
const InvoicesCard = lazyPart(() => invoices().then((module) => module.InvoicesCard))
const PaperButtons = lazyPart(() => invoices().then((module) => module.PaperButtons))
const YearCard = lazyPart(() => invoices().then((module) => module.YearCard))

const SelfBilledCard = lazyPart(() =>
  import(/* webpackChunkName: "company-self-billed" */ '../self-billed').then((module) => module.SelfBilledCard),
)

/** What stands on a company's invoices, what it pays for, and the invoices. */
export function PapersPage() {
  const { companyId, isAdmin } = useCompanyContext()
  const view = usePapers(companyId)
  return (
    <CompanyFrame part="papers" mainAction={companyId && <PaperButtons companyId={companyId} />}>
      <MissingPapers view={view} />
      <div className={css.page}>
        <PapersCard view={view} />
        <div className={css.side}>
          {companyId && <PlanCard companyId={companyId} />}
          {companyId && <YearCard companyId={companyId} />}
        </div>
      </div>
      {companyId && <InvoicesCard companyId={companyId} isAdmin={isAdmin} />}
      {companyId && <SelfBilledCard companyId={companyId} isAdmin={isAdmin} />}
    </CompanyFrame>
  )
}
