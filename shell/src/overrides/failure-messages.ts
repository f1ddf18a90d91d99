import { defineMessages } from '@samspel/i18n'

export const failureMessages = defineMessages({
  title: {
    id: 'shell.override-failed.title',
    description: 'A build under test does not work',
    defaultMessage: '{name} {version} fungerar inte',
    en: '{name} {version} does not work',
  },
  text: {
    id: 'shell.override-failed.text',
    description: 'Nothing stands in for it',
    defaultMessage: 'Det här är din egen version, så ingen annan visas i stället.',
    en: 'This is your override, so nothing else is shown in its place.',
  },
  phase: { id: 'shell.override-failed.phase', description: 'Fact', defaultMessage: 'När', en: 'When' },
  message: { id: 'shell.override-failed.message', description: 'Fact', defaultMessage: 'Fel', en: 'Error' },
  live: {
    id: 'shell.override-failed.live',
    description: 'Button; the page loads again without the override',
    defaultMessage: 'Visa {version} som är live',
    en: 'Show {version}, which is live',
  },
  entry: {
    id: 'shell.override-failed.entry',
    description: 'When it failed',
    defaultMessage: 'Koden hämtades',
    en: 'Its code was fetched',
  },
  start: {
    id: 'shell.override-failed.start',
    description: 'When it failed',
    defaultMessage: 'Delen startades',
    en: 'The part was started',
  },
  mount: {
    id: 'shell.override-failed.mount',
    description: 'When it failed',
    defaultMessage: 'Delen sattes in i sidan',
    en: 'The part was put into the page',
  },
  render: {
    id: 'shell.override-failed.render',
    description: 'When it failed',
    defaultMessage: 'Sidan ritades',
    en: 'The page was drawn',
  },
  chunk: {
    id: 'shell.override-failed.chunk',
    description: 'When it failed',
    defaultMessage: 'En senare fil hämtades',
    en: 'A later file was fetched',
  },
  widget: {
    id: 'shell.override-failed.widget',
    description: 'When it failed',
    defaultMessage: 'En del på en annan sida ritades',
    en: 'A widget on another page was drawn',
  },
})
