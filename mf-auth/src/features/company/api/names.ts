import type { WebhookDelivery } from '@samspel/api'
import type { ApiScope } from '@samspel/api/api-tokens'
import type { DeliveryState, WebhookKind, WebhookPause } from '@samspel/api/webhooks'
import { defineMessages } from '@samspel/i18n'

/** What a key may do, by scope. */
export const scopeNames = defineMessages<ApiScope>({
  read_campaigns: {
    id: 'mf-auth.company.api.scope.read-campaigns',
    description: 'What a key may do',
    defaultMessage: 'Läsa varumärken och kampanjer',
    en: 'Read brands and campaigns',
  },
  read_creators: {
    id: 'mf-auth.company.api.scope.read-creators',
    description: 'What a key may do',
    defaultMessage: 'Läsa ansökningar och kreatörer',
    en: 'Read applications and creators',
  },
  read_posts: {
    id: 'mf-auth.company.api.scope.read-posts',
    description: 'What a key may do',
    defaultMessage: 'Läsa inlägg och rapporter',
    en: 'Read posts and reports',
  },
  read_money: {
    id: 'mf-auth.company.api.scope.read-money',
    description: 'What a key may do',
    defaultMessage: 'Läsa plånbok och fakturor',
    en: 'Read wallet and invoices',
  },
})

/** What a webhook tells. */
export const kindNames = defineMessages<WebhookKind | 'ping'>({
  'application.made': {
    id: 'mf-auth.company.api.kind.application-made',
    description: 'What happened',
    defaultMessage: 'Ny ansökan',
    en: 'New application',
  },
  'application.approved': {
    id: 'mf-auth.company.api.kind.application-approved',
    description: 'What happened',
    defaultMessage: 'Ansökan godkänd',
    en: 'Application approved',
  },
  'application.rejected': {
    id: 'mf-auth.company.api.kind.application-rejected',
    description: 'What happened',
    defaultMessage: 'Ansökan avböjd',
    en: 'Application declined',
  },
  'post.made': {
    id: 'mf-auth.company.api.kind.post-made',
    description: 'What happened',
    defaultMessage: 'Inlägg inlämnat',
    en: 'Post handed in',
  },
  'post.approved': {
    id: 'mf-auth.company.api.kind.post-approved',
    description: 'What happened',
    defaultMessage: 'Inlägg godkänt',
    en: 'Post approved',
  },
  'post.rejected': {
    id: 'mf-auth.company.api.kind.post-rejected',
    description: 'What happened',
    defaultMessage: 'Inlägg avböjt',
    en: 'Post declined',
  },
  'payment.released': {
    id: 'mf-auth.company.api.kind.payment-released',
    description: 'What happened',
    defaultMessage: 'Arvode betalt till kreatören',
    en: 'Fee paid to the creator',
  },
  ping: {
    id: 'mf-auth.company.api.kind.ping',
    description: 'The test button',
    defaultMessage: 'Test',
    en: 'Test',
  },
})

/** How a delivery stands. */
export const stateNames = defineMessages<DeliveryState>({
  waiting: {
    id: 'mf-auth.company.api.state.waiting',
    description: 'State',
    defaultMessage: 'Väntar',
    en: 'Waiting',
  },
  delivered: {
    id: 'mf-auth.company.api.state.delivered',
    description: 'State',
    defaultMessage: 'Framme',
    en: 'Delivered',
  },
  failed: {
    id: 'mf-auth.company.api.state.failed',
    description: 'State',
    defaultMessage: 'Misslyckades',
    en: 'Failed',
  },
})

/** Why nothing is sent. */
export const pauseNames = defineMessages<WebhookPause>({
  by_hand: {
    id: 'mf-auth.company.api.pause.by-hand',
    description: 'State',
    defaultMessage: 'Pausad',
    en: 'Paused',
  },
  failing: {
    id: 'mf-auth.company.api.pause.failing',
    description: 'State',
    defaultMessage: 'Pausad: svarar inte',
    en: 'Paused: no answer',
  },
  gone: {
    id: 'mf-auth.company.api.pause.gone',
    description: 'State',
    defaultMessage: 'Avslutad av mottagaren',
    en: 'Ended by the receiver',
  },
})

/** Why there was no answer. */
export const faultNames = defineMessages<NonNullable<WebhookDelivery['fault']>>({
  timeout: {
    id: 'mf-auth.company.api.fault.timeout',
    description: 'Why',
    defaultMessage: 'Inget svar i tid',
    en: 'No answer in time',
  },
  refused: {
    id: 'mf-auth.company.api.fault.refused',
    description: 'Why',
    defaultMessage: 'Går inte att nå',
    en: 'Cannot be reached',
  },
  not_public: {
    id: 'mf-auth.company.api.fault.not-public',
    description: 'Why',
    defaultMessage: 'Adressen leder inte till internet',
    en: 'The address does not lead to the internet',
  },
  tls: {
    id: 'mf-auth.company.api.fault.tls',
    description: 'Why',
    defaultMessage: 'Certifikatet godtas inte',
    en: 'The certificate is not accepted',
  },
  redirect: {
    id: 'mf-auth.company.api.fault.redirect',
    description: 'Why',
    defaultMessage: 'Skickade vidare, vilket inte följs',
    en: 'Redirected, which is not followed',
  },
  unknown: {
    id: 'mf-auth.company.api.fault.unknown',
    description: 'Why',
    defaultMessage: 'Okänt fel',
    en: 'Unknown fault',
  },
})
