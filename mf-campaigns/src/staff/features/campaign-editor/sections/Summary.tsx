import type { Campaign } from '@samspel/api'
import { Area, useFormFacts, useFormValues } from '@samspel/forms'
import { useFormats, useText } from '@samspel/i18n'
import { DealPairs } from '@samspel/offer'
import { Fact, Facts, Notice, SectionHead, TextButton } from '@samspel/ui'
import { deliveryNames } from '../../../../shared/components/campaign-names'
import { type Check, checksOf, useAvailable, useCheckWords } from '../../../components/offer-checks'
import { isUnread, missingOf } from '../data/steps'
import { type EditorValues, filledProducts } from '../data/values'
import css from '../Editor.module.css'
import { useEditorWays } from '../editor-context'
import { fields } from '../field-messages'
import { messages } from '../messages'
import { useDealFacts } from '../terms/use-facts'
import { Cost } from './Cost'
import { WalletCheck } from './WalletCheck'

function FieldLinks({ names }: { names: readonly string[] }) {
  const t = useText()
  const { goToField } = useEditorWays()
  return (
    <ul className={css.links}>
      {names.map((name) => (
        <li key={name}>
          <TextButton onClick={() => goToField(name)}>
            {t(fields[name as keyof typeof fields] ?? messages.other)}
          </TextButton>
        </li>
      ))}
    </ul>
  )
}

/** Fields whose absence stops a review, by the check that would doubt them as well. */
const fieldOf: Partial<Record<Check['key'], string>> = { picture: 'productImageUrl', dates: 'endAt' }

const offerOf = (values: EditorValues) => ({
  ...values,
  products: filledProducts(values.products ?? []),
  targetNumberOfInstagramers: values.targetNumberOfInstagramers ?? 0,
  paidCollaborationPrice: values.paidCollaborationPrice ?? 0,
})

/** A summary, what review still requires, and what the reviewer will doubt. */
export function Summary({ campaign }: { campaign?: Campaign | undefined }) {
  const t = useText()
  const f = useFormats()
  const values = useFormValues<EditorValues>()
  const { errors } = useFormFacts()
  const facts = useDealFacts(campaign)
  const { chosenStoresCount } = useEditorWays()
  // What was typed and not read is there to be corrected: neither missing nor left out.
  const isTyped = (name: keyof EditorValues) => isUnread((errors as Readonly<Record<string, unknown>>)[name])
  const missing = missingOf(values, chosenStoresCount).filter((name) => !isTyped(name as keyof EditorValues))
  const wordsOf = useCheckWords()
  const available = useAvailable(values.brandId)
  // What is missing altogether is said above.
  const doubts = checksOf(offerOf(values), available).filter(
    ({ key, isFine }) =>
      !isFine && !missing.includes(fieldOf[key] ?? '') && !(key === 'places' && isTyped('targetNumberOfInstagramers')),
  )
  const dayOf = (name: 'startAt' | 'endAt') => {
    const day = values[name]
    return day ? f.date(day) : isTyped(name) ? '–' : t(messages.noDay)
  }
  const feeOf = ({ enablePaidCollaborations, paidCollaborationPrice: fee, terms: { feeSpan } }: EditorValues) => {
    if (!enablePaidCollaborations) return t(messages.noFee)
    if (feeSpan) return t(messages.perCreator, { money: f.oreSpan(feeSpan) })
    return fee ? t(messages.perCreator, { money: f.money(fee) }) : '–'
  }
  const placesOf = ({ targetNumberOfInstagramers: places }: EditorValues) =>
    places ? f.number(places) : isTyped('targetNumberOfInstagramers') ? '–' : t(messages.asMany)
  const wrong = Object.keys(errors)
    .map((name) => (name === 'productsCheck' ? 'products' : name))
    .filter((name) => !missing.includes(name))
  return (
    <>
      {missing.length > 0 && (
        <Notice kind="warn">
          {t(messages.missing)}
          <FieldLinks names={missing} />
        </Notice>
      )}
      {wrong.length > 0 && (
        <Notice kind="bad" urgent={false}>
          {t(messages.wrong)}
          <FieldLinks names={wrong} />
        </Notice>
      )}
      {missing.length + wrong.length === 0 && <Notice kind="ok">{t(messages.complete)}</Notice>}
      {doubts.length > 0 && (
        <Notice kind="info" icon="eye" title={t(messages.doubts)}>
          <ul className={css.links}>
            {doubts.map((check) => (
              <li key={check.key}>{wordsOf(check)}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Facts>
        <Fact label={t(fields.deliveryMethod)}>{t(deliveryNames[values.deliveryMethod])}</Fact>
        <Fact label={t(fields.startAt)}>{dayOf('startAt')}</Fact>
        <Fact label={t(fields.endAt)}>{dayOf('endAt')}</Fact>
        {values.dueAt && <Fact label={t(fields.dueAt)}>{f.date(values.dueAt)}</Fact>}
        <Fact label={t(fields.paidCollaborationPrice)}>{feeOf(values)}</Fact>
        <Fact label={t(fields.targetNumberOfInstagramers)}>{placesOf(values)}</Fact>
        <Fact label={t(messages.approvedCount)}>{f.number(campaign?.approvedParticipationsCount ?? 0)}</Fact>
        <Fact label={t(fields.reach)}>{values.reach ? f.number(values.reach) : '–'}</Fact>
      </Facts>
      <section aria-label={t(fields.terms)}>
        <SectionHead title={t(fields.terms)} />
        <DealPairs facts={facts} />
      </section>
      <Cost values={values} />
      {values.enablePaidCollaborations && (
        <WalletCheck values={values} approved={campaign?.approvedParticipationsCount} />
      )}
      <Area name="reviewComment" label={fields.reviewComment} help={fields.reviewCommentHelp} optional />
    </>
  )
}
