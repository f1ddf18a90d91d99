import type { Random } from '../seeded-random'

/** What a campaign requires of a caption. */
export interface Brief {
  campaignName: string
  brandSlug: string
  hashtags: readonly string[]
  mentions: readonly string[]
}

const everyday = [
  'Regn och nybakat. Mer än så behövs inte i dag.',
  'Tände ljus redan till frukosten. Inte en dag för tidigt.',
  'Hittade en ny väg hem genom skogen. Den blir min igen imorgon.',
  'Söndag utan planer är den bästa sortens söndag.',
  'Köket doftar kardemumma och jag tänker inte be om ursäkt för det.',
  'Bytte lakan, öppnade fönstret, började om.',
  'Tre saker jag lärde mig av att flytta till ett mindre hem: mindre, mindre, mindre.',
  'Kvällsljuset just nu! Hann precis ut innan det försvann.',
  'Loppisfynd för tjugo kronor. Den fick följa med hem direkt.',
  'Surdegen vägrade i två dagar och i dag blev den perfekt. Förstå den som kan.',
  'Bara en bild på frukosten, för att den var så fin.',
  'Några timmar utan telefon. Rekommenderas varmt.',
  'Slow morning, strong coffee, no notes.',
  'A small walk, a big sky. That was the whole plan.',
]
const everydayStories = [
  'God morgon!',
  'På väg ut',
  'Kvällsfika',
  'Vad ska jag baka härnäst?',
  'Dagens utsikt',
  'Behind the scenes',
]

const openings = [
  'Nu har jag provat {campaign} i en vecka och är faktiskt lite såld.',
  '{campaign} fick flytta in hos mig, och den får stanna.',
  'Så här ser en helt vanlig kväll ut hemma hos mig just nu.',
  'Jag brukar vara svår att övertyga. Den här gången gick det på en dag.',
  'Det bästa med en grå dag? Att det här finns.',
]
const closings = [
  'Vad tycker ni?',
  'Länken hittar ni i min profil.',
  'Berätta om ni provar!',
  'Mer i mina händelser ikväll.',
]

const tagsOf = (words: readonly string[], sign: '#' | '@') =>
  words.map((word) => `${sign}${word.replace(/^[#@]/, '')}`).join(' ')

const body = (random: Random, { campaignName }: Brief) =>
  `${random.pick(openings).replace('{campaign}', campaignName)} ${random.pick(closings)}`
const accountsOf = ({ mentions, brandSlug }: Brief) => tagsOf(mentions.length > 0 ? mentions : [brandSlug], '@')

/** A good caption: ad label first, then the accounts and every hashtag. */
export const goodCaption = (random: Random, brief: Brief): string =>
  [`Reklam för ${accountsOf(brief)}`, body(random, brief), tagsOf(brief.hashtags, '#')].filter(Boolean).join('\n\n')

/** A careless caption: the ad label comes late or is vague, and a hashtag is missing. */
export const hastyCaption = (random: Random, brief: Brief): string =>
  [body(random, brief), `I samarbete med ${accountsOf(brief)}`, tagsOf(brief.hashtags.slice(1), '#')]
    .filter(Boolean)
    .join('\n\n')

export const storyCaption = (brief: Brief): string => `Reklam för ${accountsOf(brief)}`
export const everydayCaption = (random: Random): string => random.pick(everyday)
export const everydayStory = (random: Random): string => random.pick(everydayStories)
