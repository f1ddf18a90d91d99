/** Puts text into the composer, from a template or from the panel beside the thread. */
const listeners = new Set<(text: string) => void>()

export const putInComposer = (text: string): void => listeners.forEach((listener) => listener(text))

export const onComposerText = (listener: (text: string) => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
