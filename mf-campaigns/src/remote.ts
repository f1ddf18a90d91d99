import type { Area, RemoteManifest } from '@samspel/federation/registry'

const staff: readonly Area[] = ['admin', 'company']

/** What the shell knows of this remote without running its code. `page` names the chunk that `routes.tsx` loads for the path. */
export const remote: RemoteManifest = {
  name: 'mf-campaigns',
  routes: [
    { path: '/campaigns', areas: staff, page: 'campaign-list' },
    { path: '/campaigns/new', areas: staff, page: 'campaign-editor', focused: true },
    { path: '/campaigns/:id', areas: staff, page: 'campaign-detail' },
    { path: '/campaigns/:id/edit', areas: staff, page: 'campaign-editor', focused: true },
    { path: '/mentions', areas: staff, page: 'mention-review' },
    { path: '/creators', areas: staff, page: 'creators' },
    { path: '/creators/:id', areas: staff, page: 'creator-profile' },
    { path: '/brands/:brandId', areas: ['admin', 'company', 'creator'], page: 'brand' },
    { path: '/marketplace', areas: ['creator'], page: 'marketplace' },
    { path: '/marketplace/:campaignId', areas: ['creator'], page: 'offer' },
    { path: '/assignments', areas: ['creator'], page: 'assignments' },
    { path: '/assignments/:participationId', areas: ['creator'], page: 'assignment' },
    { path: '/assignments/:participationId/post', areas: ['creator'], page: 'post-mention', focused: true },
  ],
  nav: [
    {
      id: 'campaigns',
      areas: staff,
      to: '/campaigns',
      icon: 'speakerphone',
      label: { sv: 'Kampanjer', en: 'Campaigns' },
      order: 10,
      group: 'main',
      phone: true,
    },
    {
      id: 'mentions',
      areas: staff,
      to: '/mentions',
      icon: 'eye-check',
      label: { sv: 'Granska inlägg', en: 'Review posts' },
      order: 20,
      group: 'main',
      phone: true,
      badge: 'nav.badge:mentions',
    },
    {
      id: 'creators',
      areas: staff,
      to: '/creators',
      icon: 'users',
      label: { sv: 'Kreatörer', en: 'Creators' },
      order: 30,
      group: 'main',
    },
    {
      id: 'marketplace',
      areas: ['creator'],
      to: '/marketplace',
      icon: 'compass',
      label: { sv: 'Upptäck', en: 'Discover' },
      order: 10,
      group: 'main',
      phone: true,
    },
    {
      id: 'assignments',
      areas: ['creator'],
      to: '/assignments',
      icon: 'clipboard-check',
      label: { sv: 'Uppdrag', en: 'Assignments' },
      order: 20,
      group: 'main',
      phone: true,
      badge: 'nav.badge:assignments',
    },
  ],
  slots: [
    { slot: 'nav.badge:mentions', expose: './MentionsBadge', areas: staff },
    { slot: 'nav.badge:assignments', expose: './AssignmentsBadge', areas: ['creator'] },
  ],
  surface: {
    publishes: {
      'campaigns:mention-approved': ['mentionId', 'campaignId', 'instagramerId'],
      'campaigns:mention-rejected': ['mentionId', 'campaignId', 'instagramerId'],
      'campaigns:participation-approved': ['participationId', 'campaignId', 'instagramerId'],
    },
    listens: {
      'live:mention-changed': ['campaignId'],
      'live:participation-changed': ['campaignId'],
      'live:campaign-changed': ['campaignId'],
      'live:reconnected': [],
    },
    fills: { 'nav.badge:mentions': [], 'nav.badge:assignments': [] },
  },
}
