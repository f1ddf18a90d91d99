import type { DealFacts } from '@samspel/api'
import { demandingParts } from '@samspel/api/terms'
import { useBoundField, useFormFacts, useFormValues } from '@samspel/forms'
import { dayOf, useLocale, useText } from '@samspel/i18n'
import { Card, Notice } from '@samspel/ui'
import type { EditorValues } from '../data/values'
import { fields } from '../field-messages'
import { Draft } from './Draft'
import { useFeeOfSpan } from './FeeSpan'
import { groupWords } from './group-words'
import { termsMessages as messages } from './messages'
import { AdLabel, Answer, Cancellation, Fee, useAdLabel } from './Money'
import { Pieces, Rounds } from './Pieces'
import { Exclusivity, Usage } from './Rights'
import { LastTerms, Templates } from './Templates'
import css from './Terms.module.css'
import { type TermsDesk, TermsDeskContext, type TermsGroup, termsGroups } from './terms-desk'

function useIsRefused(name: string): boolean {
  const { meta } = useBoundField({ name, label: messages.title }, { empty: null as unknown })
  return Boolean(meta.submitError) && !meta.dirtySinceLastSubmit
}

/** Groups that the server has refused: a sheet that is closed has no field that could say it. */
function useRefusedGroups(): TermsGroup[] {
  const refused: Partial<Record<TermsGroup, boolean>> = {
    rights: useIsRefused('terms.rights'),
    exclusivity: useIsRefused('terms.exclusivity.categoryId'),
    answerDays: useIsRefused('terms.answerDays'),
  }
  return termsGroups.filter((group) => refused[group])
}

interface TermsSectionProps {
  facts: DealFacts
  /** Terms as saved: what there was no choice of then can be kept. */
  saved: EditorValues['terms'] | undefined
  /** What a template needs is asked for when the section comes into sight. */
  isShown: boolean
  isLocked: boolean
  open: TermsGroup | undefined
  setOpen: (group: TermsGroup | undefined) => void
}

/** What both will say yes to (drawing zc): a group of fields for each part of the agreement. */
export function TermsSection({ facts, saved, isShown, isLocked, open, setOpen }: TermsSectionProps) {
  const t = useText()
  // A sheet that is closed has no fields, and what was changed in it is still to be saved.
  useBoundField({ name: 'terms', label: messages.title }, { empty: null as unknown })
  useBoundField({ name: 'enablePaidCollaborations', label: fields.enablePaidCollaborations }, { empty: false })
  useBoundField({ name: 'paidCollaborationPrice', label: fields.paidCollaborationPrice }, { empty: null as unknown })
  useFeeOfSpan()
  const { errors } = useFormFacts()
  const refused = useRefusedGroups()
  const locale = useLocale()
  const { terms } = useFormValues<EditorValues>()
  const none: Partial<Record<TermsGroup, string>> = {
    exclusivity: t(messages.noExclusivity),
    rights: t(messages.noRights),
    fee: t(messages.noFeeYet),
    cancelShare: t(facts.fee > 0 ? messages.cancelFree : messages.noFee),
    label: t(messages.labelText, { label: useAdLabel() }),
  }
  const words = { ...none, ...groupWords(facts, locale, dayOf(Date.now())) }
  const wrong = [
    ...Object.keys((errors.terms ?? {}) as object).map((name) => (name === 'feeSpan' ? 'fee' : name)),
    ...(errors.paidCollaborationPrice ? ['fee'] : []),
    ...refused,
  ] as TermsGroup[]
  const much = demandingParts(facts.terms, facts.fee / 100 + facts.productValue)
  const desk: TermsDesk = { open, setOpen, wrong, words, much, isLocked }
  return (
    <TermsDeskContext.Provider value={desk}>
      <Card padding="none">
        <div className={css.head}>
          <div>
            <h2>{t(messages.title)}</h2>
            <p className={css.intro}>{t(messages.intro)}</p>
          </div>
          {isShown && !isLocked && <Templates />}
        </div>
        {isShown && !isLocked && <LastTerms />}
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
