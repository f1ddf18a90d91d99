import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { releaseHours } from '@samspel/api'
import { readInlineConfig } from '@samspel/federation/registry'
import { commonMessages, type Message, Text, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { selectArea, useAppSelector } from '@samspel/store'
import { Card, Icon, Link, Page, SectionHead, Stack } from '@samspel/ui'
import css from './HelpPage.module.css'
import { contactMessages, messages } from './messages'
import { type Question, topicsFor } from './topics'

const linkTo = (href: string, label: Message): ReactNode => (
  <Link href={href}>
    <Text message={label} />
  </Link>
)

/** A question that opens to its answer; its id is an address. */
function Answer({ id, question, answer, links = {} }: Question) {
  const t = useText()
  const values = {
    hours: releaseHours,
    ...Object.fromEntries(Object.entries(links).map(([name, [href, label]]) => [name, linkTo(href, label)])),
  }
  return (
    <details id={id} className={css.question}>
      <summary>
        <span>{t(question)}</span>
        <Icon name="chevron-down" size={18} />
      </summary>
      <p>
        <Text message={answer} values={values} />
      </p>
    </details>
  )
}

/** How to reach us; the address only where the platform names one. */
function Contact() {
  const t = useText()
  const [{ contact }] = useState(() => readInlineConfig(document))
  return (
    <Card className={css.contact}>
      <Stack gap={8}>
        {contact && (
          <p>
            <Text
              message={contactMessages.write}
              values={{ address: <Link href={`mailto:${contact}`}>{contact}</Link> }}
            />
          </p>
        )}
        <p>{t(contactMessages.collaboration)}</p>
        <p>
          <Text
            message={contactMessages.suggestion}
            values={{ suggest: linkTo('/p/suggest-product', contactMessages.suggest) }}
          />
        </p>
      </Stack>
    </Card>
  )
}

/** Answers to common questions, without an account, and how to reach us. The fragment of the address opens an answer. */
export function HelpPage() {
  const t = useText()
  const { hash } = useLocation()
  const area = useAppSelector(selectArea)
  usePageTitle(t(commonMessages.help))
  useEffect(() => {
    const named = hash ? document.getElementById(hash.slice(1)) : null
    if (!named) return
    if (named instanceof HTMLDetailsElement) named.open = true
    named.scrollIntoView?.()
  }, [hash])
  return (
    <Page title={t(commonMessages.help)} context={t(messages.context)} width="narrow">
      {topicsFor(area).map(({ id, title, questions }) => (
        <section key={id} id={id} className={css.topic}>
          <SectionHead title={t(title)} />
          <Card padding="none">
            {questions.map((question) => (
              <Answer key={question.id} {...question} />
            ))}
          </Card>
        </section>
      ))}
      <section id="contact" className={css.topic}>
        <SectionHead title={t(commonMessages.contact)} />
        <Contact />
      </section>
    </Page>
  )
}
