/** The whole address of a shared report. */
export const addressOf = (token: string): string => `${window.location.origin}/reports/${token}`
