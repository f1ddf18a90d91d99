import type { LinkFault, Network } from '@samspel/api/network-links'
import { defineMessages } from '@samspel/i18n'

/** Why a link does not do, as the server says it. */
export const faultMessages = defineMessages<LinkFault>({
  invalid_url: {
    id: 'mf-campaigns.post-mention.link-fault-address',
    description: 'Under the field of a link',
    defaultMessage: 'Skriv hela adressen, med https:// först.',
    en: 'Enter the whole address, starting with https://.',
  },
  other_network: {
    id: 'mf-campaigns.post-mention.link-fault-network',
    description: 'Under the field of a link that leads to another place than the campaign asks for',
    defaultMessage: 'Länken leder inte dit kampanjen ber om.',
    en: 'The link does not lead to the place the campaign asks for.',
  },
  not_a_post: {
    id: 'mf-campaigns.post-mention.link-fault-post',
    description: 'Under the field of a link to a profile or a start page',
    defaultMessage: 'Länken leder inte till ett inlägg. Kopiera länken från själva videon eller inlägget.',
    en: 'The link does not lead to a post. Copy the link from the video or the post itself.',
  },
})

/** What is read of a link, so that creators know what they have to type. */
export const readMessages = defineMessages<Network>({
  youtube: {
    id: 'mf-campaigns.post-mention.read-youtube',
    description: 'Under the field of a link to YouTube',
    defaultMessage: 'Titel, kanal, visningar, gilla och kommentarer hämtas från YouTube. Videon får inte vara privat.',
    en: 'Title, channel, views, likes and comments are fetched from YouTube. The video must not be private.',
  },
  tiktok: {
    id: 'mf-campaigns.post-mention.read-tiktok',
    description: 'Under the field of a link to TikTok',
    defaultMessage: 'Titel och konto hämtas från TikTok, men inga siffror: dem skriver du i uppdraget sedan.',
    en: 'Title and account are fetched from TikTok, but no figures: you type them in the assignment later.',
  },
  linkedin: {
    id: 'mf-campaigns.post-mention.read-linkedin',
    description: 'Under the field of a link to LinkedIn',
    defaultMessage: 'LinkedIn visar inget om en länk: siffrorna skriver du i uppdraget sedan.',
    en: 'LinkedIn gives no figures for a link: you type them in the assignment later.',
  },
})
