import { type Act, type ActField, type Practice, WrongAct } from '../service'
import { accountsOf } from './media'
import type { MadeUpPerson } from './people'
import { type Account, type Known, madePost, type Post, postsKept, postsOf } from './posts'
import type { Network } from './world'

export type Body = Record<string, unknown>
export type PersonIn = (practice: Practice, body: Body) => MadeUpPerson

const kinds = ['feed', 'reel', 'story'] as const
const kindField: ActField = {
  name: 'kind',
  label: { sv: 'Slag', en: 'Kind' },
  kind: 'select',
  options: [
    { value: 'feed', label: { sv: 'Inlägg', en: 'Post' } },
    { value: 'reel', label: { sv: 'Reel', en: 'Reel' } },
    { value: 'story', label: { sv: 'Story', en: 'Story' } },
  ],
}
const postField: ActField = {
  name: 'post',
  label: { sv: 'Inläggets id (annars det senaste)', en: 'Id of the post (or else the newest)' },
  kind: 'text',
}
const captionField: ActField = { name: 'caption', label: { sv: 'Text', en: 'Caption' }, kind: 'text' }
export const textIn = (body: Body, name: string): string => {
  const value = body[name]
  return typeof value === 'string' ? value : ''
}

/** The fields of acts about posts, and what they name. */
export const postFields = (network: Network, people: ActField, personIn: PersonIn) => {
  const personField: ActField = {
    ...people,
    options: (practice) => [
      ...(typeof people.options === 'function' ? people.options(practice) : (people.options ?? [])),
      ...Object.entries(postsKept(practice).value.known).map(([value, { handle }]) => ({
        value,
        label: { sv: `@${handle}`, en: `@${handle}` },
      })),
    ],
  }
  /** Accounts of the demo data are named by themselves, since nobody has consented for them. */
  const accountIn = (practice: Practice, body: Body): Account => {
    const id = textIn(body, 'person')
    const known = postsKept(practice).value.known[id]
    if (known) return { id, handle: known.handle, followers: known.followers }
    const [account] = accountsOf(personIn(practice, body), network)
    if (!account) throw new WrongAct('person has no professional Instagram account')
    return account
  }
  /** The named post, or the newest one. */
  const postIn = (practice: Practice, body: Body, kind?: Post['kind']) => {
    const id = textIn(body, 'post')
    const post = postsOf(practice, accountIn(practice, body)).find((each) =>
      id ? each.id === id : kind === undefined || each.kind === kind,
    )
    if (!post) throw new WrongAct('there is no such post')
    return post
  }
  return { personField, postField, accountIn, postIn }
}

/** What can happen to the posts of people. */
export const postActs = (network: Network, people: ActField, personIn: PersonIn): Record<string, Act> => {
  const { personField, accountIn, postIn } = postFields(network, people, personIn)
  const change = (practice: Practice, list: 'gone' | 'silent', id: string, isIn: boolean) => {
    const world = postsKept(practice)
    world.value[list] = [...world.value[list].filter((each) => each !== id), ...(isIn ? [id] : [])]
    world.save()
    return { id }
  }
  return {
    publish: {
      title: { sv: 'Publicerar', en: 'Publishes' },
      fields: [
        personField,
        kindField,
        captionField,
        {
          name: 'picture',
          label: { sv: 'Bild (demobildens namn)', en: 'Picture (name of a demo picture)' },
          kind: 'text',
        },
      ],
      run: (body, practice) => {
        const account = accountIn(practice, body)
        const kind = kinds.find((each) => each === (body.kind ?? 'feed'))
        if (!kind) throw new WrongAct('kind is feed, reel or story')
        const world = postsKept(practice)
        const id = `${account.id}-own-${(world.value.count += 1)}`
        const post = madePost(account, {
          id,
          kind,
          caption: textIn(body, 'caption'),
          picture: textIn(body, 'picture') || null,
          at: practice.now().getTime(),
        })
        world.value.published[account.id] = [post, ...(world.value.published[account.id] ?? [])]
        world.save()
        return { id, permalink: post.permalink }
      },
    },
    edit_post: {
      title: { sv: 'Ändrar texten i ett inlägg', en: 'Changes the caption of a post' },
      fields: [personField, postField, captionField],
      run: (body, practice) => {
        const post = postIn(practice, body)
        const world = postsKept(practice)
        world.value.captions[post.id] = textIn(body, 'caption')
        world.save()
        return { id: post.id }
      },
    },
    delete_post: {
      title: { sv: 'Tar bort eller döljer ett inlägg', en: 'Deletes or hides a post' },
      fields: [personField, postField],
      run: (body, practice) => change(practice, 'gone', postIn(practice, body).id, true),
    },
    silence: {
      title: { sv: 'Siffrorna för ett inlägg saknas', en: 'The figures of a post are missing' },
      fields: [personField, postField],
      run: (body, practice) => change(practice, 'silent', postIn(practice, body).id, true),
    },
    posted_before: {
      title: { sv: 'Det som fanns på konton förut', en: 'What accounts had before' },
      fields: [],
      run: ({ accounts }, practice) => {
        if (typeof accounts !== 'object' || accounts === null) throw new WrongAct('accounts is needed')
        const world = postsKept(practice)
        Object.assign(world.value.known, accounts as Record<string, Known>)
        world.save()
        return { accounts: Object.keys(accounts).length }
      },
    },
  }
}
