import { useEffect, useLayoutEffect, useRef } from 'react'

const toBottom = () => document.documentElement.scrollHeight - window.scrollY

/** Keeps what is read where it stands when older messages come in above it; `first` is the oldest that is shown. */
export function useKeepPlace(first: string | undefined) {
  const distance = useRef(0)
  const shown = useRef(first)

  useEffect(() => {
    const remember = () => {
      distance.current = toBottom()
    }
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [])

  useLayoutEffect(() => {
    if (shown.current !== undefined && first !== shown.current)
      window.scrollTo(0, document.documentElement.scrollHeight - distance.current)
    shown.current = first
  }, [first])

  // After the above: every other change of height is remembered.
  useLayoutEffect(() => {
    distance.current = toBottom()
  })
}
