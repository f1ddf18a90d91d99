import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  checks: {
    id: 'mf-campaigns.post-checks.checks',
    description: 'Name of the list: what the brand looks at in a post',
    defaultMessage: 'Det här tittar varumärket på',
    en: 'What the brand looks at',
  },
  labelOk: {
    id: 'mf-campaigns.post-checks.label-ok',
    description: 'Check',
    defaultMessage: 'Märkt som reklam',
    en: 'Labelled as advertising',
  },
  labelUnclear: {
    id: 'mf-campaigns.post-checks.label-unclear',
    description: 'Check',
    defaultMessage: 'Märkningen är otydlig. Börja texten med Annons.',
    en: 'The label is unclear. Start the text with Ad.',
  },
  labelMissing: {
    id: 'mf-campaigns.post-checks.label-missing',
    description: 'Check',
    defaultMessage: 'Reklammärkning saknas. Börja texten med Annons.',
    en: 'The advertising label is missing. Start the text with Ad.',
  },
  hashtagsOk: {
    id: 'mf-campaigns.post-checks.hashtags-ok',
    description: 'Check',
    defaultMessage: 'Alla hashtaggar finns med',
    en: 'All hashtags included',
  },
  hashtagsMissing: {
    id: 'mf-campaigns.post-checks.hashtags-missing',
    description: 'Check',
    defaultMessage: 'Saknas: {words}',
    en: 'Missing: {words}',
  },
  accountsOk: {
    id: 'mf-campaigns.post-checks.accounts-ok',
    description: 'Check',
    defaultMessage: 'Kontot är nämnt',
    en: 'The account is mentioned',
  },
  accountsMissing: {
    id: 'mf-campaigns.post-checks.accounts-missing',
    description: 'Check',
    defaultMessage: 'Nämn {words}',
    en: 'Mention {words}',
  },
})
