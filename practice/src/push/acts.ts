import { type Act, WrongAct } from '../service'
import { type KeyState, keyStates, type PhoneState, phoneStates, worldOf } from './store'

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const oneOf = <T extends string>(name: string, value: unknown, known: readonly T[]): T => {
  const found = known.find((each) => each === value)
  if (!found) throw new WrongAct(`${name} is one of ${known.join(', ')}`)
  return found
}

const phoneWords: Record<PhoneState, { sv: string; en: string }> = {
  works: { sv: 'tar emot', en: 'takes pushes' },
  gone: { sv: 'har tagit bort appen', en: 'has removed the app' },
  limited: { sv: 'har fått för många', en: 'has got too many' },
  wrong: { sv: 'har en token som inte är någon', en: 'has a token that is none' },
  other_app: { sv: 'hör till en annan app', en: 'belongs to another app' },
  fails: { sv: 'är ett fel hos tjänsten', en: 'is a fault of the service' },
}
const keyWords: Record<KeyState, { sv: string; en: string }> = {
  accepted: { sv: 'gäller', en: 'is accepted' },
  ended: {
    sv: 'gäller, men det den har signerat hittills är slut',
    en: 'is accepted, but what it signed so far is over',
  },
  refused: { sv: 'är indragen', en: 'is withdrawn' },
  third_party: {
    sv: 'gäller, men Googles nyckel hos Apple är slut',
    en: 'is accepted, but Google’s own with Apple is over',
  },
}

/** What can be made to happen with phones. `onEnded`: what a key has signed so far is no longer taken. */
export const pushActs = (onEnded: (of: 'google' | 'apple') => void): Record<string, Act> => ({
  phone: {
    title: { sv: 'En telefon', en: 'A phone' },
    fields: [
      { name: 'token', label: { sv: 'Token', en: 'Token' }, kind: 'text' },
      {
        name: 'state',
        label: { sv: 'Den', en: 'It' },
        kind: 'select',
        options: phoneStates.map((value) => ({ value, label: phoneWords[value] })),
      },
    ],
    run: (body, practice) => {
      const token = text(body.token)
      if (!token) throw new WrongAct('token is missing')
      const state = oneOf('state', body.state, phoneStates)
      const { value, save } = worldOf(practice)
      value.phones[token] = state
      save()
      return { token, state }
    },
  },
  key: {
    title: { sv: 'Appens nyckel hos Google eller Apple', en: 'The app’s key with Google or Apple' },
    fields: [
      {
        name: 'of',
        label: { sv: 'Hos', en: 'With' },
        kind: 'select',
        options: [
          { value: 'google', label: { sv: 'Google', en: 'Google' } },
          { value: 'apple', label: { sv: 'Apple', en: 'Apple' } },
        ],
      },
      {
        name: 'state',
        label: { sv: 'Nyckeln', en: 'The key' },
        kind: 'select',
        options: keyStates.map((value) => ({ value, label: keyWords[value] })),
      },
    ],
    run: (body, practice) => {
      const of = oneOf('of', body.of, ['google', 'apple'] as const)
      const state = oneOf('state', body.state, keyStates)
      if (of === 'apple' && state === 'third_party') throw new WrongAct('third_party is about Google')
      const { value, save } = worldOf(practice)
      value[of] = state === 'ended' ? 'accepted' : state
      save()
      if (state === 'ended' || state === 'refused') onEnded(of)
      return { of, state }
    },
  },
})
