/** A value that is made when it is first asked for: what an API has for each of its endpoints is not all needed at its start. */
export const lazy = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
