import { defineMessages } from '@samspel/i18n'

export const draftStepMessages = defineMessages({
  chipWrite: {
    id: 'mf-campaigns.assignment-draft.chip-write',
    description: 'Chip: the creator has not sent a draft',
    defaultMessage: 'Skriv',
    en: 'Write',
  },
  chipChanges: {
    id: 'mf-campaigns.assignment-draft.chip-changes',
    description: 'Chip: the brand asks for a change of the draft',
    defaultMessage: 'Ändring',
    en: 'Change',
  },
  chipApproved: {
    id: 'mf-campaigns.assignment-draft.chip-approved',
    description: 'Chip',
    defaultMessage: 'Utkast godkänt',
    en: 'Draft approved',
  },
  write: {
    id: 'mf-campaigns.assignment-draft.write',
    description: 'Button',
    defaultMessage: 'Skriv utkast',
    en: 'Write a draft',
  },
  goOn: {
    id: 'mf-campaigns.assignment-draft.go-on',
    description: 'Button: something is written already',
    defaultMessage: 'Fortsätt på utkastet',
    en: 'Continue the draft',
  },
  change: {
    id: 'mf-campaigns.assignment-draft.change',
    description: 'Button',
    defaultMessage: 'Ändra utkastet',
    en: 'Change the draft',
  },
  openInstagram: {
    id: 'mf-campaigns.assignment-draft.open-instagram',
    description: 'Button',
    defaultMessage: 'Öppna Instagram',
    en: 'Open Instagram',
  },
  published: {
    id: 'mf-campaigns.assignment-draft.published',
    description: 'Button',
    defaultMessage: 'Jag har publicerat',
    en: 'I have published',
  },
})
