export { BRIDGE_POLL_LIMIT, BRIDGE_POLL_MS, isNative, waitForBridge } from './bridge'
export type { NativeHost } from './bridge'
export { openExternal } from './external-link'
export type { ExternalLinkOptions } from './external-link'
export { CONTRACT_VERSION, permissionDialogActions, statusBarStyles } from './generated/messages'
export type {
  IncomingMessage, NativeCapabilities, OutgoingMessage, PermissionDialogAction, StatusBarStyle, StoreMessage,
} from './generated/messages'
export { createNative, native } from './native'
export type { Native } from './native'
