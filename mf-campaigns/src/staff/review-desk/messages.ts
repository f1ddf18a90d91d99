import { defineMessages } from '@samspel/i18n'

export const deskMessages = defineMessages({
  keys: {
    id: 'mf-campaigns.review-desk.keys',
    description: 'Name of the bar of keys',
    defaultMessage: 'Kortkommandon',
    en: 'Shortcuts',
  },
  shortcuts: {
    id: 'mf-campaigns.review-desk.shortcuts',
    description: 'Button: tells all keys',
    defaultMessage: 'Alla kortkommandon',
    en: 'All shortcuts',
  },
  browse: {
    id: 'mf-campaigns.review-desk.browse',
    description: 'What keys do',
    defaultMessage: 'Bläddra',
    en: 'Browse',
  },
  approve: {
    id: 'mf-campaigns.review-desk.approve',
    description: 'What a key does',
    defaultMessage: 'Godkänn',
    en: 'Approve',
  },
  reject: {
    id: 'mf-campaigns.review-desk.reject',
    description: 'What a key does',
    defaultMessage: 'Neka med skäl',
    en: 'Reject with a reason',
  },
  approveSelected: {
    id: 'mf-campaigns.review-desk.approve-selected',
    description: 'What keys do',
    defaultMessage: 'Godkänn de markerade',
    en: 'Approve the selected ones',
  },
  rejectSelected: {
    id: 'mf-campaigns.review-desk.reject-selected',
    description: 'What keys do',
    defaultMessage: 'Neka de markerade',
    en: 'Reject the selected ones',
  },
  changes: {
    id: 'mf-campaigns.review-desk.changes',
    description: 'What a key does',
    defaultMessage: 'Begär ändring',
    en: 'Request changes',
  },
  compare: {
    id: 'mf-campaigns.review-desk.compare',
    description: 'What a key does',
    defaultMessage: 'Jämför versioner',
    en: 'Compare versions',
  },
  star: {
    id: 'mf-campaigns.review-desk.star',
    description: 'What a key does',
    defaultMessage: 'Stjärnmärk',
    en: 'Star',
  },
  undo: {
    id: 'mf-campaigns.review-desk.undo',
    description: 'What a key does',
    defaultMessage: 'Ångra',
    en: 'Undo',
  },
  select: {
    id: 'mf-campaigns.review-desk.select',
    description: 'What a key does',
    defaultMessage: 'Markera',
    en: 'Select',
  },
  selectRange: {
    id: 'mf-campaigns.review-desk.select-range',
    description: 'What keys do',
    defaultMessage: 'Markera allt däremellan',
    en: 'Select all in between',
  },
  clear: {
    id: 'mf-campaigns.review-desk.clear',
    description: 'What a key does',
    defaultMessage: 'Avmarkera',
    en: 'Clear selection',
  },
  write: {
    id: 'mf-campaigns.review-desk.write',
    description: 'What a key does',
    defaultMessage: 'Skriv till kreatören',
    en: 'Write to the creator',
  },
})
