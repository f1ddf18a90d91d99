import { type RefObject, useEffect, useRef } from 'react'

const fields = 'input, textarea, select, [contenteditable]'

/**
 * At a desk a code may be typed without choosing its field first, as scanners on a wire do: the first character moves the focus there, and
 * is written there. Nothing is taken from a field that has the focus, nor from a shortcut.
 */
export function useTypedAnywhere(isWanted: boolean): RefObject<HTMLDivElement | null> {
  const pane = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isWanted) return
    const onKey = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey || !/^[a-z0-9]$/i.test(key)) return
      if (target instanceof Element && target.closest(fields)) return
      pane.current?.querySelector('input')?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isWanted])
  return pane
}
