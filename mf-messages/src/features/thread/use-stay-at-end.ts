import { useEffect, useRef, useState } from 'react'

const NEAR = 160

/** Keeps the newest message in view, unless the reader is up in history. */
export function useStayAtEnd(last: string | undefined) {
  const end = useRef<HTMLDivElement>(null)
  const wasNear = useRef(true)
  const shown = useRef<string | undefined>(undefined)
  const [isBehind, setBehind] = useState(false)
  const goToEnd = () => {
    setBehind(false)
    wasNear.current = true
    end.current?.scrollIntoView?.({ block: 'end' })
  }

  useEffect(() => {
    const watch = () => {
      const { scrollHeight, clientHeight } = document.documentElement
      wasNear.current = scrollHeight - window.scrollY - clientHeight < NEAR
      if (wasNear.current) setBehind(false)
    }
    window.addEventListener('scroll', watch, { passive: true })
    return () => window.removeEventListener('scroll', watch)
  }, [])

  useEffect(() => {
    if (last === undefined || last === shown.current) return
    const isFirst = shown.current === undefined
    shown.current = last
    if (isFirst || wasNear.current) goToEnd()
    else setBehind(true)
  }, [last])

  return { end, isBehind, goToEnd }
}
