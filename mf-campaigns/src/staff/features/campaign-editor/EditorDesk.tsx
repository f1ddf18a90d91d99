import { type ComponentType, useEffect, useState } from 'react'
import type { Campaign } from '@samspel/api'
import type { DealField } from '@samspel/api/deal'
import { commonMessages, useText } from '@samspel/i18n'
import { SegmentedControl, Stack, useIsMobile } from '@samspel/ui'
import { Aside, type NamedStore } from './Aside'
import type { StepKey } from './data/steps'
import css from './Editor.module.css'
import { useEditorWays } from './editor-context'
import { messages, stepNames } from './messages'
import { NextStep } from './NextStep'
import { Basics } from './sections/Basics'
import { Brief } from './sections/Brief'
import { Budget } from './sections/Budget'
import { Creators } from './sections/Creators'
import { Products } from './sections/Products'
import { Section } from './sections/Section'
import { Stores } from './sections/Stores'
import { Summary } from './sections/Summary'
import { Steps } from './Steps'
import { DealPreview } from './terms/DealPreview'
import { focusGroup, placeOfField, type TermsGroup } from './terms/terms-desk'
import { TermsSection } from './terms/TermsSection'
import { useDealFacts } from './terms/use-facts'

/** Id of a section's element. */
export const partId = (key: string): string => `campaign-part-${key}`

type View = 'form' | 'preview'

interface EditorDeskProps {
  campaign: Campaign | undefined
  step: StepKey
  view: View
  setView: (view: View) => void
  setStep: (step: StepKey) => void
  /** Shows a section from its top. */
  onSelect: (step: StepKey) => void
  onStores: (count: number, first?: NamedStore) => void
  store: NamedStore | undefined
}

/** The agreement's preview, and the ways between its sentences and their fields. */
function useTerms({ campaign, step, view, setView }: Pick<EditorDeskProps, 'campaign' | 'step' | 'view' | 'setView'>) {
  const { goToField } = useEditorWays()
  const isMobile = useIsMobile()
  const facts = useDealFacts(campaign)
  const [open, setOpen] = useState<TermsGroup>()
  const [wanted, setWanted] = useState<TermsGroup>()
  useEffect(() => {
    if (!wanted) return
    focusGroup(wanted)
    setWanted(undefined)
  }, [wanted, view])
  const words = JSON.stringify(facts)
  const [read, setRead] = useState(words)
  const isShown = step === 'terms'
  if (read !== words && (!isShown || view === 'preview')) setRead(words)
  const isLocked = campaign?.termsLocked === true
  const onField = (field: DealField) => {
    const { group, name } = placeOfField[field]
    if (name) return goToField(name)
    setView('form')
    if (isMobile) setOpen(group)
    else setWanted(group)
  }
  return {
    form: { facts, isLocked, open, setOpen },
    /** The preview says something else than when it was looked at. */
    hasNews: isShown && read !== words,
    preview: isShown && (
      <DealPreview facts={facts} logoUrl={campaign?.brandLogoUrl ?? null} onField={onField} isLocked={isLocked} />
    ),
  }
}

/** The sections beside their preview; on phones either of them. */
export function EditorDesk({ campaign, step, view, setView, setStep, onSelect, onStores, store }: EditorDeskProps) {
  const t = useText()
  const [besideStores, setBesideStores] = useState<HTMLElement | null>(null)
  const terms = useTerms({ campaign, step, view, setView })
  const section = (key: Exclude<StepKey, 'terms'>, Part: ComponentType) => (
    <Section id={partId(key)} title={t(stepNames[key])} isShown={step === key}>
      <Part />
    </Section>
  )
  return (
    <>
      <div className={css.switch}>
        <SegmentedControl
          fullWidth
          label={t(commonMessages.show)}
          value={view}
          onChange={setView}
          options={[
            { value: 'form', label: t(messages.viewForm) },
            { value: 'preview', label: t(messages.preview), ...(terms.hasNews && { count: '•' }) },
          ]}
        />
      </div>
      <div className={css.desk}>
        <Steps
          current={step}
          onSelect={(key) => {
            setStep(key)
            setView('form')
          }}
        />
        <div className={css.formColumn} data-shown={view === 'form'}>
          <Stack gap={16}>
            <Section id={partId('basics')} title={t(stepNames.basics)} isShown={step === 'basics'}>
              <Basics isNew={!campaign} />
            </Section>
            {section('product', Products)}
            <Section id={partId('stores')} title={t(stepNames.stores)} isShown={step === 'stores'}>
              <Stores campaign={campaign} onCount={onStores} aside={besideStores} onSelect={onSelect} />
            </Section>
            {section('brief', Brief)}
            <div id={partId('terms')} hidden={step !== 'terms'}>
              <TermsSection saved={campaign?.terms} isShown={step === 'terms'} {...terms.form} />
            </div>
            {section('creators', Creators)}
            {section('budget', Budget)}
            <Section id={partId('summary')} title={t(stepNames.summary)} isShown={step === 'summary'}>
              <Summary campaign={campaign} />
            </Section>
            {step !== 'stores' && <NextStep step={step} onSelect={onSelect} />}
          </Stack>
        </div>
        <Aside
          campaign={campaign}
          view={view}
          host={setBesideStores}
          isStores={step === 'stores'}
          store={store}
          terms={terms.preview}
        />
      </div>
    </>
  )
}
