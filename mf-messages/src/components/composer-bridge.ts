/** Puts a text where the message is written: from beside the thread, or a template. */
const listeners = new Set<(text: string) => void>()

export const putInComposer = (text: string): void => listeners.forEach((listener) => listener(text))

export const onComposerText = (listener: (text: string) => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
