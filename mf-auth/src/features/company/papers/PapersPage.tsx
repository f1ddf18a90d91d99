import { CompanyFrame } from '../CompanyFrame'
import { PlanCard } from '../PlanCard'
import { useCompanyContext } from '../use-company-context'
import css from './Papers.module.css'
import { MissingPapers, PapersCard } from './PapersCard'
import { usePapers } from './use-papers'

/** What stands on a company's invoices, and what it pays for. */
export function PapersPage() {
  const { companyId } = useCompanyContext()
  const view = usePapers(companyId)
  return (
    <CompanyFrame part="papers">
      <MissingPapers view={view} />
      <div className={css.page}>
        <PapersCard view={view} />
        <div className={css.side}>{companyId && <PlanCard companyId={companyId} />}</div>
      </div>
    </CompanyFrame>
  )
}
