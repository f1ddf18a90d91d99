/** Keeps the browser's offer to install the product, which comes once, before anybody has asked: mf-auth puts the question (decision 161). */
export const keepInstallPrompt = (): void =>
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    Object.assign(globalThis, { installPrompt: event })
  })
