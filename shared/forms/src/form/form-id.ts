import { createContext, useContext } from 'react'

/** Id of the form around a field. */
export const FormIdContext = createContext('')

/** Id of the form around the caller. */
export const useFormId = (): string => useContext(FormIdContext)
