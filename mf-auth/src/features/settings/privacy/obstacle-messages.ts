import { defineMessages } from '@samspel/i18n'

export const obstacleMessages = defineMessages({
  loading: {
    id: 'mf-auth.privacy.obstacles-loading',
    description: 'Screen readers, while it is looked up',
    defaultMessage: 'Ser efter om något står i vägen',
    en: 'Checking whether anything stands in the way',
  },
  failed: {
    id: 'mf-auth.privacy.obstacles-failed',
    description: 'It could not be looked up',
    defaultMessage: 'Det gick inte att se efter om något står i vägen.',
    en: 'Could not check whether anything stands in the way.',
  },
  title: {
    id: 'mf-auth.privacy.obstacles-title',
    description: 'Heading of the list of what has to be done before the account can be deleted',
    defaultMessage: 'Gör det här först',
    en: 'Do this first',
  },
  blocked: {
    id: 'mf-auth.privacy.blocked',
    description: 'In bold, over the list of what stands in the way',
    defaultMessage: 'Kontot kan inte raderas än.',
    en: 'The account cannot be deleted yet.',
  },
  collaboration: {
    id: 'mf-auth.privacy.obstacle-collaboration',
    description: 'What stands in the way; under the name of the campaign',
    defaultMessage: 'Samarbete att göra klart eller lämna',
    en: 'A collaboration to finish or leave',
  },
  toCollaboration: {
    id: 'mf-auth.privacy.to-collaboration',
    description: 'Link to the assignment',
    defaultMessage: 'Till uppdraget',
    en: 'To the assignment',
  },
  answerAwaited: {
    id: 'mf-auth.privacy.obstacle-answer-awaited',
    description: 'What stands in the way; under the name of the campaign',
    defaultMessage: 'Ditt inlägg väntar på svar från varumärket',
    en: 'Your post is waiting for an answer from the brand',
  },
  toBrand: {
    id: 'mf-auth.privacy.to-brand',
    description: 'Link to the conversation with the brand',
    defaultMessage: 'Skriv till varumärket',
    en: 'Message the brand',
  },
  balance: {
    id: 'mf-auth.privacy.obstacle-balance',
    description: 'What stands in the way; the amount stands under it',
    defaultMessage: 'Pengar att ta ut',
    en: 'Money to withdraw',
  },
  debt: {
    id: 'mf-auth.privacy.obstacle-debt',
    description: 'What stands in the way',
    defaultMessage: 'Saldot i plånboken är under noll',
    en: 'The balance of the wallet is below zero',
  },
  payout: {
    id: 'mf-auth.privacy.obstacle-payout',
    description: 'What stands in the way',
    defaultMessage: 'Utbetalning på väg',
    en: 'A payout on its way',
  },
  payoutText: {
    id: 'mf-auth.privacy.obstacle-payout-text',
    description: 'Under that a payout is on its way',
    defaultMessage: 'Kontot kan raderas när pengarna har kommit fram',
    en: 'The account can be deleted once the money has arrived',
  },
  lastMember: {
    id: 'mf-auth.privacy.last-member',
    description: 'What stands in the way; under the name of the company',
    defaultMessage: 'Du är den enda som kan sköta företaget. Bjud in någon först.',
    en: 'You are the only one who can manage the company. Invite someone first.',
  },
  toCompany: {
    id: 'mf-auth.privacy.to-company',
    description: 'Link',
    defaultMessage: 'Till företaget',
    en: 'To the company',
  },
  lastAdmin: {
    id: 'mf-auth.privacy.last-admin',
    description: 'What stands in the way',
    defaultMessage: 'Du är den enda som kan sköta plattformen. Bjud in någon först.',
    en: 'You are the only one who can manage the platform. Invite someone first.',
  },
  toUsers: {
    id: 'mf-auth.privacy.to-users',
    description: 'Link',
    defaultMessage: 'Till användarna',
    en: 'To the users',
  },
})
