import { type RefObject, useEffect, useRef } from 'react'

const fields = 'input, textarea, select, [contenteditable]'

/**
 * On desktop a code can be typed without focusing its field, as wired scanners do: the first character moves the focus and is entered.
 * Fields that have the focus, and shortcuts, are not affected.
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
