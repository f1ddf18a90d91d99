/** Something the person at the keyboard can mend: shown as its one line, without a stack. */
export class Failure extends Error {
  /** @param {string} message one line @param {string} [detail] last lines of a log, shown under it */
  constructor(message, detail) {
    super(message)
    this.detail = detail
  }
}

/** Prints why it did not work: one line for what we foresaw, the stack for what we did not. */
export function report(error) {
  if (error instanceof Failure) {
    if (error.detail) console.error(error.detail.trimEnd().replace(/^/gm, '    '))
    console.error(error.message)
  } else {
    console.error(error)
  }
}
