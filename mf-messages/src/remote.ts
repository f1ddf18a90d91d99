import type { RemoteManifest } from '@samspel/federation/registry'

/** What the shell knows of this remote without running its code. `page` names the chunk that `routes.tsx` loads for the path. */
export const remote: RemoteManifest = {
  name: 'mf-messages',
  routes: [
    { path: '/notices', areas: ['admin', 'company', 'store', 'creator'], page: 'notices' },
    { path: '/messages', areas: ['admin', 'company', 'creator'], page: 'inbox' },
    { path: '/messages/:counterpartId', areas: ['admin', 'company', 'creator'], page: 'inbox' },
    { path: '/message-reports', areas: ['admin'], page: 'message-reports' },
  ],
  nav: [
    {
      id: 'notices',
      areas: ['admin', 'company', 'store'],
      to: '/notices',
      icon: 'bell',
      label: { sv: 'Notiser', en: 'Notices' },
      order: 75,
      group: 'main',
      badge: 'nav.badge:notices',
    },
    {
      id: 'my-notices',
      areas: ['creator'],
      to: '/notices',
      icon: 'bell',
      label: { sv: 'Notiser', en: 'Notices' },
      order: 5,
      group: 'account',
    },
    {
      id: 'messages',
      areas: ['admin', 'company'],
      to: '/messages',
      icon: 'message',
      label: { sv: 'Meddelanden', en: 'Messages' },
      order: 70,
      group: 'main',
      phone: true,
      badge: 'nav.badge:messages',
    },
    {
      id: 'message-reports',
      areas: ['admin'],
      to: '/message-reports',
      icon: 'flag',
      label: { sv: 'Anmälningar', en: 'Reports' },
      order: 71,
      group: 'main',
    },
    {
      id: 'my-messages',
      areas: ['creator'],
      to: '/messages',
      icon: 'message',
      label: { sv: 'Meddelanden', en: 'Messages' },
      order: 30,
      group: 'main',
      phone: true,
      badge: 'nav.badge:messages',
    },
  ],
  slots: [
    { slot: 'nav.badge:messages', expose: './MessagesBadge', areas: ['admin', 'company', 'creator'] },
    { slot: 'nav.badge:notices', expose: './NoticesBadge', areas: ['admin', 'company', 'store'] },
  ],
  surface: {
    publishes: {
      'messages:sent': ['messageId', 'instagramerId', 'brandId'],
      'messages:read': ['instagramerId', 'brandId'],
    },
    listens: {
      'live:notices-changed': [],
      'live:message-created': ['instagramerId', 'brandId'],
      'live:thread-changed': ['instagramerId', 'brandId'],
      'live:reconnected': [],
    },
    fills: { 'nav.badge:messages': [], 'nav.badge:notices': [] },
  },
  budget: { route: 60 * 1024, total: 90 * 1024 },
}
