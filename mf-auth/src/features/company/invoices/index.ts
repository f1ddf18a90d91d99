import { addRoutes } from '@samspel/api'
import { invoicesRoutes } from '@samspel/api/routes/invoices'

addRoutes(invoicesRoutes)

export { AllInvoicesPage } from './AllInvoicesPage'
export { InvoicesCard } from './InvoicesCard'
export { PaperButtons } from './PaperButtons'
export { useFile } from './use-file'
export { YearCard } from './YearCard'
