export type { SaidReason, SaidSum } from './read-xml'
export { readStatement, type Statement, type StatementEntry } from './statement'
export { type AnswerPart, type AnswerRow, readStatusReport, type StatusReport } from './status-report'
