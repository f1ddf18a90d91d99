const began = process.hrtime.bigint()
const STILL_AFTER_MS = 5000

const secondsSince = (start) => Number(process.hrtime.bigint() - start) / 1e9

/** Seconds since the command began. */
export const elapsed = () => secondsSince(began)

/** One line of progress, with the seconds since the command began. */
export function say(text) {
  console.log(`[${elapsed().toFixed(1).padStart(6)} s] ${text}`)
}

/**
 * Runs a step and reports it; a long step reports every few seconds that it is still running. `run` receives a function
 * that sets the detail shown in those reports.
 */
export async function step(text, run) {
  const start = process.hrtime.bigint()
  let detail = ''
  say(`${text} …`)
  const still = setInterval(
    () => say(`  still ${text.charAt(0).toLowerCase()}${text.slice(1)}${detail && `: ${detail}`}`),
    STILL_AFTER_MS,
  )
  try {
    const result = await run((latest) => {
      detail = latest
    })
    say(`  done in ${secondsSince(start).toFixed(1)} s`)
    return result
  } finally {
    clearInterval(still)
  }
}
