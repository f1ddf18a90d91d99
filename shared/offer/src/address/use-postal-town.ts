import { useEffect, useRef, useState } from 'react'
import type { Country } from '@samspel/api'
import { addRoutes } from '@samspel/api'
import { isPostalCode, postalForms, writtenPostalCode } from '@samspel/api/postal'
import { addressesRoutes } from '@samspel/api/routes/addresses'
import { useFormActions, useFormValue } from '@samspel/forms'
import { apiAction, useAppDispatch } from '@samspel/store'

addRoutes(addressesRoutes)
const getPostalTown = apiAction('getPostalTown')

interface PostalTown {
  /** The town stands there because of the post code. */
  isFilled: boolean
  /** The post code, where it is one and nobody knows its town. */
  unknown: string | undefined
  /** Opens the town for typing. */
  open: () => void
}

type Found = { code: string; town: string | null }

/** Fills in the town when a post code was typed; where it is not known, and without an answer, the town is typed. */
export function usePostalTown(country: Country): PostalTown {
  const dispatch = useAppDispatch()
  const { change } = useFormActions()
  const typed = useFormValue<string>('postalCode') ?? ''
  const city = useFormValue<string>('city') ?? ''
  const code = isPostalCode(typed, country) ? `${country} ${writtenPostalCode(typed, country)}` : undefined
  // A saved address keeps its town until the post code is another one.
  const asked = useRef(city ? code : undefined)
  const [found, setFound] = useState<Found>()
  const known = useRef<Found>(undefined)
  known.current = found

  useEffect(() => {
    if (!code || code === asked.current || !postalForms[country].knowsTowns) return
    asked.current = code
    void dispatch(getPostalTown({ query: { country, postalCode: code.slice(3) } })).then(({ ok, data }) => {
      if (!ok || asked.current !== code) return
      const town = data?.town ?? null
      if (town !== null) change('city', town)
      // What was filled in for another code is wrong now; what was typed is not.
      else if (known.current?.town) change('city', '')
      setFound({ code, town })
    })
  }, [change, code, country, dispatch])

  const current = found && found.code === code ? found : undefined
  return {
    isFilled: current?.town != null && city === current.town,
    unknown: current?.town === null ? current.code.slice(3) : undefined,
    open: () => setFound(undefined),
  }
}
