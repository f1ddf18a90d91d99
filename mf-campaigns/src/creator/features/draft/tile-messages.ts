import { defineMessages } from '@samspel/i18n'

export const tileMessages = defineMessages({
  title: {
    id: 'mf-campaigns.draft-tile.title',
    description: 'Names the part with pictures and film',
    defaultMessage: 'Bilder och film',
    en: 'Pictures and film',
  },
  picture: {
    id: 'mf-campaigns.draft-tile.picture',
    description: 'Name of a tile',
    defaultMessage: 'Bild {n}',
    en: 'Picture {n}',
  },
  film: {
    id: 'mf-campaigns.draft-tile.film',
    description: 'Name of a tile',
    defaultMessage: 'Film {n}',
    en: 'Film {n}',
  },
  choose: {
    id: 'mf-campaigns.draft-tile.choose',
    description: 'Names the field for files',
    defaultMessage: 'Välj bilder eller film',
    en: 'Choose pictures or film',
  },
  limits: {
    id: 'mf-campaigns.draft-tile.limits',
    description: 'Beside the field',
    defaultMessage: 'Upp till tio bilder och en film på högst {seconds} sekunder. JPEG, HEIC, PNG, MOV eller MP4.',
    en: 'Up to ten pictures and one film of at most {seconds} seconds. JPEG, HEIC, PNG, MOV or MP4.',
  },
  shrunk: {
    id: 'mf-campaigns.draft-tile.shrunk',
    description: 'Below the tiles; {from} and {to} are sizes',
    defaultMessage: 'Krymps i telefonen: {from} blir {to}. Du kan skriva så länge.',
    en: 'Shrunk on the phone: {from} becomes {to}. You can write meanwhile.',
  },
  shrinking: {
    id: 'mf-campaigns.draft-tile.shrinking',
    description: 'On a tile: a picture is made smaller, a film looked at',
    defaultMessage: 'Krymper',
    en: 'Shrinking',
  },
  offline: {
    id: 'mf-campaigns.draft-tile.offline',
    description: 'On a tile',
    defaultMessage: 'Väntar på nät',
    en: 'Waiting for network',
  },
  stopped: {
    id: 'mf-campaigns.draft-tile.stopped',
    description: 'On a tile',
    defaultMessage: 'Inte skickad',
    en: 'Not sent',
  },
  describe: {
    id: 'mf-campaigns.draft-tile.describe',
    description: 'Menu, and heading of the dialog: text for those who do not see the picture',
    defaultMessage: 'Beskriv för den som inte ser',
    en: 'Describe for those who cannot see it',
  },
  describeHelp: {
    id: 'mf-campaigns.draft-tile.describe-help',
    description: 'Below the field',
    defaultMessage: 'Alt-texten följer med när du kopierar till Instagram.',
    en: 'The alt text comes along when you copy to Instagram.',
  },
  earlier: {
    id: 'mf-campaigns.draft-tile.earlier',
    description: 'Menu',
    defaultMessage: 'Flytta framåt',
    en: 'Move earlier',
  },
  later: {
    id: 'mf-campaigns.draft-tile.later',
    description: 'Menu',
    defaultMessage: 'Flytta bakåt',
    en: 'Move later',
  },
  moved: {
    id: 'mf-campaigns.draft-tile.moved',
    description: 'For screen readers',
    defaultMessage: 'Nu på plats {n} av {of}',
    en: 'Now at place {n} of {of}',
  },
  noRoom: {
    id: 'mf-campaigns.draft-tile.no-room',
    description: 'Files that were not taken; {n} is a count',
    defaultMessage:
      '{n, plural, one {# fil fick inte plats.} other {# filer fick inte plats.}} Tio bilder och en film ryms.',
    en: '{n, plural, one {# file did not fit.} other {# files did not fit.}} There is room for ten pictures and one film.',
  },
  pictureTooLarge: {
    id: 'mf-campaigns.draft-tile.picture-too-large',
    description: 'Why a file was not taken',
    defaultMessage: 'Bilden är för stor. Högst {picture} MB går att skicka.',
    en: 'The picture is too large. At most {picture} MB can be sent.',
  },
  filmTooLarge: {
    id: 'mf-campaigns.draft-tile.film-too-large',
    description: 'Why a file was not taken',
    defaultMessage: 'Filmen är för stor. Högst {film} MB går att skicka.',
    en: 'The film is too large. At most {film} MB can be sent.',
  },
  filmTooLong: {
    id: 'mf-campaigns.draft-tile.film-too-long',
    description: 'Why a file was not taken',
    defaultMessage: 'Filmen är för lång. Högst {seconds} sekunder går att skicka.',
    en: 'The film is too long. At most {seconds} seconds can be sent.',
  },
  wrongType: {
    id: 'mf-campaigns.draft-tile.wrong-type',
    description: 'Why a file was not taken',
    defaultMessage: 'Filen är varken en bild (JPEG, HEIC, PNG, WebP) eller en film (MP4, MOV, WebM).',
    en: 'The file is neither a picture (JPEG, HEIC, PNG, WebP) nor a film (MP4, MOV, WebM).',
  },
  heic: {
    id: 'mf-campaigns.draft-tile.heic',
    description: 'Why a file was not taken',
    defaultMessage:
      'Den här webbläsaren kan inte läsa HEIC. Spara bilden som JPEG, eller lägg till den från telefonen.',
    en: 'This browser cannot read HEIC. Save the picture as JPEG, or add it from the phone.',
  },
  animated: {
    id: 'mf-campaigns.draft-tile.animated',
    description: 'Why a file was not taken',
    defaultMessage: 'Bilden är rörlig. Välj en stillbild eller en film.',
    en: 'The picture is animated. Choose a still picture or a film.',
  },
  pixels: {
    id: 'mf-campaigns.draft-tile.pixels',
    description: 'Why a file was not taken',
    defaultMessage: 'Bilden har för många bildpunkter. Välj en på högst 64 megapixlar.',
    en: 'The picture has too many pixels. Choose one of at most 64 megapixels.',
  },
  full: {
    id: 'mf-campaigns.draft-tile.full',
    description: 'Why a file was not taken',
    defaultMessage: 'Du har för mycket uppladdat som inte används. Ta bort något, eller vänta en vecka.',
    en: 'You have too much uploaded that is not used. Remove something, or wait a week.',
  },
  gone: {
    id: 'mf-campaigns.draft-tile.gone',
    description: 'Why a file was not taken: the page was closed and the device did not keep it',
    defaultMessage: 'Filen finns inte kvar på den här enheten. Ta bort den och välj den igen.',
    en: 'The file is no longer on this device. Remove it and choose it again.',
  },
  failed: {
    id: 'mf-campaigns.draft-tile.failed',
    description: 'Why a file was not taken',
    defaultMessage: 'Filen kom inte fram.',
    en: 'The file did not arrive.',
  },
})
