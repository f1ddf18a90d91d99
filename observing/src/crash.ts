import type { ErrorReporter } from './reporter'

/** An error that nobody caught ends the process, as it would without us; it is reported before. */
export const endWithCrash = (reporter: ErrorReporter): void => {
  process.once('uncaughtException', (error) => {
    console.error(error)
    reporter.error(error, { message: 'the process ended' })
    void reporter.close().finally(() => process.exit(1))
  })
}
