import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Campaign } from '@samspel/api'
import { useIsLeaving } from '@samspel/federation/go-on'
import { Form, FormAlerts } from '@samspel/forms'
import { useLocale, useText } from '@samspel/i18n'
import { useQueryParams } from '@samspel/navigation'
import { useAppDispatch, useAppSelector } from '@samspel/store'
import { notify } from '@samspel/ui'
import { updateCampaignState } from '../../data'
import type { NamedStore } from './Aside'
import { Autosave } from './Autosave'
import { defaultInstructions } from './data/instructions'
import { draftKey, dropDraft } from './data/local-draft'
import { schema } from './data/schema'
import { type StepKey, stepKeys, stepOfErrors, stepOfField } from './data/steps'
import { type EditorValues, emptyCampaign, valuesOf } from './data/values'
import { EditorContext, focusLabelled } from './editor-context'
import { EditorDesk, partId } from './EditorDesk'
import { EditorHead } from './EditorHead'
import { fields } from './field-messages'
import { messages } from './messages'
import { StaleNotice } from './StaleNotice'
import { useSave } from './use-save'

/** The campaign editor: sections with their status, a preview, automatic and manual saving, and submitting for review. */
export function EditorForm({
  campaign,
  brandId,
  onMade,
}: {
  campaign: Campaign | undefined
  brandId: string | null
  onMade: (id: string) => void
}) {
  const t = useText()
  const locale = useLocale()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const userId = useAppSelector((state) => state.app.currentUserId)
  const [{ part }, setQuery] = useQueryParams()
  const step = stepKeys.find((key) => key === part) ?? 'basics'
  const [chosenStoresCount, setChosenStoresCount] = useState(campaign?.chosenStoresCount ?? 0)
  const [firstStore, setFirstStore] = useState<NamedStore>()
  const [onStores] = useState(() => (count: number, first?: NamedStore) => {
    setChosenStoresCount(count)
    setFirstStore(first)
  })
  const approvedCount = campaign?.approvedParticipationsCount ?? 0
  const isLocked = campaign?.termsLocked === true
  const [view, setView] = useState<'form' | 'preview'>('form')
  // The address is rendered in a transition: until then `step` is the section that was left.
  const latestStep = useRef(step)
  useLayoutEffect(() => {
    latestStep.current = step
  }, [step])
  const setStep = useCallback(
    (key: StepKey) => {
      latestStep.current = key
      setQuery({ part: key })
    },
    [setQuery],
  )
  const [reached, setReached] = useState<StepKey>()
  const goOn = (key: StepKey) => {
    setStep(key)
    setView('form')
    setReached(key)
    window.scrollTo({ top: 0 })
  }
  // The button that led on stands below the new section, whoever uses the keyboard begins at its top.
  useEffect(() => {
    if (reached !== step) return
    const heading = document.querySelector<HTMLElement>(`#${partId(step)} h2`)
    if (heading) heading.tabIndex = -1
    heading?.focus({ preventScroll: true })
    setReached(undefined)
  }, [reached, step])
  const saving = useSave(campaign)
  const { base, save } = saving
  const [isLeft, setLeft] = useState(false)
  const wantsReview = useRef(false)
  const [initialValues] = useState(() =>
    campaign
      ? valuesOf(campaign)
      : emptyCampaign(
          brandId,
          defaultInstructions(
            { enablePosts: true, enableStories: false, paymentType: 'instagram', country: 'SE' },
            locale,
          ),
        ),
  )

  // A new campaign that was saved as a draft gets the draft's address without remounting the form. This happens before "saved" is shown, so
  // that a reload finds the draft.
  const made = campaign ? undefined : base?.id
  const hasMoved = useRef(false)
  const isLeaving = useIsLeaving()
  useLayoutEffect(() => {
    if (!made || wantsReview.current || hasMoved.current || isLeaving()) return
    hasMoved.current = true
    onMade(made)
    void navigate(`/campaigns/${made}/edit?part=${latestStep.current}`, { replace: true })
    // Runs once: `navigate` and `onMade` are new on every render, but always do the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [made, isLeaving])

  const submit = async (values: EditorValues) => {
    const toReview = wantsReview.current
    const outcome = await save(values)
    if (!outcome.ok || !outcome.data) {
      wantsReview.current = false
      const wrong = stepOfErrors(outcome.parsedError?.original)
      if (wrong && !isLeaving()) setStep(wrong)
      return outcome
    }
    const { id } = outcome.data.campaign
    if (!toReview) return outcome
    const requested = await dispatch(
      updateCampaignState({ params: { id }, body: { campaign: { state: 'requested' } } }),
    )
    wantsReview.current = false
    if (!requested.ok) {
      if (!campaign && !isLeaving())
        await navigate(`/campaigns/${id}/edit?part=${latestStep.current}`, { replace: true })
      return requested
    }
    if (userId) dropDraft(draftKey(userId, id))
    notify({ kind: 'ok', message: t(messages.sentToReview) })
    if (!isLeaving()) await navigate(`/campaigns/${id}`)
    return requested
  }

  const [wanted, setWanted] = useState<string>()
  useEffect(() => {
    if (!wanted) return
    focusLabelled(wanted)
    setWanted(undefined)
  }, [wanted, step, view])
  const ways = useMemo(
    () => ({
      goToField: (name: string) => {
        setView('form')
        setStep(stepOfField(name))
        setWanted(t(fields[name as keyof typeof fields] ?? fields.name))
      },
      chosenStoresCount,
      approvedCount,
      isLocked,
    }),
    [setStep, t, chosenStoresCount, approvedCount, isLocked],
  )

  return (
    <Form<EditorValues>
      id={`campaignEditor.${base?.id ?? 'new'}`}
      schema={schema}
      initialValues={initialValues}
      onSubmit={submit}
      ownAlert
      guard={false}
      draft
    >
      <EditorContext.Provider value={ways}>
        <EditorHead
          campaign={campaign ?? base}
          saving={saving}
          onReview={() => {
            wantsReview.current = true
          }}
          step={step}
          onSelect={goOn}
          onLeave={() => setLeft(true)}
        >
          {/* An outdated version has its own notice with a way forward. */}
          {!saving.isStale && <FormAlerts />}
          <StaleNotice saving={saving} />
          <Autosave campaign={base} saving={saving} isLeaving={isLeft || made !== undefined} />
          <EditorDesk
            campaign={base}
            step={step}
            view={view}
            setView={setView}
            setStep={setStep}
            onSelect={goOn}
            onStores={onStores}
            store={firstStore}
          />
        </EditorHead>
      </EditorContext.Provider>
    </Form>
  )
}
