import type { Campaign } from '@samspel/api'
import { Form, FormAlerts } from '@samspel/forms'
import { useText } from '@samspel/i18n'
import { useAppDispatch, useQueryParams, type ApiOutcome } from '@samspel/store'
import { Button, SegmentedControl, Stack, notify } from '@samspel/ui'
import { useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { createCampaign, getCampaign, updateCampaign, updateCampaignState } from '../../data'
import { schema } from './data/schema'
import { stepKeys, stepOfErrors, type StepKey } from './data/steps'
import { bodyOf, emptyCampaign, valuesOf, type EditorValues } from './data/values'
import css from './Editor.module.css'
import { EditorHead } from './EditorHead'
import { messages, stepNames } from './messages'
import { Preview } from './Preview'
import { Basics } from './sections/Basics'
import { Brief } from './sections/Brief'
import { Budget } from './sections/Budget'
import { Creators } from './sections/Creators'
import { Products } from './sections/Products'
import { Section } from './sections/Section'
import { Summary } from './sections/Summary'
import { StaleNotice } from './StaleNotice'
import { Steps } from './Steps'

const parts = { product: Products, brief: Brief, creators: Creators, budget: Budget, summary: Summary } as const

/** The editor of a campaign: sections with their states, a preview, save, and the way to review. */
export function EditorForm({ campaign, brandId }: { campaign: Campaign | undefined; brandId: string | null }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [{ part }, setQuery] = useQueryParams()
  const step = stepKeys.find((key) => key === part) ?? 'basics'
  const setStep = (key: StepKey) => setQuery({ part: key })
  const [view, setView] = useState<'form' | 'preview'>('form')
  const [isStale, setStale] = useState(false)
  // Held fast while somebody types: a version that moved by a live fact would save over what others wrote.
  const [base, setBase] = useState(campaign)
  const wantsReview = useRef(false)
  // What was made by a save whose next step failed: a further try changes it.
  const made = useRef<Campaign | undefined>(undefined)
  // One key for the whole life of a new campaign: a repeated try must not make a second one.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const initialValues = useMemo(() => (base ? valuesOf(base) : emptyCampaign(brandId)), [base, brandId])

  const save = (values: EditorValues): Promise<ApiOutcome<'createCampaign'> | ApiOutcome<'updateCampaign'>> => {
    const body = bodyOf(values)
    const saved = base ?? made.current
    return saved
      ? dispatch(updateCampaign({ params: { id: saved.id }, body: { campaign: body, version: saved.version } }))
      : dispatch(createCampaign({ body: { campaign: { ...body, brandId: values.brandId ?? '' } }, idempotencyKey }))
  }

  const submit = async (values: EditorValues) => {
    const toReview = wantsReview.current
    wantsReview.current = false
    const outcome = await save(values)
    setStale(outcome.parsedError?.id === 'stale_version')
    if (!outcome.ok || !outcome.data) {
      const wrong = stepOfErrors(outcome.parsedError?.original)
      if (wrong) setStep(wrong)
      return outcome
    }
    made.current = outcome.data.campaign
    if (campaign) setBase(outcome.data.campaign)
    const { id } = outcome.data.campaign
    if (!toReview) {
      if (!campaign) await navigate(`/campaigns/${id}/edit?part=${step}`, { replace: true })
      return outcome
    }
    const requested = await dispatch(updateCampaignState({ params: { id }, body: { campaign: { state: 'requested' } } }))
    if (!requested.ok) return requested
    notify({ kind: 'ok', message: t(messages.sentToReview) })
    await navigate(`/campaigns/${id}`)
    return requested
  }

  const reload = async (id: string) => {
    const outcome = await dispatch(getCampaign({ params: { id } }))
    if (!outcome.ok || !outcome.data) return notify({ kind: 'bad', message: t(outcome.parsedError!.message) })
    setBase(outcome.data.campaign)
    setStale(false)
  }

  const next = stepKeys[stepKeys.indexOf(step) + 1]
  return (
    <Form<EditorValues> id={`campaignEditor.${campaign?.id ?? 'new'}`} schema={schema} initialValues={initialValues} onSubmit={submit} ownAlert>
      <EditorHead campaign={campaign} onReview={() => { wantsReview.current = true }}>
        <FormAlerts />
        {campaign && base && <StaleNotice latest={campaign} base={base} isRefused={isStale} onAdopt={setBase} onReload={() => void reload(campaign.id)} />}
        <div className={css.switch}>
          <SegmentedControl fullWidth label={t(messages.view)} value={view} onChange={setView} options={[{ value: 'form', label: t(messages.viewForm) }, { value: 'preview', label: t(messages.preview) }]} />
        </div>
        <div className={css.desk}>
          <Steps current={step} onSelect={(key) => { setStep(key); setView('form') }} />
          <div className={css.formColumn} data-shown={view === 'form'}>
            <Stack gap={16}>
              <Section title={t(stepNames.basics)} isShown={step === 'basics'}><Basics isNew={!campaign} /></Section>
              {Object.entries(parts).map(([key, Part]) => <Section key={key} title={t(stepNames[key as keyof typeof parts])} isShown={step === key}><Part /></Section>)}
              {next && <div className={css.foot}><span /><Button iconAfter="arrow-right" onClick={() => { setStep(next); window.scrollTo({ top: 0 }) }}>{t(messages.next, { name: t(stepNames[next]) })}</Button></div>}
            </Stack>
          </div>
          <div className={css.previewColumn} data-shown={view === 'preview'}><Preview /></div>
        </div>
      </EditorHead>
    </Form>
  )
}
