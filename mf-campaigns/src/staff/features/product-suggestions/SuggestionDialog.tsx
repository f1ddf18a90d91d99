import type { ProductSuggestion } from '@samspel/api'
import { productSuggestionStates } from '@samspel/api'
import { Area, Form, maxLength, RadioCards, required, type Schema, SubmitButton } from '@samspel/forms'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Fact, Facts, Link, Modal, notify } from '@samspel/ui'
import { FormFoot } from '../../components/FormFoot'
import { staffWords } from '../../components/words'
import { updateProductSuggestion } from './data/product-suggestions'
import { messages as m, stateWords } from './messages'
import { SafeLink } from './SafeLink'
import css from './Suggestions.module.css'

const schema: Schema = { state: required, note: maxLength(2_000) }

/** A suggestion: what was wished for, how to answer, and what happened to it. */
export function SuggestionDialog({ suggestion, onClose }: { suggestion: ProductSuggestion; onClose: () => void }) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const { id, product, description, socials, email, locale, state, note, handledAt, handledByName, createdAt } =
    suggestion
  return (
    <Modal open onClose={onClose} title={t(m.detail)} closeLabel={t(commonMessages.close)}>
      <Form
        id={`productSuggestion.${id}`}
        schema={schema}
        initialValues={{ state, note }}
        guard={false}
        onSubmit={async (values) => {
          const outcome = await dispatch(
            updateProductSuggestion({
              params: { id },
              body: { productSuggestion: { state: values.state, note: values.note.trim() } },
            }),
          )
          if (outcome.ok) {
            notify({ kind: 'ok', message: t(m.saved) })
            onClose()
          }
          return outcome
        }}
      >
        <Facts>
          <Fact label={t(m.product)}>
            <SafeLink text={product} />
          </Fact>
          <Fact label={t(commonMessages.contact)}>
            <span className={css.channels}>
              {socials.map((channel) => (
                <SafeLink key={channel} text={channel} />
              ))}
              {email && (
                <Link href={`mailto:${encodeURIComponent(email)}`} className={css.text}>
                  {email}
                </Link>
              )}
            </span>
          </Fact>
          <Fact label={t(commonMessages.language)}>{locale}</Fact>
          <Fact label={t(m.received)}>{f.dateTime(createdAt)}</Fact>
          {handledAt && (
            <Fact label={t(m.handledBy)}>
              {t(m.handledAt, { name: handledByName ?? t(m.somebody), date: f.dateTime(handledAt) })}
            </Fact>
          )}
        </Facts>
        {description && (
          <div>
            <h3>{t(m.description)}</h3>
            <p className={css.long}>{description}</p>
          </div>
        )}
        <RadioCards
          name="state"
          label={m.newState}
          min={110}
          options={productSuggestionStates.map((value) => ({ value, label: t(stateWords[value]) }))}
        />
        <Area name="note" label={staffWords.note} help={m.noteHelp} minRows={2} optional />
        <FormFoot cancel={t(commonMessages.cancel)} onCancel={onClose}>
          <SubmitButton />
        </FormFoot>
      </Form>
    </Modal>
  )
}
