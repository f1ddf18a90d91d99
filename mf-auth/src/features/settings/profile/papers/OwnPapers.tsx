import { OwnPapersCard } from './OwnPapersCard'
import { ReportsCard } from './ReportsCard'

/** Who the creator is for tax and reports, and what the reports say. */
export function OwnPapers() {
  return (
    <>
      <OwnPapersCard />
      <ReportsCard />
    </>
  )
}
