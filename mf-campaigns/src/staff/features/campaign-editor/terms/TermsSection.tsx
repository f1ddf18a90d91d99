import { useMemo } from 'react'
import type { DealFacts } from '@samspel/api'
import { useBoundField, useFormFacts, useFormValues } from '@samspel/forms'
import { dayOf, useLocale, useText } from '@samspel/i18n'
import { Card, Notice } from '@samspel/ui'
import type { EditorValues } from '../data/values'
import { fields } from '../field-messages'
import { Draft } from './Draft'
import { groupWords } from './group-words'
import { termsMessages as messages } from './messages'
import { AdLabel, Answer, Cancellation, Fee } from './Money'
import { Pieces, Rounds } from './Pieces'
import { Exclusivity, Usage } from './Rights'
import css from './Terms.module.css'
import { type TermsDesk, TermsDeskContext, type TermsGroup } from './terms-desk'

interface TermsSectionProps {
  facts: DealFacts
  /** Terms as saved: what there was no choice of then can be kept. */
  saved: EditorValues['terms'] | undefined
  isLocked: boolean
  open: TermsGroup | undefined
  setOpen: (group: TermsGroup | undefined) => void
}

/** What both will say yes to (drawing zc): a group of fields for each part of the agreement. */
export function TermsSection({ facts, saved, isLocked, open, setOpen }: TermsSectionProps) {
  const t = useText()
  // A sheet that is closed has no fields, and what was changed in it is still to be saved.
  useBoundField({ name: 'terms', label: messages.title }, { empty: null as unknown })
  useBoundField({ name: 'enablePaidCollaborations', label: fields.enablePaidCollaborations }, { empty: false })
  useBoundField({ name: 'paidCollaborationPrice', label: fields.paidCollaborationPrice }, { empty: null as unknown })
  const { errors } = useFormFacts()
  const locale = useLocale()
  const words = useMemo(() => groupWords(facts, locale, dayOf(Date.now())), [facts, locale])
  const { terms } = useFormValues<EditorValues>()
  const wrong = useMemo(
    () =>
      [
        ...Object.keys((errors.terms ?? {}) as object),
        ...(errors.paidCollaborationPrice ? ['fee'] : []),
      ] as TermsGroup[],
    [errors],
  )
  const desk = useMemo<TermsDesk>(
    () => ({ open, setOpen, wrong, words, isLocked }),
    [open, setOpen, wrong, words, isLocked],
  )
  return (
    <TermsDeskContext.Provider value={desk}>
      <Card padding="none">
        <div className={css.head}>
          <h2>{t(messages.title)}</h2>
          <p className={css.intro}>{t(messages.intro)}</p>
        </div>
        {isLocked && (
          <div className={css.notice}>
            <Notice kind="info" icon="lock">
              {t(messages.locked)}
            </Notice>
          </div>
        )}
        <Pieces />
        <Draft />
        <Rounds wasFree={saved?.changeRounds === null || terms.changeRounds === null} />
        <Usage />
        <Exclusivity />
        <Fee />
        <AdLabel />
        <Answer wasFree={saved?.answerDays === null || terms.answerDays === null} />
        <Cancellation />
      </Card>
    </TermsDeskContext.Provider>
  )
}
