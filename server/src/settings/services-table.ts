import type { ServiceName, ServiceReason } from '@samspel/api'
import type { SetService } from './services'

/** What people cannot do without a service, or what is done instead. */
const without: Record<ServiceName, string> = {
  facebook: 'creators cannot sign in by Facebook or connect an account by it',
  instagram: 'creators cannot sign in by Instagram or connect an account by it',
  cards: 'brands cannot pay by card',
  bank: 'payouts cannot be sent to the bank: no file is made',
  transfers: 'brands cannot pay by transfer',
  mail: 'emails wait in the outbox: nobody can confirm an address or reset a password',
  web_push: 'browsers get no pushes',
  native_push: 'phones get no pushes',
  files: 'pictures are stored in DATA_DIR, so only one instance can serve them',
  errors: 'error reports are only logged',
  traces: 'no traces are kept',
  redis: 'each instance counts its own rate limits',
  registry: 'the status page shows no releases, and none can be taken back there',
  youtube: 'nothing is read of videos: creators type their figures',
  tiktok: 'nothing is read of links to TikTok: creators type their figures',
  breached_passwords: 'new passwords are compared with the list that comes along, and no other',
  vat_register: 'VAT numbers are not looked up, so sales to the EU have Swedish VAT',
}

const reasons: Record<ServiceReason, (service: SetService) => string> = {
  set: ({ host }) => (host ? `reached at ${host}` : 'set'),
  optional: ({ name }) => without[name],
  not_set: ({ name }) => without[name],
  own_machine: ({ settings }) => `${settings.join(', ')} lead to this machine`,
  test_key: ({ settings }) => `${settings.join(', ')} is a test key: nothing real is paid`,
  live_key_here: ({ settings }) => `${settings.join(', ')} is a live key, but its address is this machine`,
  unusable: ({ settings }) => `${settings.join(', ')} is nothing that this service takes`,
  made_up: ({ settings }) => `${settings.join(', ')} is an example that belongs to nobody`,
}

/** A service in a sentence, for people who read logs. */
export const sentenceOf = (service: SetService): string => {
  const because = reasons[service.reason](service)
  if (service.state === 'missing') return `${because} (${service.settings.join(', ')})`
  return service.without ? `${because}; without ${service.without.join(', ')} it tells us nothing by webhooks` : because
}

const order: readonly SetService['state'][] = ['wrong', 'missing', 'practice', 'live']

/** What the whole installation is, where it is no live one. */
export const stageLine = (stage: string): string | undefined =>
  stage === 'staging' ? 'SAMSPEL_STAGE is staging: test cards are taken, and nothing is paid out' : undefined

/** Every service with its state and why, faults first, as columns of plain text. */
export const servicesTable = (services: readonly SetService[]): string =>
  order
    .flatMap((state) => services.filter((service) => service.state === state))
    .map((service) => `${service.state.padEnd(9)} ${service.name.padEnd(19)} ${sentenceOf(service)}`)
    .join('\n')
