import { useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { Icon, type IconName, Link, LinkButton } from '@samspel/ui'
import { messages } from './messages'
import { Parcel } from './Parcel'
import css from './SuggesterWelcome.module.css'

const how: readonly { icon: IconName; title: keyof typeof messages; text: keyof typeof messages }[] = [
  { icon: 'pencil', title: 'how1', text: 'how1Text' },
  { icon: 'send', title: 'how2', text: 'how2Text' },
  { icon: 'message-circle', title: 'how3', text: 'how3Text' },
]
const why = ['why1', 'why2', 'why3'] as const

/** Explains the wizard and links to it (row R-17). */
export function SuggesterWelcomePage() {
  const t = useText()
  usePageTitle(t(messages.title))
  return (
    <div className={css.page}>
      <header className={css.hero}>
        <div className={css.words}>
          <h1 tabIndex={-1} className={css.title}>
            {t(messages.title)}
          </h1>
          <p className={css.lead}>{t(messages.lead)}</p>
          <LinkButton href="/p/suggest-product" variant="main" size="lg" iconAfter="arrow-right" className={css.start}>
            {t(messages.start)}
          </LinkButton>
          <p className={css.time}>{t(messages.time)}</p>
        </div>
        <Parcel className={css.drawing} />
      </header>
      <section aria-labelledby="suggester-how">
        <h2 id="suggester-how">{t(messages.howTitle)}</h2>
        <ol className={css.how}>
          {how.map(({ icon, title, text }) => (
            <li key={title} className={css.step}>
              <span className={css.icon}>
                <Icon name={icon} size={20} />
              </span>
              <h3>{t(messages[title])}</h3>
              <p>{t(messages[text])}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="suggester-why" className={css.why}>
        <h2 id="suggester-why">{t(messages.whyTitle)}</h2>
        <ul>
          {why.map((reason) => (
            <li key={reason}>
              <Icon name="check" size={18} />
              {t(messages[reason])}
            </li>
          ))}
        </ul>
        <Link href="/p/marketplace">{t(messages.browse)}</Link>
      </section>
    </div>
  )
}
