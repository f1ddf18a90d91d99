import type { Tongue } from '../tongues'
import { type BioBook, topicOfHandle, topics } from './book'
import { english } from './en'
import { danish, finnish, norwegian } from './north'
import { swedish } from './sv'

export const bioBooks: Readonly<Record<Tongue, BioBook>> = {
  sv: swedish,
  nb: norwegian,
  da: danish,
  fi: finnish,
  en: english,
}

/** What creators with a name in the look's pages say of themselves. */
export const namedBios: Readonly<Record<string, string>> = {
  tovebakar:
    'Bakar mest, gärna tillsammans med mormor i Kinda. Filmar i dagsljus och svarar i kommentarerna samma kväll.',
  miladbrygger: 'Brygger hemma i Malmö och ritar vattenkurvor på baksidan av kvitton. Kallbrygg är min grej.',
  agnesfikar: 'Fikar mig igenom Umeå, ett kafé i veckan. Advent är min största månad.',
  joelochelden: 'Eld, kaffe och kyla utanför Östersund. Allt lagas ute.',
  emmasfika: 'Fikabord för många i ett litet kök i Västerås. Recepten ligger i höjdpunkterna.',
  kaffekarin: 'Före detta barista i Göteborg. Svarar på alla frågor om malgrad.',
  skogsfikarna: 'Samir och två barn som fikar i skogen runt Falun, varje söndag oavsett väder.',
  nordiskafrukostar: 'En frukost om dagen sedan 2019. Mat, porslin och norrljus i Stockholm.',
  hemmahosidun: 'Idun hemma i Lund: böcker, bakplåtar och en katt på varje bild.',
  pressochpapper: 'Kaffepress och papperstidning i Uppsala. Skriver långt, brygger långsamt.',
  liviskarpluft: 'Bor i Luleå, badar i vak och visar hur huden mår efteråt.',
}

interface Person {
  username: string
  city: string
  tongue: Tongue
  /** From 0 up to, not including, 1. */
  share: number
}

/** Writes what somebody says of themselves, nobody like anybody else. */
export const bioWriter = () => {
  const written = new Set<string>()
  return ({ username, city, tongue, share }: Person): string => {
    const named = namedBios[username]
    if (named) return named
    const { does, is } = bioBooks[tongue]
    const handle = Object.keys(topicOfHandle).find((word) => username.endsWith(word))
    const start = Math.floor(share * 10_000)
    const first = handle ? topics.indexOf(topicOfHandle[handle]!) : start
    for (let turn = 0; turn < topics.length; turn += 1) {
      const sentences = does[topics[(first + turn) % topics.length]!]
      const count = sentences.length * is.length
      for (let at = 0; at < count; at += 1) {
        const pair = (start + at * 7) % count
        const bio = `${sentences[pair % sentences.length]!} ${is[Math.floor(pair / sentences.length)]!.replace('{city}', city)}`
        if (written.has(bio)) continue
        written.add(bio)
        return bio
      }
    }
    throw new Error(`All has been said in ${tongue}, before ${username}`)
  }
}
