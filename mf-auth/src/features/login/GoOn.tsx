import { commonMessages, defineMessages, type Message, useText } from '@samspel/i18n'
import { tabStorage } from '@samspel/store'
import { Notice } from '@samspel/ui'

const names = defineMessages({
  goOnTo: {
    id: 'mf-auth.login.go-on-to',
    description: 'Over the form: where one was going',
    defaultMessage: 'Logga in för att fortsätta till {place}',
    en: 'Log in to continue to {place}',
  },
  offer: {
    id: 'mf-auth.place.offer',
    description: 'Within: log in to go on to',
    defaultMessage: 'erbjudandet',
    en: 'the offer',
  },
  follow: {
    id: 'mf-auth.login.follow',
    description: 'Over the form, after Follow was pressed on the page of a brand',
    defaultMessage: 'Logga in för att följa varumärket. Det görs så fort du är inne.',
    en: 'Log in to follow the brand. It is done as soon as you are in.',
  },
  brand: {
    id: 'mf-auth.place.brand',
    description: 'Within: log in to go on to',
    defaultMessage: 'varumärket',
    en: 'the brand',
  },
  wallet: {
    id: 'mf-auth.place.wallet',
    description: 'Within: log in to go on to',
    defaultMessage: 'Plånbok',
    en: 'Wallet',
  },
  assignments: {
    id: 'mf-auth.place.assignments',
    description: 'Within: log in to go on to',
    defaultMessage: 'Uppdrag',
    en: 'Assignments',
  },
})

const places: readonly [RegExp, Message][] = [
  [/^\/(p\/)?marketplace\/(store-campaigns\/)?[0-9a-f]{8}-/, names.offer],
  [/^\/store-campaigns\//, names.offer],
  [/^\/(p\/)?brands\/[0-9a-f]{8}-/, names.brand],
  [/^\/campaigns/, commonMessages.campaigns],
  [/^\/applications/, commonMessages.applications],
  [/^\/mentions/, commonMessages.reviewPosts],
  [/^\/messages/, commonMessages.messages],
  [/^\/wallet/, names.wallet],
  [/^\/assignments/, names.assignments],
  [/^\/settings/, commonMessages.settings],
]

/** Above the form: what is done after signing in, or the name of the page that the visitor continues to. */
export default function GoOn({ destination }: { destination: string }) {
  const t = useText()
  if (tabStorage.get('follow-after-login')?.endsWith(` ${destination}`))
    return <Notice kind="neutral">{t(names.follow)}</Notice>
  const place = places.find(([pattern]) => pattern.test(destination))?.[1]
  return place && <Notice kind="neutral">{t(names.goOnTo, { place: t(place) })}</Notice>
}
