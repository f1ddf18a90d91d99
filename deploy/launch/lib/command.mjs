import { report } from './failure.mjs'
import { endCommands } from './run-command.mjs'

/** Prints one measured figure. @param {string} text @param {string | number} [number] its row in docs/quality.md */
export const figure = (text, number = '') =>
  console.log(`figure${number === '' ? '' : ` ${String(number).padStart(2)}`}  ${text}`)

/** What a command exits with when this machine lacks the programs that it needs. */
export const NOT_HERE = 77

/**
 * Runs a command to its end and exits with the code that it answers with, 0 if with none. An error is printed, and the code is 1; a signal
 * ends it with 130. Whichever it is, what the command has started is closed first.
 * @param {() => Promise<number | void>} run
 * @param {{ help?: string | false | undefined, close?: (code: number) => Promise<unknown> }} [options] `help` is printed instead of running
 */
export function runCommandToEnd(run, { help, close = async () => undefined } = {}) {
  if (help) {
    console.log(help)
    return
  }
  /** @type {Promise<never> | undefined} */
  let leaving
  /** @param {number} code */
  const end = async (code) => {
    endCommands()
    await close(code).catch(report)
    process.exit(code)
  }
  /** @param {number} code */
  const leave = (code) => (leaving ??= end(code))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void leave(130))
  run().then(
    (code) => leave(code ?? 0),
    (error) => {
      report(error)
      return leave(1)
    },
  )
}
