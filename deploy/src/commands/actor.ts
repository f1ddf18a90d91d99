import { userInfo } from 'node:os'

/** Who acts, for the history. */
export const actor = (): string => process.env.SAMSPEL_ACTOR ?? process.env.USER ?? userInfo().username
