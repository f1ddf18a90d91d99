/**
 * Runs what follows in a task of its own, so that no task of the start is long enough to hold up a click in the painted view. A message and not a
 * timer: timers stand still where the page's clock does.
 */
export const nextTask = (act: () => void): void => {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = act
  port2.postMessage(0)
}
