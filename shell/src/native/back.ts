import { backStack } from '@samspel/navigation'

const canGoBack = (): boolean => {
  const { navigation } = window as { navigation?: { canGoBack: boolean } }
  return navigation ? navigation.canGoBack : backStack.canGoBack()
}

const last = (selector: string): Element | undefined => [...document.querySelectorAll(selector)].at(-1)

/** Closes the dialog on top, if one is open. The browser's own dialogs lie above all others, and hear no key that a script has pressed. */
const closeDialog = (): boolean => {
  const own = last('dialog[open]')
  const dialog = own ?? last('[role="dialog"][aria-modal="true"]')
  dialog?.dispatchEvent(
    own
      ? new Event('cancel', { cancelable: true })
      : new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true }),
  )
  return dialog !== undefined
}

/** The phone's back button: closes an open dialog, or else goes back a page, or else leaves the application. */
export const goBack = (leave: () => void): void => {
  if (closeDialog()) return
  if (canGoBack()) window.history.back()
  else leave()
}
