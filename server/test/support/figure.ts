import { appendFileSync } from 'node:fs'

/** Share of the full length: 1 in `npm run verify:api` and similar commands, less if FULL says so. */
const share = Number(process.env.FULL ?? 0)

/** How often a test repeats what it proves: a short run in `npm test`, the full number in `npm run verify:api`. */
export const repetitions = (short: number, whole: number): number =>
  share > 0 ? Math.max(short, Math.round(whole * share)) : short

/**
 * Records one line of a figure for `npm run verify:api`, which prints them all: what was tried, how often (N), and the result. Call it
 * after the expectations, because a figure claims that they held.
 *
 * @param number of the quality figure, by which the command sorts its lines
 */
export const figure = (number: number, text: string): void => {
  const file = process.env.FIGURES_FILE
  if (file) appendFileSync(file, `${number}\t${text}\n`)
}
