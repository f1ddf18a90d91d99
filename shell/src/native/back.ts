import { backStack } from '@samspel/navigation'

const canGoBack = (): boolean => {
  const { navigation } = window as { navigation?: { canGoBack: boolean } }
  return navigation ? navigation.canGoBack : backStack.canGoBack()
}

/** The phone's back button: closes the dialog that is open, else goes a page back, else there is nothing left here. */
export const goBack = (leave: () => void): void => {
  const dialog = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].at(-1)
  if (dialog)
    dialog.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true }),
    )
  else if (canGoBack()) window.history.back()
  else leave()
}
