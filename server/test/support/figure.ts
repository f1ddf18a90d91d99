import { appendFileSync } from 'node:fs'

/** The share of the whole length: 1 in `npm run verify:api` and its like, less where FULL says so. */
const share = Number(process.env.FULL ?? 0)

/** How often a test repeats what it proves: a short form in `npm test`, the whole of it in `npm run verify:api`. */
export const repetitions = (short: number, whole: number): number =>
  share > 0 ? Math.max(short, Math.round(whole * share)) : short

/**
 * Notes one line of a figure for `npm run verify:api`, which prints them all: what was tried, how often (N), what came of it.
 * Call it after the expectations: a figure is a claim about what held.
 *
 * @param number of the quality figure, by which the command puts its lines in order
 */
export const figure = (number: number, text: string): void => {
  const file = process.env.FIGURES_FILE
  if (file) appendFileSync(file, `${number}\t${text}\n`)
}
