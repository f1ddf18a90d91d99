import type { TelemetryReport } from '@samspel/api'
import type { ForeignError, Frame } from '@samspel/observing'

/** An error of the shell or a remote in a browser, without personal data. */
export interface Failure extends Pick<
  TelemetryReport,
  'remote' | 'version' | 'channel' | 'phase' | 'code' | 'stack' | 'path'
> {
  at: Date
  browser: string
  message: string
}

/** Parses `at page (https://…:1:2)` of Chrome and `page@https://…:1:2` of other browsers; innermost frame last, as Sentry expects. */
const framesOf = (stack: string): Frame[] =>
  stack
    .split('\n')
    .flatMap((line) => {
      const [, chrome, firefox, filename, lineno, colno] =
        /^(?:\s*at (?:(.*?) \()?|(.*?)@)(\S+?):(\d+):(\d+)\)?$/.exec(line) ?? []
      return filename
        ? [{ filename, function: chrome || firefox || '?', lineno: Number(lineno), colno: Number(colno), in_app: true }]
        : []
    })
    .reverse()
    .slice(-30)

/** A browser's failure as it is reported: under the release of the remote that failed. */
export const foreignErrorOf = (failure: Failure): ForeignError => {
  const { at, remote, version, channel, phase, code, browser, message, stack, path } = failure
  return {
    at,
    release: `${remote}@${version}`,
    transaction: path,
    tags: { remote, version, channel, browser, ...(phase && { phase }), ...(code && { code }) },
    type: /^([A-Za-z]*(?:Error|Exception))\b/.exec(message)?.[1] ?? 'Error',
    message,
    frames: framesOf(stack ?? ''),
  }
}
