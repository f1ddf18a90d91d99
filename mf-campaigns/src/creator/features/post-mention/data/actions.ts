import { apiAction } from '@samspel/store'

export const getMention = apiAction('getMention')
