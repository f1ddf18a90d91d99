import { apiAction } from '@samspel/store'

/** Says by the link of a security mail that it was somebody else. */
export const denyChange = apiAction('denyChange', { keepSession: true })
