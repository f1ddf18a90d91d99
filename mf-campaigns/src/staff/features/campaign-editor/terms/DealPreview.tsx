import { useEffect, useRef, useState } from 'react'
import type { DealFacts, Locale } from '@samspel/api'
import { type DealField, type DealPart, type DealSection, dealSections } from '@samspel/api/deal'
import { dayOf, useLocale, useText } from '@samspel/i18n'
import { Avatar, Card, Icon, SegmentedControl, Stack, VisuallyHidden } from '@samspel/ui'
import { termsMessages as messages } from './messages'
import css from './Terms.module.css'

/** How long words that have just changed are tinted, ms. */
export const TINT_MS = 2_000

/** Parts that belong to the same field, which are a press together. */
const phrasesOf = (parts: readonly DealPart[]): { field: DealField; parts: DealPart[] }[] => {
  const phrases: { field: DealField; parts: DealPart[] }[] = []
  for (const part of parts) {
    const last = phrases.at(-1)
    if (last && last.field === part.field) last.parts.push(part)
    else phrases.push({ field: part.field, parts: [part] })
  }
  return phrases
}

const keyOf = ({ key }: DealSection, { text }: DealPart) => `${key} ${text}`

/** The parts that were not there a moment ago; none of another language, which is no change. */
function useFresh(sections: readonly DealSection[], locale: Locale) {
  const all = sections.flatMap((section) => section.parts.map((part) => ({ key: keyOf(section, part), part })))
  const seen = useRef({ locale, keys: new Set(all.map(({ key }) => key)) })
  const [fresh, setFresh] = useState<readonly { key: string; part: DealPart }[]>([])
  const words = JSON.stringify(all)
  useEffect(() => {
    const before = seen.current
    seen.current = { locale, keys: new Set(all.map(({ key }) => key)) }
    const changed = before.locale === locale ? all.filter(({ key }) => !before.keys.has(key)) : []
    setFresh(changed)
    if (changed.length === 0) return
    const timer = setTimeout(() => setFresh([]), TINT_MS)
    return () => clearTimeout(timer)
    // The words say all that matters of the sections, which are new on every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [words, locale])
  return fresh
}

interface DealPreviewProps {
  facts: DealFacts
  logoUrl: string | null
  /** Leads to the field that a sentence is made from. */
  onField: (field: DealField) => void
  isLocked: boolean
}

/** The agreement's own text as the creator reads it, made from the fields (drawing zc). */
export function DealPreview({ facts, logoUrl, onField, isLocked }: DealPreviewProps) {
  const t = useText()
  const own = useLocale()
  const [locale, setLocale] = useState<Locale>(own)
  const sections = dealSections(facts, locale, dayOf(Date.now()))
  const fresh = useFresh(sections, locale)
  const isFresh = (section: DealSection, part: DealPart) => fresh.some(({ key }) => key === keyOf(section, part))
  return (
    <Stack gap={8}>
      <div className={css.previewHead}>
        <h2>{t(messages.preview)}</h2>
        <SegmentedControl
          size="sm"
          label={t(messages.language)}
          value={locale}
          onChange={setLocale}
          options={[
            { value: 'sv', label: 'Sv' },
            { value: 'en', label: 'En' },
          ]}
        />
      </div>
      <Card>
        <div className={css.paper} lang={locale}>
          <div className={css.who}>
            <Avatar name={facts.brandName} src={logoUrl} size={28} shape="square" />
            <span lang={own}>
              <b>{facts.title}</b>
              <small>{t(messages.between, { brand: facts.brandName })}</small>
            </span>
          </div>
          {sections.map((section) => (
            <div key={section.key} className={css.part}>
              <h3>{section.title}</h3>
              <p>
                {phrasesOf(section.parts).map(({ field, parts }, index) => {
                  const words = parts.map((part, at) => {
                    const Word = part.strong ? 'strong' : 'span'
                    return (
                      <Word key={at} className={isFresh(section, part) ? css.fresh : undefined}>
                        {part.text}
                      </Word>
                    )
                  })
                  return (
                    <a
                      key={index}
                      href={`#${field}`}
                      className={css.sentence}
                      title={t(messages.toField)}
                      onClick={(event) => {
                        event.preventDefault()
                        onField(field)
                      }}
                    >
                      {words}
                    </a>
                  )
                })}
              </p>
            </div>
          ))}
        </div>
      </Card>
      <p className={css.foot}>
        <Icon name="file-text" size={16} />
        {t(messages.asFile)}
      </p>
      {!isLocked && (
        <p className={css.foot}>
          <Icon name="lock" size={16} />
          {t(messages.willLock)}
        </p>
      )}
      <VisuallyHidden>
        <span role="status" lang={locale}>
          {fresh.length > 0 && t(messages.changed, { words: fresh.map(({ part }) => part.text).join(', ') })}
        </span>
      </VisuallyHidden>
    </Stack>
  )
}
