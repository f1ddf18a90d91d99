import { readFileSync } from 'node:fs'
import { apnsSender } from './apns'
import { fcmSender, type ServiceAccount } from './fcm'
import type { GatewayOptions } from './gateway'
import { patienceMs } from './push'

type Env = Record<string, string | undefined>
const hosts = {
  fcm: 'https://fcm.googleapis.com',
  apns: 'https://api.push.apple.com',
  apnsSandbox: 'https://api.sandbox.push.apple.com',
}

const valueOf = (env: Env, name: string): string | undefined => {
  const file = env[`${name}_FILE`]
  return (file ? readFileSync(file, 'utf8').trim() : env[name]) || undefined
}

const serviceAccountIn = (json: string): ServiceAccount => {
  const { project_id, client_email, private_key, token_uri } = JSON.parse(json) as Partial<ServiceAccount>
  if (!project_id || !client_email || !private_key || !token_uri)
    throw new Error('FCM_SERVICE_ACCOUNT is no key file of a service account')
  return { project_id, client_email, private_key, token_uri }
}

/**
 * Reads the gateway's settings: docs/guides/switch-on/push.md.
 * @param patience how long the platforms' services may take to answer, ms
 * @throws {Error} saying what is missing
 */
export const readGatewaySettings = (
  env: Env,
  patience = patienceMs,
): GatewayOptions & { host: string; port: number } => {
  const secret = valueOf(env, 'PUSH_GATEWAY_SECRET')
  if (!secret || secret.length < 32) throw new Error('PUSH_GATEWAY_SECRET is missing, or shorter than 32 characters')
  const account = valueOf(env, 'FCM_SERVICE_ACCOUNT')
  const [key, keyId, teamId, topic] = ['APNS_KEY', 'APNS_KEY_ID', 'APNS_TEAM_ID', 'APNS_TOPIC'].map((name) =>
    valueOf(env, name),
  )
  if (key && !(keyId && teamId && topic)) throw new Error('APNS_KEY wants APNS_KEY_ID, APNS_TEAM_ID and APNS_TOPIC')
  if (!key && !account) throw new Error('Neither FCM_SERVICE_ACCOUNT nor APNS_KEY is set: there is nobody to send to')
  const apns = (url: string) =>
    key && keyId && teamId && topic ? apnsSender({ key, keyId, teamId, topic }, url, undefined, patience) : undefined
  return {
    host: env.HOST ?? '127.0.0.1',
    port: Number(env.PORT ?? 8090),
    secret,
    android: account ? fcmSender(serviceAccountIn(account), env.FCM_URL ?? hosts.fcm, undefined, patience) : undefined,
    ios: apns(env.APNS_URL ?? hosts.apns),
    iosSandbox: apns(env.APNS_SANDBOX_URL ?? hosts.apnsSandbox),
    log: env.LOG_LEVEL ?? 'info',
  }
}
