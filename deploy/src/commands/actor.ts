import { userInfo } from 'node:os'

/** Name of the acting user, for the history. */
export const actor = (): string => process.env.SAMSPEL_ACTOR ?? process.env.USER ?? userInfo().username
