import type { Message } from '@samspel/i18n'
import { accountMessages, brandMessages, creatorMessages, linkMessages, messages } from './messages'

export interface Question {
  /** Its fragment in the address. */
  id: string
  question: Message
  answer: Message
  /** Links within the answer: where each placeholder leads, and its words. */
  links?: Readonly<Record<string, readonly [href: string, label: Message]>>
}

export interface Topic {
  id: string
  title: Message
  questions: readonly Question[]
}

/** Questions by who asks them. */
export const topics: readonly Topic[] = [
  {
    id: 'creators',
    title: messages.creators,
    questions: [
      { id: 'price', question: creatorMessages.price, answer: creatorMessages.priceAnswer },
      {
        id: 'apply',
        question: creatorMessages.apply,
        answer: creatorMessages.applyAnswer,
        links: { marketplace: ['/p/marketplace', linkMessages.marketplace] },
      },
      { id: 'instagram', question: creatorMessages.instagram, answer: creatorMessages.instagramAnswer },
      {
        id: 'pickup',
        question: creatorMessages.pickup,
        answer: creatorMessages.pickupAnswer,
        links: { map: ['/p/marketplace/stores', linkMessages.map] },
      },
      { id: 'advertising', question: creatorMessages.advertising, answer: creatorMessages.advertisingAnswer },
      { id: 'payment', question: creatorMessages.payment, answer: creatorMessages.paymentAnswer },
    ],
  },
  {
    id: 'brands',
    title: messages.brands,
    questions: [
      {
        id: 'begin',
        question: brandMessages.begin,
        answer: brandMessages.beginAnswer,
        links: { account: ['/create-account/brand', linkMessages.brandAccount] },
      },
      { id: 'cost', question: brandMessages.cost, answer: brandMessages.costAnswer },
      { id: 'stores', question: brandMessages.stores, answer: brandMessages.storesAnswer },
    ],
  },
  {
    id: 'account',
    title: messages.account,
    questions: [
      {
        id: 'login',
        question: accountMessages.login,
        answer: accountMessages.loginAnswer,
        links: {
          login: ['/login', linkMessages.login],
          creator: ['/reset-password/creator', linkMessages.creator],
          brand: ['/reset-password/brand', linkMessages.brand],
        },
      },
      {
        id: 'data',
        question: accountMessages.data,
        answer: accountMessages.dataAnswer,
        links: {
          privacy: ['/terms#privacy', linkMessages.privacy],
          cookies: ['/terms#cookies', linkMessages.cookies],
        },
      },
    ],
  },
]

/** Whoever works for a company asks as one; all others have the creators' questions first. */
export const topicsFor = (area: string): readonly Topic[] =>
  area === 'company' || area === 'store'
    ? [...topics].sort((a, b) => Number(b.id === 'brands') - Number(a.id === 'brands'))
    : topics
