export interface ReporterSettings {
  /** `https://<key>@<host>/<path>/<project>` */
  dsn: string
  /** Share of errors sent, 0 to 1. */
  sampleRate: number
  environment: string
  /** `samspel-api@1.4.0` */
  release: string
}

export interface Frame {
  filename: string
  function: string
  lineno: number
  colno: number
  in_app: boolean
}

/** An error of another program, such as a browser, with its own release. */
export interface ForeignError {
  at: Date
  release: string
  transaction: string | undefined
  tags: Readonly<Record<string, string>>
  type: string
  message: string
  /** Innermost last. */
  frames: readonly Frame[]
}

/** Receives error reports. Never throws or blocks; reports that cannot be delivered are lost. */
export interface ErrorReporter {
  /** An error of this process. */
  error(error: unknown, tags: Readonly<Record<string, string>>): void
  foreign(error: ForeignError): void
  /** Waits for reports in progress. */
  close(): Promise<void>
}

/** How the last report went: undefined when it was taken, otherwise why not. */
export type OnSent = (failure: string | undefined) => void

/** What is told to whom operates the installation. */
export interface Log {
  warn(facts: object, message: string): void
}
