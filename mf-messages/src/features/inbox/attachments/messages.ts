import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  retryFile: {
    id: 'mf-messages.attachments.retry-file',
    description: 'Button',
    defaultMessage: 'Försök igen med {name}',
    en: 'Try {name} again',
  },
  fileProgress: {
    id: 'mf-messages.attachments.file-progress',
    description: 'Names the progress of a file',
    defaultMessage: '{name}, {percent} procent',
    en: '{name}, {percent} per cent',
  },
  sendingFiles: {
    id: 'mf-messages.attachments.sending-files',
    description: 'Under files on their way',
    defaultMessage: 'Skickar {n} av {all}, {sent} av {total} MB',
    en: 'Sending {n} of {all}, {sent} of {total} MB',
  },
  tooLarge: {
    id: 'mf-messages.attachments.too-large',
    description: 'Why a file is refused',
    defaultMessage: 'Större än {mb} MB ({size} MB)',
    en: 'Larger than {mb} MB ({size} MB)',
  },
  wrongType: {
    id: 'mf-messages.attachments.wrong-type',
    description: 'Why a file is refused',
    defaultMessage: 'Bara bilder, filmer (MP4, MOV, WebM) och PDF',
    en: 'Only pictures, films (MP4, MOV, WebM) and PDF',
  },
  heic: {
    id: 'mf-messages.attachments.heic',
    description: 'Why a picture from an iPhone is refused, and what to do',
    defaultMessage:
      'Den här webbläsaren kan inte läsa HEIC. Spara bilden som JPEG, eller lägg till den från telefonen.',
    en: 'This browser cannot read HEIC. Save the picture as JPEG, or add it from the phone.',
  },
  animated: {
    id: 'mf-messages.attachments.animated',
    description: 'Why a picture is refused',
    defaultMessage: 'Rörliga bilder kan inte skickas',
    en: 'Animated pictures cannot be sent',
  },
  tooManyPixels: {
    id: 'mf-messages.attachments.too-many-pixels',
    description: 'Why a file is refused',
    defaultMessage: 'Bilden har för många bildpunkter',
    en: 'The picture has too many pixels',
  },
  tooLong: {
    id: 'mf-messages.attachments.too-long',
    description: 'Why a film is refused',
    defaultMessage: 'Längre än {seconds} sekunder',
    en: 'Longer than {seconds} seconds',
  },
  full: {
    id: 'mf-messages.attachments.full',
    description: 'Why a file is refused: too much has been uploaded and not sent',
    defaultMessage: 'Du har för mycket som inte är skickat. Ta bort något, eller försök igen i morgon.',
    en: 'Too much of yours has not been sent. Remove something, or try again tomorrow.',
  },
  shrinking: {
    id: 'mf-messages.attachments.shrinking',
    description: 'Under a photograph that is being made smaller',
    defaultMessage: 'Förminskas',
    en: 'Being made smaller',
  },
  offline: {
    id: 'mf-messages.attachments.offline',
    description: 'Under a file that goes on when the network is back',
    defaultMessage: 'Väntar på nät',
    en: 'Waiting for the network',
  },
  fileFailed: {
    id: 'mf-messages.attachments.file-failed',
    description: 'Why a file has not arrived',
    defaultMessage: 'Kom inte fram',
    en: 'Did not arrive',
  },
})
