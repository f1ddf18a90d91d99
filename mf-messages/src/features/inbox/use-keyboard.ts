import { type RefObject, useLayoutEffect, useState } from 'react'

/** Minimum covered height, px, to count as a keyboard rather than one of the browser’s bars. */
const least = 120

/**
 * Keeps a screen above a phone's keyboard, which covers the page without changing its size: head and field stand in what is left to see.
 * Answers whether it is open.
 */
export function useKeyboard(screen: RefObject<HTMLElement | null>, isPhone: boolean): boolean {
  const [isOpen, setOpen] = useState(false)
  useLayoutEffect(() => {
    const view = window.visualViewport
    if (!view || !isPhone) return
    const fit = () => {
      const element = screen.current
      if (!element) return
      const covered = window.innerHeight - view.height
      // When zoomed in, the page is larger than the viewport even without a keyboard.
      const is = view.scale < 1.05 && covered > least
      const { bottom } = element.getBoundingClientRect()
      element.style.paddingTop = is ? `${view.offsetTop}px` : ''
      element.style.paddingBottom = is ? `${Math.max(0, bottom - view.offsetTop - view.height)}px` : ''
      setOpen(is)
    }
    fit()
    view.addEventListener('resize', fit)
    view.addEventListener('scroll', fit)
    return () => {
      view.removeEventListener('resize', fit)
      view.removeEventListener('scroll', fit)
    }
  }, [screen, isPhone])
  return isOpen
}
