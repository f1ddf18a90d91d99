import { useEffect, useRef, useState } from 'react'
import { useFormActions, useFormValue } from '@samspel/forms'
import { type BilingualMessage, type Locale, type Message, textIn, useLocale, useText } from '@samspel/i18n'
import { Button, Kbd, Row, SegmentedControl, Stack, useIsMobile } from '@samspel/ui'
import { messages } from './messages'

/** A common reason: the short name on its button, and the text it fills in. */
export interface ReasonTemplate {
  name: Message
  text: BilingualMessage
}

/** Reasons that have a key of their own. */
const mostKeys = 9

/**
 * Buttons that fill in a reason in the recipient’s language, by a press or, while nothing else is written, by their number. The text can be
 * edited afterwards.
 */
export function ReasonTemplates({ field, templates }: { field: string; templates: readonly ReasonTemplate[] }) {
  const t = useText()
  const isMobile = useIsMobile()
  const { change } = useFormActions()
  const current = useFormValue<string>(field)
  const [language, setLanguage] = useState<Locale>(useLocale())
  const [last, setLast] = useState<ReasonTemplate>()
  const fill = (template: ReasonTemplate, locale: Locale) => {
    setLast(template)
    change(field, textIn(template.text, locale))
  }
  const isAsFilled = last !== undefined && current === textIn(last.text, language)
  // A filled-in text that has not been edited follows a change of language.
  const translate = (locale: Locale) => {
    if (last && isAsFilled) fill(last, locale)
    setLanguage(locale)
  }

  const place = useRef<HTMLDivElement>(null)
  const press = useRef<(event: KeyboardEvent) => void>(() => undefined)
  useEffect(() => {
    press.current = (event) => {
      const template = /^[1-9]$/.test(event.key) ? templates[Number(event.key) - 1] : undefined
      // In words of one's own a number is a number.
      if (!template || event.altKey || event.ctrlKey || event.metaKey || !(isAsFilled || !current?.trim())) return
      event.preventDefault()
      fill(template, language)
    }
  })
  useEffect(() => {
    const form = place.current?.closest('form')
    const heard = (event: KeyboardEvent) => press.current(event)
    form?.addEventListener('keydown', heard)
    return () => form?.removeEventListener('keydown', heard)
  }, [])

  return (
    <Stack gap={8}>
      <Row justify="between">
        <span ref={place}>{t(messages.templates)}</span>
        <SegmentedControl<Locale>
          size="sm"
          label={t(messages.templateLanguage)}
          value={language}
          onChange={translate}
          options={[
            { value: 'sv', label: t(messages.swedish) },
            { value: 'en', label: t(messages.english) },
          ]}
        />
      </Row>
      <Row gap={8}>
        {templates.map((template, at) => {
          const key = at < mostKeys ? String(at + 1) : undefined
          return (
            <Button key={template.name.id} size="sm" aria-keyshortcuts={key} onClick={() => fill(template, language)}>
              {t(template.name)}
              {key && !isMobile && (
                <span aria-hidden>
                  {' '}
                  <Kbd>{key}</Kbd>
                </span>
              )}
            </Button>
          )
        })}
      </Row>
    </Stack>
  )
}
