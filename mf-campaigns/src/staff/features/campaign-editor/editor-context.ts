import { createContext, useContext } from 'react'
import type { BoundProps } from '@samspel/forms'
import { fields } from './field-messages'

/** Navigation and facts shared by the editor's parts. */
export interface EditorWays {
  /** Shows a field's section and focuses the field. */
  goToField: (name: string) => void
  /** Number of stores of a pick-up campaign, as far as known. */
  chosenStoresCount: number
  /** Number of approved creators in the saved campaign, whose fees are on hold or paid. */
  approvedCount: number
  /** Somebody has applied: what the deal says is changed in their agreements alone. */
  isLocked: boolean
}

export const EditorContext = createContext<EditorWays>({
  goToField: () => {},
  chosenStoresCount: 0,
  approvedCount: 0,
  isLocked: false,
})
export const useEditorWays = (): EditorWays => useContext(EditorContext)

/** For a field that the deal says something of: once somebody has applied it is disabled, with the reason in place of its help. */
export const useLock = (): Pick<BoundProps, 'disabled' | 'help'> =>
  useEditorWays().isLocked ? { disabled: true, help: fields.locked } : {}

/** Focuses the control with a given label, once its section is shown. */
export const focusLabelled = (label: string): void => {
  const found = [...document.querySelectorAll<HTMLElement>('form label, form legend, form [id$="-label"]')].find(
    (one) => one.textContent?.startsWith(label),
  )
  const control =
    (found instanceof HTMLLabelElement && found.control) ||
    found?.parentElement?.querySelector<HTMLElement>('input, textarea, select, button')
  control?.focus()
}
