import { type ComponentProps, type ReactNode, useState } from 'react'
import type { DealFacts } from '@samspel/api'
import { agreedTerms } from '@samspel/api/terms'
import { Area, Form, maxLength, required, type Schema, SubmitButton, useFormValue } from '@samspel/forms'
import { formatOre, useLocale, useText, withValues } from '@samspel/i18n'
import { Button, notify, Sheet, Stack, TextButton } from '@samspel/ui'
import { DealSummary, type SeenDeal } from '../deal'
import css from './ApplySheet.module.css'
import { FeeField, feeRule } from './FeeField'
import { messages } from './messages'

interface Values {
  motivation: string
  /** Kr, where the creator names the fee. */
  proposedFee?: number | null
}

/** What the form says of a refusal. */
type Outcome = Extract<Awaited<ReturnType<ComponentProps<typeof Form<Values>>['onSubmit']>>, { ok: boolean }>

const longest = 2_000
const schema = { motivation: [required, maxLength(longest)] }

function Motivation({ brand }: { brand: string }) {
  const t = useText()
  return (
    <Area
      name="motivation"
      label={messages.motivation}
      help={t(messages.help, { brand })}
      minRows={5}
      counterMax={longest}
      autoFocus
    />
  )
}

/** What was typed so far as a sum, öre. */
const useTypedFee = (): number | undefined => {
  const typed = useFormValue<unknown>('proposedFee')
  return typeof typed === 'number' ? Math.round(typed * 100) : undefined
}

/** The deal with the fee that is being typed. */
function Deal({ facts, before }: { facts: DealFacts; before: DealFacts | undefined }) {
  const fee = useTypedFee()
  const span = facts.terms.feeSpan
  const isFine = span && fee !== undefined && fee >= span.lowest && fee <= span.highest
  return <DealSummary facts={isFine ? { ...facts, terms: agreedTerms(facts.terms), fee } : facts} before={before} />
}

/** Sends, or leads to what is still asked. */
function Go({ onNext }: { onNext: (() => void) | undefined }) {
  const t = useText()
  const locale = useLocale()
  const fee = useTypedFee()
  const typed = useFormValue<string>('motivation') ?? ''
  const reason = typed.trim() === '' && { reason: messages.missing }
  if (!onNext) {
    const label =
      fee === undefined ? messages.send : withValues(messages.sendFor, () => ({ money: formatOre(fee, locale) }))
    return <SubmitButton label={label} allowUnchanged size="lg" fullWidth {...reason} />
  }
  return (
    <Button
      variant="main"
      size="lg"
      fullWidth
      onClick={onNext}
      disabled={Boolean(reason) || [...typed].length > longest}
      {...(reason && { disabledReason: t(messages.missing) })}
    >
      {t(messages.next)}
    </Button>
  )
}

/** What is asked besides the note to the brand: where the goods are sent, and which. */
export interface ApplyQuestions<More extends object> {
  schema: Schema
  initialValues: More
  fields: ReactNode
  /** Heading, where they are a step of their own after the note. */
  ownStep?: string | undefined
}

/** What is applied for, and what sending does. */
export interface ApplySheetProps<More extends object> {
  /** Of the form: what was typed is kept under it until it is sent. */
  id: string
  /** The offer. */
  name: string
  brandName: string
  /** What the application says yes to, above the button; what stands there until it is known. */
  deal: Pick<SeenDeal, 'facts' | 'before'> | undefined
  noDeal?: ReactNode
  /** What has to be said before anything is written. */
  children?: ReactNode
  questions?: ApplyQuestions<More> | undefined
  /** Sends the application. A refusal is shown here. */
  send: (values: Values & More) => Promise<Outcome>
  onSent: () => void
  onClose: () => void
}

/** The application: what is agreed, a note to the brand, and where goods are sent. Errors are shown here, and what was typed is kept until it is sent. */
export function ApplySheet<More extends object = object>({
  id,
  name,
  brandName,
  deal,
  noDeal,
  children,
  questions,
  send,
  onSent,
  onClose,
}: ApplySheetProps<More>) {
  const t = useText()
  const [isLast, setLast] = useState(!questions?.ownStep)
  const span = deal?.facts?.terms.feeSpan
  const head = questions?.ownStep && isLast ? questions.ownStep : t(messages.title, { name })
  // A step that is not shown keeps its fields: the form knows of what was typed by them.
  return (
    <Sheet
      open
      onClose={onClose}
      title={
        questions?.ownStep ? (
          <span className={css.head}>
            {head}
            <span className={css.step}>{t(messages.step, { step: isLast ? 2 : 1 })}</span>
          </span>
        ) : (
          head
        )
      }
    >
      {(!questions?.ownStep || !isLast) && children}
      <Form<Values & More>
        id={id}
        schema={{ ...schema, ...(span && { proposedFee: feeRule(span) }), ...questions?.schema }}
        initialValues={{ motivation: '', ...(span && { proposedFee: null }), ...(questions?.initialValues as More) }}
        onSubmit={async (values) => {
          const outcome = await send(values)
          if (!outcome.ok) return outcome
          notify({ kind: 'ok', message: t(messages.sent) })
          onSent()
          return outcome
        }}
        guard={false}
      >
        {questions?.ownStep ? (
          <>
            <div hidden={isLast}>
              <Stack>
                {span && <FeeField name="proposedFee" span={span} />}
                <Motivation brand={brandName} />
              </Stack>
            </div>
            <div hidden={!isLast}>{questions.fields}</div>
          </>
        ) : (
          <Stack>
            {span && <FeeField name="proposedFee" span={span} />}
            <Motivation brand={brandName} />
            {questions?.fields}
          </Stack>
        )}
        {isLast && (deal?.facts ? <Deal facts={deal.facts} before={deal.before} /> : noDeal)}
        <Go onNext={isLast ? undefined : () => setLast(true)} />
        {questions?.ownStep && isLast && (
          <div className={css.back}>
            <TextButton icon="arrow-left" onClick={() => setLast(false)}>
              {t(messages.back)}
            </TextButton>
            <span className={css.kept}>{t(messages.keptForNext)}</span>
          </div>
        )}
      </Form>
    </Sheet>
  )
}
