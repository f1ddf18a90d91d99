import { useLayoutEffect } from 'react'

const holders = new Map<string, number>()

/**
 * Sets the attribute `data-<name>` on the document's root while `isOn`, for what a page asks of the frame around it; its own stylesheet or
 * the frame's reads it. A rule with `:root:has(…)` would need no script, but a browser then works out the style of the whole document
 * again each time anything in it changes.
 */
export function useRootMark(name: string, isOn = true): void {
  useLayoutEffect(() => {
    if (!isOn) return
    const attribute = `data-${name}`
    const root = document.documentElement
    holders.set(name, (holders.get(name) ?? 0) + 1)
    root.setAttribute(attribute, '')
    return () => {
      const left = (holders.get(name) ?? 1) - 1
      holders.set(name, left)
      if (left === 0) root.removeAttribute(attribute)
    }
  }, [name, isOn])
}
