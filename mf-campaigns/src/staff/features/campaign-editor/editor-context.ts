import { createContext, useContext } from 'react'

/** Ways through the editor for its parts. */
export interface EditorWays {
  /** Shows the section of a field and puts the focus into it. */
  goToField: (name: string) => void
  /** How many stores a campaign with pick-up is given to, as far as is known. */
  chosenStoresCount: number
  /** Creators whom the saved campaign has approved: their fees are held or paid. */
  approvedCount: number
}

export const EditorContext = createContext<EditorWays>({ goToField: () => {}, chosenStoresCount: 0, approvedCount: 0 })
export const useEditorWays = (): EditorWays => useContext(EditorContext)

/** Puts the focus into the control under a label, once its section is shown. */
export const focusLabelled = (label: string): void => {
  const found = [...document.querySelectorAll<HTMLElement>('form label, form legend, form [id$="-label"]')].find(
    (one) => one.textContent?.startsWith(label),
  )
  const control =
    (found instanceof HTMLLabelElement && found.control) ||
    found?.parentElement?.querySelector<HTMLElement>('input, textarea, select, button')
  control?.focus()
}
