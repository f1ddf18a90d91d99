export { StoreReportCard } from './StoreReportCard'
export { StoreReportsPage as default } from './StoreReportsPage'
