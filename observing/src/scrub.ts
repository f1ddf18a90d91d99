import type { ErrorEvent, StackFrame } from '@sentry/node'

/** Addresses, account and personal numbers, and what follows a question mark, where tokens stand. */
const personal: readonly (readonly [RegExp, string])[] = [
  [/(\b(?:https?|wss?|redis|postgres(?:ql)?|smtps?):\/\/)[^\s/@]+@/gi, '$1'],
  [/[^\s@<>"'`(),;:=]+@[^\s@<>"'`(),;:]+\.[a-z]{2,}/gi, '[mail]'],
  [/([a-z][\w+.-]*:\/\/[^\s?#"')]+)[?#][^\s"')]*/gi, '$1'],
  [/(?<![\w-])\+?\d(?:[ -]?\d){7,}(?![\w-])/g, '[number]'],
]
export const scrubText = (text: string): string =>
  personal.reduce((left, [pattern, put]) => left.replace(pattern, put), text)

const frameOf = ({ filename, function: name, module, lineno, colno, in_app }: StackFrame): StackFrame => ({
  ...(filename && { filename: scrubText(filename) }),
  ...(name && { function: name }),
  ...(module && { module }),
  ...(lineno && { lineno }),
  ...(colno && { colno }),
  ...(in_app !== undefined && { in_app }),
})

/**
 * The event with nothing but the error, where it happened and our own tags. Who was there, what was asked, variables, headers, breadcrumbs
 * and the machine's name stay here, whatever the client gathers.
 */
export const scrubbed = (event: ErrorEvent): ErrorEvent => {
  const { event_id, timestamp, platform, level, logger, release, environment, transaction, tags, exception, sdk } =
    event
  const { debug_meta, fingerprint } = event
  return {
    type: undefined,
    ...(event_id && { event_id }),
    ...(timestamp && { timestamp }),
    ...(platform && { platform }),
    ...(level && { level }),
    ...(logger && { logger }),
    ...(release && { release }),
    ...(environment && { environment }),
    ...(transaction && { transaction }),
    ...(tags && { tags }),
    ...(fingerprint && { fingerprint }),
    ...(sdk && { sdk }),
    // Names of files and their ids, by which source maps are found.
    ...(debug_meta && { debug_meta }),
    exception: {
      values: (exception?.values ?? []).map(({ type, value, mechanism, stacktrace }) => ({
        ...(type && { type }),
        ...(value !== undefined && { value: scrubText(value) }),
        ...(mechanism && { mechanism: { type: mechanism.type, handled: mechanism.handled ?? true } }),
        ...(stacktrace?.frames && { stacktrace: { frames: stacktrace.frames.map(frameOf) } }),
      })),
    },
  }
}
