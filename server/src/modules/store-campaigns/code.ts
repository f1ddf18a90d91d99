import { randomBytes } from 'node:crypto'

/** 32 characters that cannot be taken for one another when they are read out: each byte gives one without bias. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** What a creator shows in the store and staff type. */
export const newCode = (): string => Array.from(randomBytes(8), (byte) => letters[byte % letters.length]).join('')
