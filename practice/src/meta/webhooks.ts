import { createHmac, randomBytes } from 'node:crypto'
import { type Act, type ActField, type Practice, WrongAct } from '../service'
import { isFollowed } from './follow'
import { insightsOf, madePost, postsKept } from './posts'
import { type Body, type PersonIn, postFields, textIn } from './publish'
import { appOf, type Network } from './world'

const path = '/api/social/webhook'
const mostTimes = 5
/** Fewer than this are told as -1. */
const fewestViewers = 5

const timesField: ActField = { name: 'times', label: { sv: 'Så många gånger', en: 'So many times' }, kind: 'number' }

/** The address of webhooks is asked to prove itself, as in the dashboard of the app. */
const verify = async (practice: Practice, network: Network): Promise<void> => {
  const challenge = randomBytes(8).toString('hex')
  const query = new URLSearchParams({
    'hub.mode': 'subscribe',
    'hub.verify_token': appOf(network).verifyToken,
    'hub.challenge': challenge,
  })
  const answer = await fetch(`${practice.publicUrl}${path}?${query}`)
    .then((response) => response.text())
    .catch(() => '')
  if (answer !== challenge) throw new WrongAct('Samspel does not confirm the address of its webhooks')
}

/** Tells Samspel of a change of an account that it follows, signed by the app's secret. */
const tellOf = async (
  practice: Practice,
  network: Network,
  accountId: string,
  change: { field: string; value: object },
  times: unknown,
): Promise<{ status: number }> => {
  if (!isFollowed(practice, network, accountId)) throw new WrongAct('Samspel has not asked to be told of this account')
  await verify(practice, network)
  const time = Math.floor(practice.now().getTime() / 1_000)
  const body = JSON.stringify({ object: 'instagram', entry: [{ id: accountId, time, changes: [change] }] })
  const headers = {
    'content-type': 'application/json',
    'x-hub-signature-256': `sha256=${createHmac('sha256', appOf(network).secret).update(body).digest('hex')}`,
  }
  let status = 0
  for (let time = 0; time < Math.min(Number(times) || 1, mostTimes); time += 1)
    status = await practice.tell(path, body, headers)
  return { status }
}

const atLeast = (count: number) => (count < fewestViewers ? -1 : count)

/** What happens to posts and is told by webhooks. */
export const webhookActs = (network: Network, people: ActField, personIn: PersonIn): Record<string, Act> => {
  const { personField, postField, accountIn, postIn } = postFields(network, people, personIn)
  const remember = (
    practice: Practice,
    list: 'comments' | 'publishers',
    id: string,
    value: (before: unknown) => unknown,
  ) => {
    const world = postsKept(practice)
    const kept = (world.value[list] ?? {}) as Record<string, unknown>
    Object.assign(world.value, { [list]: { ...kept, [id]: value(kept[id]) } })
    world.save()
  }
  return {
    end_story: {
      title: { sv: 'En story tar slut (med sina sista siffror)', en: 'A story ends (with its last figures)' },
      fields: [personField, postField, timesField],
      run: async (body: Body, practice) => {
        const account = accountIn(practice, body)
        const post = postIn(practice, body, 'story')
        if (post.kind !== 'story') throw new WrongAct('the post is no story')
        const { reach = 0, views = 0 } = insightsOf({ ...post, reach: Math.round(post.reach * 1.2) })
        const world = postsKept(practice)
        world.value.gone = [...world.value.gone, post.id]
        world.save()
        const value = {
          media_id: post.id,
          impressions: atLeast(views),
          reach: atLeast(reach),
          views: atLeast(views),
          taps_forward: -1,
          taps_back: -1,
          exits: -1,
          replies: -1,
        }
        return {
          post: post.id,
          reach,
          ...(await tellOf(practice, network, account.id, { field: 'story_insights', value }, body.times)),
        }
      },
    },
    comment: {
      title: { sv: 'Någon kommenterar ett inlägg', en: 'Somebody comments on a post' },
      fields: [personField, postField, timesField],
      run: async (body: Body, practice) => {
        const account = accountIn(practice, body)
        const post = postIn(practice, body, 'feed')
        remember(practice, 'comments', post.id, (before) => Number(before ?? 0) + 1)
        const value = {
          id: `${post.id}-comment-${post.comments}`,
          from: { id: 'sandbox-follower', username: 'nagon.som.foljer' },
          text: 'Så fint!',
          media: { id: post.id, media_product_type: post.kind === 'reel' ? 'REELS' : 'FEED' },
        }
        return {
          post: post.id,
          ...(await tellOf(practice, network, account.id, { field: 'comments', value }, body.times)),
        }
      },
    },
    mention: {
      title: { sv: 'Nämns i någons inlägg', en: 'Is mentioned in a post of somebody' },
      fields: [personField, { ...personField, name: 'by', label: { sv: 'Av', en: 'By' } }, timesField],
      run: async (body: Body, practice) => {
        const mentioned = accountIn(practice, body)
        const publisher = accountIn(practice, { person: textIn(body, 'by') })
        const world = postsKept(practice)
        const id = `${publisher.id}-own-${(world.value.count += 1)}`
        const caption = `Tillsammans med @${mentioned.handle}`
        const post = madePost(publisher, { id, kind: 'feed', caption, picture: null, at: practice.now().getTime() })
        world.value.published[publisher.id] = [post, ...(world.value.published[publisher.id] ?? [])]
        remember(practice, 'publishers', id, () => publisher.handle)
        return {
          post: id,
          ...(await tellOf(
            practice,
            network,
            mentioned.id,
            { field: 'mentions', value: { media_id: id } },
            body.times,
          )),
        }
      },
    },
  }
}
