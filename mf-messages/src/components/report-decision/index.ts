export { ReportDecision, reportedOf } from './ReportDecision'
