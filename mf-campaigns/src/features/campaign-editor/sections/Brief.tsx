import { excerptMaxLength, packageNames, packages, paymentLinkTypes, paymentTypes, type PackageName } from '@samspel/api'
import { Area, DateInput, Num, RadioCards, Select, Switch, Tags, TextInput, useFormActions, useFormValues } from '@samspel/forms'
import { useFormats, useText } from '@samspel/i18n'
import { TextButton } from '@samspel/ui'
import { useEffect, useRef } from 'react'
import { packageLabels } from '../../../components/campaign-names'
import { defaultInstructions } from '../data/instructions'
import type { EditorValues } from '../data/values'
import { linkTypeNames, paymentTypeNames } from '../../../components/field-names'
import { fields } from '../field-messages'
import css from '../Editor.module.css'

/** A package brings its reach and number of profiles (row T-08); what is changed afterwards stays. */
function PackageBringsFigures() {
  const { package: name } = useFormValues<EditorValues>()
  const { change } = useFormActions()
  const last = useRef(name)
  useEffect(() => {
    if (name === last.current) return
    last.current = name
    const { reach, profiles }: { reach?: number; profiles?: number } = packages[name]
    if (reach) change('reach', reach)
    if (profiles) change('targetNumberOfInstagramers', profiles)
  }, [name, change])
  return null
}

/** What to publish, when, and with which words. */
export function Brief() {
  const t = useText()
  const f = useFormats()
  const values = useFormValues<EditorValues>()
  const { change } = useFormActions()
  const detailsOf = (name: PackageName) => {
    const { reach, profiles }: { reach?: number; profiles?: number } = packages[name]
    return reach && profiles ? [t(fields.packageReach, { reach: f.number(reach) }), t(fields.packageProfiles, { count: profiles })] : [t(fields.packageFree)]
  }
  const order: PackageName[] = ['small', 'medium', 'large', ...packageNames.filter((name) => !packages[name] || !('reach' in packages[name]))]
  return (
    <>
      <Area name="excerpt" label={fields.excerpt} help={fields.excerptHelp} counterMax={excerptMaxLength} minRows={2} />
      <Area
        name="instructions" label={fields.instructions} minRows={4}
        aside={<TextButton onClick={() => change('instructions', t(defaultInstructions(values)))}>{t(fields.standardText)}</TextButton>}
      />
      <div className={css.pair}>
        <DateInput name="startAt" label={fields.startAt} />
        <DateInput name="endAt" label={fields.endAt} />
      </div>
      <DateInput name="dueAt" label={fields.dueAt} help={fields.dueHelp} clearable />
      <div className={css.pair}>
        <Tags name="hashtags" label={fields.hashtags} mark="#" optional />
        <Tags name="mentions" label={fields.mentions} mark="@" optional />
      </div>
      <RadioCards name="paymentType" label={fields.paymentType} options={paymentTypes.map((value) => ({ value, label: t(paymentTypeNames[value]) }))} />
      {values.paymentType === 'link' && (
        <div className={css.pair}>
          <Select name="paymentLinkType" label={fields.paymentLinkType} placeholder={t(fields.choose)} options={paymentLinkTypes.map((value) => ({ value, label: t(linkTypeNames[value]) }))} />
          <TextInput name="paymentLinkTitle" label={fields.paymentLinkTitle} optional={values.paymentLinkType !== 'custom'} />
        </div>
      )}
      <Switch name="enableStories" label={fields.enableStories} />
      <Switch name="requireUploadedContent" label={fields.requireUploadedContent} />
      <PackageBringsFigures />
      <RadioCards name="package" label={fields.package} min={130} options={order.map((value) => ({ value, label: t(packageLabels[value]), details: detailsOf(value) }))} />
      <Num name="reach" label={fields.reach} optional />
    </>
  )
}
