/** An error that the user can fix: shown as a single line, without a stack trace. */
export class Failure extends Error {
  /** @param {string} message one line @param {string} [detail] last lines of a log, shown under it */
  constructor(message, detail) {
    super(message)
    this.detail = detail
  }
}

/** Prints an error: one line for an expected failure, the stack for an unexpected one. */
export function report(error) {
  if (error instanceof Failure) {
    if (error.detail) console.error(error.detail.trimEnd().replace(/^/gm, '    '))
    console.error(error.message)
  } else {
    console.error(error)
  }
}
