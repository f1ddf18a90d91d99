import { type RefObject, useLayoutEffect } from 'react'

const MARGIN = 16

/** Tells the page how much of its foot a fixed banner takes on phones: the main action stands above it, and what is below can be scrolled to. */
export const useRoom = (banner: RefObject<HTMLElement | null>, isShown: boolean): void => {
  useLayoutEffect(() => {
    const element = banner.current
    if (!isShown || !element || typeof ResizeObserver === 'undefined') return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty('--notice-bar', `${element.offsetHeight + MARGIN}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--notice-bar')
    }
  }, [banner, isShown])
}
