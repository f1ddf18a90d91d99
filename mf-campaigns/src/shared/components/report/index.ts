export { ReportContext } from './ReportContext'
export { ReportView } from './ReportView'
