/** The library comes late: few sign in by a passkey. */
const webauthn = () => import(/* webpackChunkName: "passkeys" */ '@simplewebauthn/browser')

/** Whether the browser can use passkeys at all. */
export const canUsePasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function'

/** Has a passkey sign what the server asks; its answer as text. Rejects where the person gives up or no passkey fits. */
export const provePasskey = async (options: string): Promise<string> => {
  const { startAuthentication } = await webauthn()
  return JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(options) }))
}

/** Has the browser make a passkey; its answer as text. Rejects where the person gives up or has one here already. */
export const makePasskey = async (options: string): Promise<string> => {
  const { startRegistration } = await webauthn()
  return JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(options) }))
}
