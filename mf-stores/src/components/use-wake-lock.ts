import { useEffect } from 'react'

/** Keeps the screen on while mounted, where the browser supports it. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return
    const { wakeLock } = navigator as { wakeLock?: WakeLock }
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const ask = () => {
      if (document.visibilityState !== 'visible') return
      void wakeLock?.request('screen').then(
        (given) => {
          if (isOver) void given.release()
          else lock = given
        },
        // In battery saving mode the request is refused, which does no harm.
        () => undefined,
      )
    }
    // The lock is lost when the page is hidden.
    document.addEventListener('visibilitychange', ask)
    ask()
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [isWanted])
}
