import { iconPaths } from './paths'

/** Names of the Tabler outline icons that ship with the interface; after a change here run `node scripts/make-icons.mjs`. */
// The list is a type alone: no browser is sent the names a second time.
export const iconNames = Object.keys(iconPaths) as unknown as readonly [
  'activity-heartbeat', 'adjustments-horizontal', 'alert-circle', 'alert-octagon', 'alert-triangle', 'archive', 'arrow-back-up', 'arrow-down', 'arrow-left', 'arrow-right', 'arrow-up', 'at', 'award',
  'ban', 'barcode', 'battery-3', 'bell', 'bolt', 'bookmark', 'box', 'brand-facebook', 'brand-instagram', 'brand-tiktok', 'building', 'building-bank',
  'building-store', 'calendar', 'calendar-check', 'calendar-due', 'calendar-event', 'camera', 'chart-bar', 'check', 'checklist', 'checks', 'chevron-down', 'chevron-left',
  'chevron-right', 'chevron-up', 'circle', 'circle-check', 'circle-x', 'clipboard-check', 'clock', 'cloud-check', 'coin', 'compass', 'copy', 'credit-card',
  'current-location', 'device-desktop', 'device-mobile', 'dots', 'dots-vertical', 'download', 'edit', 'external-link', 'eye', 'eye-check', 'eye-search', 'eye-off', 'file-text',
  'filter', 'flag', 'flag-check', 'gift', 'grip-vertical', 'hash', 'heart', 'help', 'history', 'home', 'hourglass', 'id', 'info-circle', 'key', 'language',
  'layout-board-split', 'layout-grid', 'layout-sidebar-left-collapse', 'layout-sidebar-left-expand', 'link', 'list', 'list-details', 'loader-2', 'lock', 'login', 'logout',
  'mail', 'map', 'map-pin', 'menu-2', 'message', 'message-2', 'message-circle', 'minus', 'moon', 'movie', 'notes', 'package', 'pencil', 'phone', 'photo',
  'photo-dollar', 'player-pause', 'player-play', 'plus', 'qrcode', 'receipt', 'receipt-tax', 'refresh', 'repeat', 'scan', 'search', 'selector', 'send', 'server',
  'settings', 'share-2', 'shield-check', 'sparkles', 'speakerphone', 'star', 'sun', 'table', 'tag', 'target', 'thumb-down', 'thumb-up', 'trash', 'truck',
  'truck-delivery', 'upload', 'user', 'user-check', 'user-plus', 'user-x', 'users', 'versions', 'wallet', 'wifi', 'wifi-off', 'world', 'x',
]

/** Name of one icon, as on tabler.io/icons. */
export type IconName = (typeof iconNames)[number]
