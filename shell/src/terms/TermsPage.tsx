import { useEffect, useState } from 'react'
import type { Locale } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { Card, Icon, TextButton, useIsMobile } from '@samspel/ui'
import { terms } from './terms'
import css from './TermsPage.module.css'

/** The section whose heading was passed last; at the end of the page the one that was asked for, or the last: their headings cannot come up any more. */
function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0])
  useEffect(() => {
    const see = () => {
      const passed = ids.filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? 1) < 120)
      const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= document.body.scrollHeight - 2
      const asked = ids.find((id) => id === window.location.hash.slice(1) && !passed.slice(0, -1).includes(id))
      setCurrent(isAtEnd ? (asked ?? ids.at(-1)) : (passed.at(-1) ?? ids[0]))
    }
    see()
    window.addEventListener('scroll', see, { passive: true })
    window.addEventListener('hashchange', see)
    return () => {
      window.removeEventListener('scroll', see)
      window.removeEventListener('hashchange', see)
    }
  }, [ids])
  return current
}

const idsOf: Record<Locale, readonly string[]> = {
  sv: terms.sv.sections.map(({ id }) => id),
  en: terms.en.sections.map(({ id }) => id),
}

/** The terms, with their contents beside them; every heading has an address. */
export function TermsPage({ locale }: { locale: Locale }) {
  const { title, lead, contents, print, summary, sections } = terms[locale]
  const current = useCurrentSection(idsOf[locale])
  const isMobile = useIsMobile()
  usePageTitle(title)
  useEffect(() => {
    // The page comes after the address: what it names was not there yet.
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView()
  }, [])
  const list = (
    <ol className={css.list}>
      {sections.map((section, index) => (
        <li key={section.id}>
          <a
            href={`#${section.id}`}
            className={section.id === current ? css.current : css.entry}
            aria-current={section.id === current ? 'true' : undefined}
          >
            {index + 1}. {section.title}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <div className={css.page} lang={locale}>
      {isMobile ? (
        <details className={css.folded}>
          <summary>
            {contents}
            <Icon name="chevron-down" size={18} />
          </summary>
          {list}
        </details>
      ) : (
        <nav className={css.contents} aria-label={contents}>
          <div className={css.label}>{contents}</div>
          {list}
        </nav>
      )}
      <article className={css.text}>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={css.lead}>{lead}</p>
        <p className={css.print}>
          <TextButton icon="download" onClick={() => window.print()}>
            {print}
          </TextButton>
        </p>
        <Card className={css.summary}>
          <strong>{summary.title}</strong>
          <ul>
            {summary.points.map((point) => (
              <li key={point}>
                <Icon name="check" size={18} />
                {point}
              </li>
            ))}
          </ul>
          <p>{summary.note}</p>
        </Card>
        {sections.map((section, index) => (
          <section key={section.id} id={section.id}>
            <h2>
              {index + 1}. {section.title}
            </h2>
            {section.text.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </section>
        ))}
      </article>
    </div>
  )
}
