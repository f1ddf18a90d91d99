// Made from schema/*.json by `npx tsx shared/native/scripts/emit-types.ts`; a test fails when it is stale.

/** Moments at which the page asks whether notifications are wanted (T-50). */
export type PermissionDialogAction = 'SENT_MESSAGE' | 'PARTICIPATED' | 'PENDING_VERIFICATION'

/** Colour of clock and signs in the phone's status bar (T-52). */
export type StatusBarStyle = 'light-content' | 'dark-content'

/** A store, or something of one, is shown. Records are as the page has them, keys in camel case (E-39). */
export type StoreMessage = { type: 'store'; store?: object | undefined; storeParticipation?: object | undefined; storeCampaign?: object | undefined; storeProduct?: object | undefined }

/** What the page tells the wrapper. */
export type OutgoingMessage =
  | { type: 'hello'; version: number; capabilities: readonly string[] }
  | { type: 'openAuth'; destination?: string | undefined }
  | { type: 'openExternal'; url: string }
  | { type: 'scanStoreCode' }
  | { type: 'statusBar'; style: StatusBarStyle }
  | { type: 'permissionDialog'; action: PermissionDialogAction; answer: 'allow' | 'later' }
  | { type: 'signedIn'; token: string }
  | { type: 'signedOut' }
  | StoreMessage
  | { type: 'leave' }

/** What the wrapper can do beside the messages that every wrapper understands. */
export type NativeCapabilities = { emailAuthentication: boolean; scanStoreCode?: boolean | undefined }

/** What the wrapper tells the page. */
export type IncomingMessage =
  | { id: string; type: 'hello'; version: number; capabilities: NativeCapabilities }
  | { id: string; type: 'capabilities'; capabilities: NativeCapabilities }
  | { id: string; type: 'device'; token: string; platform: string; environment: string }
  | { id: string; type: 'storeCode'; token: string }
  | { id: string; type: 'navigate'; path: string }
  | { id: string; type: 'back' }

/** Version of the contract that this page speaks. */
export const CONTRACT_VERSION = 1

/** Moments at which the page asks whether notifications are wanted (T-50). */
export const permissionDialogActions = ['SENT_MESSAGE', 'PARTICIPATED', 'PENDING_VERIFICATION'] as const satisfies readonly PermissionDialogAction[]

/** Colour of clock and signs in the phone's status bar (T-52). */
export const statusBarStyles = ['light-content', 'dark-content'] as const satisfies readonly StatusBarStyle[]

/** Types of the messages that the page understands. */
export const heardTypes = ['hello', 'capabilities', 'device', 'storeCode', 'navigate', 'back'] as const satisfies readonly IncomingMessage['type'][]
