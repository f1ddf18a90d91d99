import type { LinkProblem } from '@samspel/api/network-links'
import { defineMessages } from '@samspel/i18n'

export const linkFigureMessages = defineMessages({
  handedIn: {
    id: 'mf-campaigns.link-figures.handed-in',
    description: 'Before the figures of a link',
    defaultMessage: 'Vid inlämningen:',
    en: 'When submitted:',
  },
  approved: {
    id: 'mf-campaigns.link-figures.approved',
    description: 'Before the figures of a link',
    defaultMessage: 'Vid godkännandet:',
    en: 'At the approval:',
  },
  later: {
    id: 'mf-campaigns.link-figures.later',
    description: 'Before the figures of a link, some days after the approval',
    defaultMessage: 'Efter {days, plural, one {# dag} other {# dagar}}:',
    en: 'After {days, plural, one {# day} other {# days}}:',
  },
  proof: {
    id: 'mf-campaigns.link-figures.proof',
    description: 'Link to a picture that shows figures which the creator typed',
    defaultMessage: 'Visa bilden',
    en: 'Show the picture',
  },
  channel: {
    id: 'mf-campaigns.link-figures.channel',
    description: 'Whose video it is, as the network says',
    defaultMessage: '{network}: ”{title}” av {author}',
    en: '{network}: “{title}” by {author}',
  },
  sameAuthor: {
    id: 'mf-campaigns.link-figures.same-author',
    description: 'The channel is that of posts which the brand approved before',
    defaultMessage: 'samma konto som i tidigare godkända inlägg',
    en: 'the same account as in posts approved before',
  },
  otherAuthor: {
    id: 'mf-campaigns.link-figures.other-author',
    description: 'The channel is not that of posts which the brand approved before',
    defaultMessage: 'ett annat konto än i tidigare godkända inlägg',
    en: 'a different account from posts approved before',
  },
  gone: {
    id: 'mf-campaigns.link-figures.gone',
    description: 'The network does not show the video; {when} is since when',
    defaultMessage: '{network} visar inte inlägget sedan {when}: det är privat eller borttaget.',
    en: '{network} has not shown the post since {when}: it is private or deleted.',
  },
  missing: {
    id: 'mf-campaigns.link-figures.missing',
    description: 'Figures could not be read yet; {when} is since when, {why} a sentence',
    defaultMessage: 'Siffror saknas sedan {when}. {why}',
    en: 'Figures have been missing since {when}. {why}',
  },
  soon: {
    id: 'mf-campaigns.link-figures.soon',
    description: 'Why figures are missing: they are being read',
    defaultMessage: 'De hämtas om en liten stund.',
    en: 'They will be fetched in a moment.',
  },
  twice: {
    id: 'mf-campaigns.link-figures.twice',
    description: 'A warning to who reviews',
    defaultMessage: 'Samma inlägg har lämnats in förut, med en annan länk.',
    en: 'The same post was submitted before, by another link.',
  },
  untold: {
    id: 'mf-campaigns.link-figures.untold',
    description: 'A network that gives no figures for a link',
    defaultMessage: '{network} lämnar inte ut siffror för en länk.',
    en: '{network} gives no figures for a link.',
  },
})

/** Why figures are missing. */
export const problemMessages = defineMessages<LinkProblem>({
  off: {
    id: 'mf-campaigns.link-figures.problem-off',
    description: 'Why figures are missing',
    defaultMessage: 'Samspel är inte kopplat till nätverket.',
    en: 'Samspel is not connected to the network.',
  },
  key: {
    id: 'mf-campaigns.link-figures.problem-key',
    description: 'Why figures are missing',
    defaultMessage: 'Nätverket tar inte emot vår nyckel. Vi försöker igen.',
    en: 'The network does not accept our key. We keep trying.',
  },
  quota: {
    id: 'mf-campaigns.link-figures.problem-quota',
    description: 'Why figures are missing',
    defaultMessage: 'Dagens frågor till nätverket är slut. De hämtas i morgon.',
    en: 'Today’s questions to the network are used up. They will be fetched tomorrow.',
  },
  limited: {
    id: 'mf-campaigns.link-figures.problem-limited',
    description: 'Why figures are missing',
    defaultMessage: 'Nätverket ber oss vänta. Vi försöker igen.',
    en: 'The network asks us to wait. We keep trying.',
  },
  down: {
    id: 'mf-campaigns.link-figures.problem-down',
    description: 'Why figures are missing',
    defaultMessage: 'Nätverket svarar inte. Vi försöker igen.',
    en: 'The network is not answering. We keep trying.',
  },
})
