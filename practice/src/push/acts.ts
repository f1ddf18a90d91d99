import { choice, field, oneIn, textIn } from '../act-parts'
import { type Act, type Words, WrongAct } from '../service'
import { type KeyState, keyStates, type PhoneState, phoneStates, worldOf } from './store'

const phoneWords: Record<PhoneState, Words> = {
  works: { sv: 'tar emot', en: 'takes pushes' },
  gone: { sv: 'har tagit bort appen', en: 'has removed the app' },
  limited: { sv: 'har fått för många', en: 'has got too many' },
  wrong: { sv: 'har en token som inte är någon', en: 'has a token that is none' },
  other_app: { sv: 'hör till en annan app', en: 'belongs to another app' },
  fails: { sv: 'är ett fel hos tjänsten', en: 'is a fault of the service' },
}
const keyWords: Record<KeyState, Words> = {
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
    fields: [field('token', 'Token', 'Token'), choice('state', ['Den', 'It'], phoneWords)],
    run: (body, practice) => {
      const token = textIn(body, 'token')
      if (!token) throw new WrongAct('token is missing')
      const state = oneIn(body, 'state', phoneStates)
      const { value, save } = worldOf(practice)
      value.phones[token] = state
      save()
      return { token, state }
    },
  },
  key: {
    title: { sv: 'Appens nyckel hos Google eller Apple', en: 'The app’s key with Google or Apple' },
    fields: [
      choice('of', ['Hos', 'With'], {
        google: { sv: 'Google', en: 'Google' },
        apple: { sv: 'Apple', en: 'Apple' },
      }),
      choice('state', ['Nyckeln', 'The key'], keyWords),
    ],
    run: (body, practice) => {
      const of = oneIn(body, 'of', ['google', 'apple'])
      const state = oneIn(body, 'state', keyStates)
      if (of === 'apple' && state === 'third_party') throw new WrongAct('third_party is about Google')
      const { value, save } = worldOf(practice)
      value[of] = state === 'ended' ? 'accepted' : state
      save()
      if (state === 'ended' || state === 'refused') onEnded(of)
      return { of, state }
    },
  },
})
