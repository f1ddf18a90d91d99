import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  code: {
    id: 'mf-stores.scanning.code',
    description: 'Names the field for the eight characters of a pass',
    defaultMessage: 'Kodens åtta tecken',
    en: 'The eight characters of the code',
  },
  never: {
    id: 'mf-stores.scanning.never',
    description: 'Beneath the field for the code',
    defaultMessage: '0, O, 1 och I finns aldrig i en kod.',
    en: '0, O, 1 and I are never in a code.',
  },
  foreign: {
    id: 'mf-stores.scanning.foreign',
    description: 'One of these was typed',
    defaultMessage: '0, O, 1 och I finns aldrig i en kod. Läs av tecknet en gång till.',
    en: '0, O, 1 and I are never in a code. Read the character once more.',
  },
  starting: {
    id: 'mf-stores.scanning.starting',
    description: 'The camera is being started, or the visitor is asked for it',
    defaultMessage: 'Startar kameran',
    en: 'Starting the camera',
  },
  lamp: {
    id: 'mf-stores.scanning.lamp',
    description: 'Button that turns the lamp of the phone on and off',
    defaultMessage: 'Lampa',
    en: 'Lamp',
  },
  refused: {
    id: 'mf-stores.scanning.refused',
    description: 'The visitor or the phone does not allow the camera: how to allow it',
    defaultMessage: 'Kameran är avstängd för Samspel. Tillåt den i webbläsarens inställningar för sidan.',
    en: 'The camera is turned off for Samspel. Allow it in the browser’s settings for this site.',
  },
  absent: {
    id: 'mf-stores.scanning.absent',
    description: 'There is no camera',
    defaultMessage: 'Ingen kamera hittades. Skriv koden i stället.',
    en: 'No camera was found. Type the code instead.',
  },
  failed: {
    id: 'mf-stores.scanning.failed',
    description: 'The camera does not answer',
    defaultMessage: 'Kameran svarar inte. Stäng andra appar som använder den, eller skriv koden.',
    en: 'The camera does not respond. Close other apps that use it, or type the code.',
  },
  reader: {
    id: 'mf-stores.scanning.reader',
    description: 'What reads codes could not be fetched, such as without a connection',
    defaultMessage: 'Läsaren av koder kunde inte hämtas. Skriv koden i stället.',
    en: 'The code reader could not be loaded. Type the code instead.',
  },
})
