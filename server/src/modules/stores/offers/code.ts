import { randomBytes } from 'node:crypto'

/** 32 characters that are not confused when read aloud. As 256 is a multiple of 32, each byte maps to one without bias. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** The code that a creator shows in the store and staff type in. */
export const newCode = (): string => Array.from(randomBytes(8), (byte) => letters[byte % letters.length]).join('')
