import type { Act, ActField, Practice } from '../service'
import { WrongAct } from '../service'
import { revoke } from './oauth'
import { choices, type MadeUpPerson, scopedIdOf } from './people'
import { postActs } from './publish'
import { signedRequest } from './signed-request'
import { callActs } from './versions'
import { webhookActs } from './webhooks'
import { endTokens, type Network, personId, usualTokenLife, worldOf } from './world'

/** Subcodes of error 190. */
const expired = 463
const passwordChanged = 460

/** Those who have consented, and those who could. */
const peopleOf = (practice: Practice, network: Network) => {
  const known = Object.entries(worldOf(practice).value.people)
    .filter(([id]) => id.startsWith(`${network}:`))
    .map(([, person]) => person)
  const others = choices.filter(({ key }) => key !== 'new' && !known.some((person) => person.key === key))
  return [...known, ...others]
}

const personField = (network: Network): ActField => ({
  name: 'person',
  label: { sv: 'Person', en: 'Person' },
  kind: 'select',
  options: (practice) =>
    peopleOf(practice, network).map(({ key, name }) => ({ value: key, label: { sv: name, en: name } })),
})

const chosen = (practice: Practice, network: Network, { person }: Record<string, unknown>) => {
  const found = peopleOf(practice, network).find(({ key }) => key === person)
  if (!found) throw new WrongAct('person is nobody who is known here')
  return found
}

const form = 'application/x-www-form-urlencoded'
const told = (practice: Practice, network: Network, person: MadeUpPerson) =>
  new URLSearchParams({
    signed_request: signedRequest(network, scopedIdOf(person), practice.now()),
  }).toString()

/** What can happen to the tokens of people, and to the pages behind them. */
export const personActs = (network: Network): Record<string, Act> => {
  const fields = [personField(network)]
  const callbacks = `/api/auth/instagramers/${network}`
  return {
    expire: {
      title: { sv: 'Token går ut', en: 'Token expires' },
      fields,
      run: (body, practice) => endTokens(practice, personId(network, chosen(practice, network, body)), expired),
    },
    password: {
      title: { sv: 'Byter lösenord', en: 'Changes the password' },
      fields,
      run: (body, practice) => endTokens(practice, personId(network, chosen(practice, network, body)), passwordChanged),
    },
    deauthorize: {
      title: { sv: 'Tar bort Samspel bland apparna', en: 'Removes Samspel from the apps' },
      fields,
      run: async (body, practice) => {
        const person = chosen(practice, network, body)
        revoke(practice, network, person.key)
        return {
          status: await practice.tell(`${callbacks}/deauthorize`, told(practice, network, person), {
            'content-type': form,
          }),
        }
      },
    },
    delete_data: {
      title: { sv: 'Ber om att uppgifterna tas bort', en: 'Asks for the data to be deleted' },
      fields,
      run: async (body, practice) => {
        const person = chosen(practice, network, body)
        revoke(practice, network, person.key)
        const response = await fetch(`${practice.publicUrl}${callbacks}/data_deletion`, {
          method: 'POST',
          body: told(practice, network, person),
          headers: { 'content-type': form },
        }).catch(() => {
          throw new WrongAct('Samspel does not answer')
        })
        return { status: response.status, answer: await response.json().catch(() => null) }
      },
    },
    life: {
      title: { sv: 'Nya tokens lever så länge', en: 'New tokens live this long' },
      fields: [{ name: 'seconds', label: { sv: 'Sekunder', en: 'Seconds' }, kind: 'number' }],
      run: ({ seconds = usualTokenLife }, practice) => {
        const life = Number(seconds)
        if (!Number.isInteger(life) || life < 1) throw new WrongAct('seconds is a whole number from 1')
        const world = worldOf(practice)
        world.value.tokenLife = life
        world.save()
        return { seconds: life }
      },
    },
    ...callActs(network),
    ...webhookActs(network, fields[0]!, (practice, body) => chosen(practice, network, body)),
    ...postActs(network, fields[0]!, (practice, body) => chosen(practice, network, body)),
    ...(network === 'facebook' && {
      unlink: {
        title: { sv: 'Kopplar loss sida och Instagram', en: 'Unlinks page and Instagram' },
        fields,
        run: (body, practice) => {
          const world = worldOf(practice)
          const accounts = chosen(practice, network, body).pages.flatMap(({ instagram }) => instagram?.id ?? [])
          world.value.unlinked = [...new Set([...world.value.unlinked, ...accounts])]
          world.save()
          return { unlinked: accounts }
        },
      } satisfies Act,
      link: {
        title: { sv: 'Kopplar ihop dem igen', en: 'Links them again' },
        fields,
        run: (body, practice) => {
          const world = worldOf(practice)
          const accounts = chosen(practice, network, body).pages.flatMap(({ instagram }) => instagram?.id ?? [])
          world.value.unlinked = world.value.unlinked.filter((id) => !accounts.includes(id))
          world.save()
          return { linked: accounts }
        },
      } satisfies Act,
    }),
  }
}
