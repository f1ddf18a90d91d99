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
    defaultMessage: 'Märkningen är otydlig.',
    en: 'The label is unclear.',
  },
  labelMissing: {
    id: 'mf-campaigns.post-checks.label-missing',
    description: 'Check',
    defaultMessage: 'Reklammärkning saknas.',
    en: 'The advertising label is missing.',
  },
  labelStart: {
    id: 'mf-campaigns.post-checks.label-start',
    description: 'After what is wrong with the label. {label}: a word in the language of the campaign’s country',
    defaultMessage: 'Börja texten med {label}.',
    en: 'Start the text with {label}.',
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
