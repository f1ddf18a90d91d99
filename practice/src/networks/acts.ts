import { choice, field, oneIn, textIn } from '../act-parts'
import { type Act, WrongAct } from '../service'
import { idIn, type NetworkName, states, type Video, worldOf } from './world'

const wordsOf = {
  shown: { sv: 'visas', en: 'is shown' },
  private: { sv: 'är privat', en: 'is private' },
  deleted: { sv: 'är borttagen', en: 'is deleted' },
  no_figures: { sv: 'döljer gilla och kommentarer', en: 'hides likes and comments' },
  other: { sv: 'svaras med ett annat inlägg', en: 'is answered with another post' },
}

const numberIn = (body: Record<string, unknown>, name: string): number | undefined => {
  const text = String((body[name] as string | number | undefined) ?? '').trim()
  if (text === '') return undefined
  const number = Number(text)
  if (!Number.isInteger(number) || number < 0) throw new WrongAct(`${name} is a number from 0`)
  return number
}

/** Says how a post is answered about. What is left out stays as it was. */
export const videoAct = (network: NetworkName, pattern: RegExp): Act => ({
  title: { sv: 'Ett inlägg', en: 'A post' },
  fields: [
    field('video', 'Adress eller id', 'Address or id'),
    choice('state', ['Det', 'It'], wordsOf),
    field('title', 'Rubrik', 'Title'),
    field('author', 'Kanal', 'Channel'),
    ...(network === 'youtube'
      ? [
          field('views', 'Visningar', 'Views', 'number'),
          field('likes', 'Gilla', 'Likes', 'number'),
          field('comments', 'Kommentarer', 'Comments', 'number'),
        ]
      : []),
  ],
  run: (body, practice) => {
    const id = idIn(textIn(body, 'video'), pattern)
    const told: Video = {
      state: body.state === undefined ? 'shown' : oneIn(body, 'state', states),
      ...(textIn(body, 'title') && { title: textIn(body, 'title') }),
      ...(textIn(body, 'author') && { author: textIn(body, 'author') }),
    }
    for (const name of ['views', 'likes', 'comments'] as const) {
      const number = numberIn(body, name)
      if (number !== undefined) told[name] = number
    }
    const { value, save } = worldOf(practice, network)
    value.videos[id] = { ...value.videos[id], ...told }
    save()
    return { id, ...value.videos[id] }
  },
})

/** Says what the vendor refuses all calls for, until something else is said. */
export const faultAct = (network: NetworkName, faults: readonly string[]): Act => ({
  title: { sv: 'Nätverket vägrar alla anrop', en: 'The network refuses all calls' },
  fields: [choice('fault', ['Varför', 'Why'], ['none', ...faults])],
  run: (body, practice) => {
    const fault = oneIn(body, 'fault', ['none', ...faults])
    const { value, save } = worldOf(practice, network)
    value.fault = fault === 'none' ? '' : fault
    save()
    return { fault }
  },
})
