import { apiAction } from '@samspel/store'

export const getSharedReport = apiAction('getSharedReport')
export const getSharedReportFile = apiAction('getSharedReportFile')
export const stopReportMail = apiAction('stopReportMail')
