import type { ConnectedService, ServiceName } from '@samspel/api'
import type { ChipTone, IconName } from '@samspel/ui'

export const serviceIcons: Record<ServiceName, IconName> = {
  facebook: 'brand-facebook',
  instagram: 'brand-instagram',
  cards: 'credit-card',
  bank: 'building-bank',
  transfers: 'receipt',
  mail: 'mail',
  web_push: 'device-desktop',
  native_push: 'device-mobile',
  files: 'folder',
  errors: 'bug',
  traces: 'chart-bar',
  redis: 'server',
  registry: 'package',
  youtube: 'player-play',
  tiktok: 'brand-tiktok',
  breached_passwords: 'lock',
  vat_register: 'receipt',
}

/** The kinds of row, as their chips and the counts above the table tell them. */
export type Look = 'wrong' | 'missing' | 'practice' | 'quiet' | 'live' | 'optional'

export const lookOf = ({ state, reason, quiet }: ConnectedService): Look =>
  state === 'missing' && reason === 'optional' ? 'optional' : state === 'live' && quiet ? 'quiet' : state

export const chips: Record<Look, [ChipTone, IconName]> = {
  wrong: ['bad', 'alert-circle'],
  missing: ['outline', 'plug-connected-x'],
  practice: ['warn', 'school'],
  quiet: ['warn', 'clock'],
  live: ['ok', 'check'],
  optional: ['faint', 'minus'],
}
