// No 0 O 1 I: the code is read aloud to support.
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A short code that names one failure on screen and in its report: '4C7K-91'. */
export const createErrorCode = (random: () => number = Math.random): string => {
  const draw = (from: string, length: number) => Array.from({ length }, () => from[Math.floor(random() * from.length)]).join('')
  return `${draw(letters, 4)}-${draw('0123456789', 2)}`
}
