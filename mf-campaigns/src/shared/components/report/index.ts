export { ReportContext } from './ReportContext'
export { ReportView } from './ReportView'
export { type ReportFile, useReportFile } from './use-report-file'
