import { useEffect, useState } from 'react'
import type * as all from './forms'

type Forms = typeof all

/** The wizard's forms, which come after its first paint with the library that they need. */
export function useForms(): { forms: Forms | undefined; hasFailed: boolean; retry: () => void } {
  const [forms, setForms] = useState<Forms>()
  const [tries, setTries] = useState(0)
  const [failedTry, setFailedTry] = useState(-1)
  useEffect(() => {
    let isGone = false
    import(/* webpackChunkName: "suggest-forms" */ './forms').then(
      (loaded) => {
        if (!isGone) setForms(loaded)
      },
      () => {
        if (!isGone) setFailedTry(tries)
      },
    )
    return () => {
      isGone = true
    }
  }, [tries])
  return { forms, hasFailed: failedTry === tries, retry: () => setTries(tries + 1) }
}
