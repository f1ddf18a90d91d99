export type { NativeHost } from './bridge'
export { BRIDGE_POLL_LIMIT, BRIDGE_POLL_MS, isNative, waitForBridge } from './bridge'
export type { ExternalLinkOptions } from './external-link'
export { openExternal } from './external-link'
export type {
  IncomingMessage,
  NativeCapabilities,
  OutgoingMessage,
  PermissionDialogAction,
  StatusBarStyle,
  StoreMessage,
} from './generated/messages'
export { CONTRACT_VERSION, permissionDialogActions, statusBarStyles } from './generated/messages'
export type { Native } from './native'
export { createNative, native } from './native'
