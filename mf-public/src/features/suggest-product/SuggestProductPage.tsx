import { useEffect, useRef, useState } from 'react'
import { commonMessages, messageForField, useLocale, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { type RequestError, useAppDispatch } from '@samspel/store'
import { Card, ErrorState, lazyCode, Link, Page, SkeletonText } from '@samspel/ui'
import { Stepper } from '@samspel/ui/late'
import { createProductSuggestion } from '../../data/suggestions'
import type { Contact } from './ContactStep'
import { DoneStep } from './DoneStep'
import { keptSuggestion } from './kept'
import { messages } from './messages'
import { NextSteps } from './NextSteps'
import { productFormId, type Refused, submitForm } from './product-form'
import { bodyOf, type Suggestion } from './suggestion'
import css from './SuggestProduct.module.css'
import { useStep } from './use-step'

const titles = { product: messages.productTitle, contact: messages.contactTitle, done: messages.doneTitle }
const contexts = { product: messages.productContext, contact: messages.contactContext }
const order = ['product', 'contact'] as const

/** The server's errors on the first step's fields, with the values they apply to. */
const refusedOf = (error: RequestError | undefined, values: Suggestion): Refused => {
  const original = error?.original
  if (!original || Array.isArray(original)) return {}
  const problemOf = (field: 'product' | 'description') =>
    ([] as string[]).concat(
      (original as Record<string, string | string[]>)[`productSuggestion.${field}`] ??
        (original as Record<string, string | string[]>)[field] ??
        [],
    )[0]
  return Object.fromEntries(
    (['product', 'description'] as const).flatMap((field) => {
      const problem = problemOf(field)
      return problem ? [[field, { value: values[field], message: messageForField(problem) }]] : []
    }),
  )
}

// The forms, with the library they need, are loaded after the first paint.
const wizardForms = lazyCode(() => import(/* webpackChunkName: "suggest-forms" */ './forms'))

/** The wizard for suggesting a product to collaborate on (rows S-33, E-23): product, contact, done. */
export function SuggestProductPage() {
  const t = useText()
  const locale = useLocale()
  const dispatch = useAppDispatch()
  const { step, sent, toProduct, toContact, toDone } = useStep()
  const forms = wizardForms.useCode()
  const [refused, setRefused] = useState<Refused>({})
  const area = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  usePageTitle(t(titles[step]))

  // The path does not change between steps, so the shell, which moves the focus to a new page's heading, does not notice.
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    area.current?.querySelector('h1')?.focus()
  }, [step])

  const send = async (contact: Contact) => {
    const values = { ...keptSuggestion.read(), ...contact }
    const body = bodyOf(values, locale)
    const outcome = await dispatch(createProductSuggestion({ body, idempotencyKey: keptSuggestion.keyOf(body) }))
    if (outcome.ok) {
      keptSuggestion.clear()
      toDone(body.productSuggestion.product)
      return undefined
    }
    const problems = refusedOf(outcome.parsedError, values)
    setRefused(problems)
    if (Object.keys(problems).length > 0) toProduct()
    return outcome
  }

  if (step === 'done')
    return (
      <div ref={area}>
        <DoneStep product={sent ?? ''} onAgain={toProduct} />
      </div>
    )
  const at = order.indexOf(step)
  return (
    <div ref={area}>
      <Page
        title={t(titles[step])}
        context={
          <>
            <span>{t(contexts[step])}</span>
            {step === 'product' && <Link href="/product-suggester-welcome">{t(messages.how)}</Link>}
          </>
        }
      >
        <div className={css.wizard}>
          <Stepper
            label={t(messages.steps)}
            current={step}
            summary={t(messages.summary, { step: at + 1 })}
            stateLabels={{ todo: t(messages.todo), done: t(messages.done), error: t(messages.error) }}
            steps={[
              {
                key: 'product',
                label: t(messages.stepProduct),
                state: Object.keys(refused).length > 0 ? 'error' : at > 0 ? 'done' : 'todo',
              },
              { key: 'contact', label: t(commonMessages.contact), state: 'todo' },
            ]}
            onSelect={(key) => {
              if (key === step) return
              if (key === 'product') toProduct()
              else submitForm(productFormId)
            }}
          />
          <Card padding="roomy">
            {forms.status !== 'ready' &&
              (forms.status === 'failed' ? (
                <ErrorState
                  message={t(messages.formFailed)}
                  retryLabel={t(commonMessages.retry)}
                  onRetry={forms.retry}
                />
              ) : (
                <SkeletonText label={t(commonMessages.loading)} lines={8} className={css.waiting} />
              ))}
            {forms.status === 'ready' && step === 'product' && (
              <forms.code.ProductStep
                refused={refused}
                onNext={() => {
                  setRefused({})
                  toContact()
                }}
              />
            )}
            {forms.status === 'ready' && step === 'contact' && (
              <forms.code.ContactStep onSend={send} onBack={toProduct} />
            )}
          </Card>
          <NextSteps />
        </div>
      </Page>
    </div>
  )
}
