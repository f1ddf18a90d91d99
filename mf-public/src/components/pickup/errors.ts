import { defineMessages, type ErrorMessages } from '@samspel/i18n'

const texts = defineMessages({
  full: {
    id: 'mf-public.pickup.error-full',
    description: 'campaign_full',
    defaultMessage: 'Allt är reserverat i den här butiken. Se om det finns i en annan.',
    en: 'Everything is reserved in this store. See whether another has it.',
  },
  closed: {
    id: 'mf-public.pickup.error-closed',
    description: 'campaign_closed',
    defaultMessage: 'Erbjudandet har stängt och går inte att hämta längre.',
    en: 'The offer has closed and cannot be picked up any more.',
  },
  paused: {
    id: 'mf-public.pickup.error-paused',
    description: 'offer_paused',
    defaultMessage: 'Erbjudandet är pausat just nu. Se om det går att hämta i en annan butik.',
    en: 'The offer is paused for now. See whether another store has it.',
  },
  followers: {
    id: 'mf-public.pickup.error-followers',
    description: 'followers_outside',
    defaultMessage: 'Ditt antal följare är utanför kampanjens gränser.',
    en: 'Your number of followers is outside the campaign’s limits.',
  },
  notConnected: {
    id: 'mf-public.pickup.error-not-connected',
    description: 'account_not_connected',
    defaultMessage: 'Koppla Instagram under Jag först, så ser vi om du uppfyller kraven.',
    en: 'Connect Instagram under Me first, and we check whether you qualify.',
  },
  conflict: {
    id: 'mf-public.pickup.error-conflict',
    description: 'conflict: a second time',
    defaultMessage: 'Du har redan ansökt eller reserverat här.',
    en: 'You have already applied or reserved here.',
  },
  notPossible: {
    id: 'mf-public.pickup.error-not-possible',
    description: 'illegal_transition: picked up or declined meanwhile',
    defaultMessage: 'Det går inte att lämna tillbaka längre. Ladda om för att se vad som har hänt.',
    en: 'It can no longer be cancelled. Reload to see what has happened.',
  },
})

export const takeErrors: ErrorMessages = {
  campaign_full: texts.full,
  campaign_closed: texts.closed,
  offer_paused: texts.paused,
  followers_outside: texts.followers,
  account_not_connected: texts.notConnected,
  conflict: texts.conflict,
}
export const takeBackErrors: ErrorMessages = { illegal_transition: texts.notPossible }
