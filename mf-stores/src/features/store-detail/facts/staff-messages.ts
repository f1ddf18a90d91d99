import { defineMessages } from '@samspel/i18n'

export const staffMessages = defineMessages({
  title: { id: 'mf-stores.store-staff.title', description: 'Heading', defaultMessage: 'Personal', en: 'Staff' },
  here: {
    id: 'mf-stores.store-staff.here',
    description: 'Under a name: stands in this store',
    defaultMessage: 'Butikspersonal här',
    en: 'Clerk here',
  },
  everywhere: {
    id: 'mf-stores.store-staff.everywhere',
    description: 'Under a name: has all stores of the brand',
    defaultMessage: 'Butikspersonal, alla butiker',
    en: 'Clerk, all stores',
  },
  write: {
    id: 'mf-stores.store-staff.write',
    description: 'Button: opens a mail',
    defaultMessage: 'Mejla {name}',
    en: 'Email {name}',
  },
  none: {
    id: 'mf-stores.store-staff.none',
    description: 'There are no clerks',
    defaultMessage: 'Ingen butikspersonal än. Bjud in dem som står i kassan.',
    en: 'No clerks yet. Invite those who stand at the till.',
  },
  loading: {
    id: 'mf-stores.store-staff.loading',
    description: 'Read out',
    defaultMessage: 'Hämtar personalen',
    en: 'Loading the staff',
  },
  failed: {
    id: 'mf-stores.store-staff.failed',
    description: 'Error',
    defaultMessage: 'Personalen kunde inte hämtas.',
    en: 'The staff could not be loaded.',
  },
})
