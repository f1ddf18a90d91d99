export { apnsSender } from './apns'
export { fcmSender } from './fcm'
export { createPushGateway } from './gateway'
export { readGatewaySettings } from './settings'
