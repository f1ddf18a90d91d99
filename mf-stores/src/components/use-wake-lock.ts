import { useEffect } from 'react'

/** Keeps the screen awake while this is shown, where the browser lets pages do that. */
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
        // A phone that saves its battery says no: what is shown is shown all the same.
        () => undefined,
      )
    }
    // A page that is hidden loses it.
    document.addEventListener('visibilitychange', ask)
    ask()
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [isWanted])
}
