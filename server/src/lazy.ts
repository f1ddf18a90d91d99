/** A value computed on first use: not everything that belongs to an endpoint is needed at start-up. */
export const lazy = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
