import { apiAction } from '@samspel/store'

export const listPackages = apiAction('listPackages')
