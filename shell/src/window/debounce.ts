/** Runs `work` once, `delay` milliseconds after the last call. */
export const debounce = (work: () => void, delay: number): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(work, delay)
  }
}
