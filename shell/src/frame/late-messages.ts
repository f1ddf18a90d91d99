import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  offline: {
    id: 'shell.frame.offline',
    description: 'Notice on top of a page whose last content is kept on the device',
    defaultMessage: 'Du är offline. Det du redan har öppnat går att läsa.',
    en: 'You are offline. What you have opened can still be read.',
  },
  offlineSince: {
    id: 'shell.frame.offline-since',
    description: 'Notice on top of a page whose content is from before: when it was fetched, "i dag 14:20"',
    defaultMessage: 'Det här är från {when}.',
    en: 'This is from {when}.',
  },
  updated: {
    id: 'shell.frame.updated',
    description: 'Notice for a moment once there is a connection again',
    defaultMessage: 'Uppdaterat {time}',
    en: 'Updated {time}',
  },
  offlineTitle: {
    id: 'shell.frame.offline-title',
    description: 'In bold before it',
    defaultMessage: 'Ingen anslutning.',
    en: 'No connection.',
  },
  offlineHere: {
    id: 'shell.frame.offline-here',
    description: 'Notice on top of a page of which nothing is kept on the device',
    defaultMessage: 'Du är offline. Den här sidan uppdateras när du har nät igen.',
    en: 'You are offline. This page is updated when you are back online.',
  },
  newVersion: {
    id: 'shell.frame.new-version',
    description: 'Notice: a newer release is live',
    defaultMessage: 'En ny version finns.',
    en: 'A new version is available.',
  },
  newVersionText: {
    id: 'shell.frame.new-version-text',
    description: 'Notice: taking it changes this part alone',
    defaultMessage: 'Det du har skrivit finns kvar.',
    en: 'What you have written is kept.',
  },
  newVersionTake: {
    id: 'shell.frame.new-version-take',
    description: 'Button of the notice',
    defaultMessage: 'Använd den',
    en: 'Use it',
  },
  newVersionReloadText: {
    id: 'shell.frame.new-version-reload-text',
    description: 'Notice: it takes a reload',
    defaultMessage: 'Ladda om sidan när det passar dig. Utkast finns kvar.',
    en: 'Reload the page when it suits you. Drafts are kept.',
  },
  newVersionReload: {
    id: 'shell.frame.new-version-reload',
    description: 'Button of the notice',
    defaultMessage: 'Ladda om',
    en: 'Reload',
  },
})
