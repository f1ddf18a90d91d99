/** The four objects that store messages carry, under these keys (E-39). */
export interface StorePayload {
  store?: unknown
  storeParticipation?: unknown
  storeCampaign?: unknown
  storeProduct?: unknown
}

/** Dialogs that ask for notification permission; the last only if the app supports email authentication. */
export type PermissionDialogAction = 'SENT_MESSAGE' | 'PARTICIPATED' | 'PENDING_VERIFICATION'

/** What the page tells the wrapper. */
export type OutgoingMessage =
  | { type: 'openExternal'; url: string }
  | { type: 'openAuth'; destination: string | undefined }
  | { type: 'scanStoreCode' }
  | { type: 'statusBar'; style: 'light-content' | 'dark-content' }
  | { type: 'permissionDialog'; action: PermissionDialogAction }
  | { type: 'signedIn'; token: string }
  | { type: 'signedOut' }
  | ({ type: 'store' } & StorePayload)

/** What the wrapper tells the page. */
export type IncomingMessage =
  | { type: 'device'; token: string; platform: string; environment: string }
  | { type: 'storeCode'; token: string }
  | { type: 'navigate'; path: string }
  | { type: 'capabilities'; emailAuthentication: boolean }
