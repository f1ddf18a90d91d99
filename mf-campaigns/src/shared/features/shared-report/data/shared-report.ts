import { apiAction } from '@samspel/store'

export const getSharedReport = apiAction('getSharedReport')
export const getSharedReportFile = apiAction('getSharedReportFile')
