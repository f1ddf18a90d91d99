import { defaultDueDays, excerptMaxLength, paymentLinkTypes, paymentTypes } from '@samspel/api'
import { parcelDays } from '@samspel/api/parcels'
import { Area, DateInput, Num, RadioCards, Select, Switch, Tags, TextInput, useFormValues } from '@samspel/forms'
import { useText, withValues } from '@samspel/i18n'
import { linkTypeNames, paymentTypeNames } from '../../../components/field-names'
import type { EditorValues } from '../data/values'
import css from '../Editor.module.css'
import { useLock } from '../editor-context'
import { fields } from '../field-messages'
import { Instructions } from './Instructions'
import { Packages } from './Packages'

/** What to publish, when, and with which texts. Fields that do not apply are hidden, but keep their values. */
export function Brief() {
  const t = useText()
  const values = useFormValues<EditorValues>()
  const lock = useLock()
  // The calendar offers only allowed days; days chosen earlier remain.
  const today = new Date().toLocaleDateString('sv-SE')
  const earliest = values.startAt && values.startAt < today ? values.startAt : today
  return (
    <>
      <Area name="excerpt" label={fields.excerpt} help={fields.excerptHelp} counterMax={excerptMaxLength} minRows={2} />
      <Instructions />
      <div className={css.pair}>
        <DateInput name="startAt" label={fields.startAt} min={earliest} />
        <DateInput name="endAt" label={fields.endAt} min={values.startAt ?? earliest} />
      </div>
      <DateInput
        name="dueAt"
        label={fields.dueAt}
        help={withValues(fields.dueHelp, { days: defaultDueDays })}
        min={values.startAt ?? earliest}
        max={values.endAt ?? undefined}
        optional
        clearable
        {...lock}
      />
      {values.deliveryMethod === 'delivery' && (
        <DateInput
          name="sendBy"
          label={fields.sendBy}
          help={withValues(fields.sendByHelp, { days: parcelDays.pack })}
          min={today}
          max={values.endAt ?? undefined}
          optional
          clearable
        />
      )}
      <div className={css.pair}>
        <Tags name="hashtags" label={fields.hashtags} help={fields.tagsHelp} mark="#" optional />
        <Tags name="mentions" label={fields.mentions} help={fields.tagsHelp} mark="@" optional {...lock} />
      </div>
      <RadioCards
        name="paymentType"
        label={fields.paymentType}
        {...lock}
        min={130}
        options={paymentTypes.map((value) => ({
          value,
          label: t(paymentTypeNames[value]),
          details: [t(fields[`${value}Help`])],
        }))}
      />
      {values.paymentType === 'link' && (
        <div className={css.pair}>
          <Select
            name="paymentLinkType"
            label={fields.paymentLinkType}
            placeholder={t(fields.choose)}
            options={paymentLinkTypes.map((value) => ({ value, label: t(linkTypeNames[value]) }))}
          />
          <TextInput
            name="paymentLinkTitle"
            label={fields.paymentLinkTitle}
            help={fields.paymentLinkTitleHelp}
            optional={values.paymentLinkType !== 'custom'}
          />
        </div>
      )}
      {values.paymentType === 'instagram' && (
        <Switch name="enablePosts" label={fields.enablePosts} help={fields.enablePostsHelp} {...lock} />
      )}
      {values.paymentType === 'instagram' && (
        <Switch name="enableStories" label={fields.enableStories} help={fields.enableStoriesHelp} {...lock} />
      )}
      <Switch
        name="requireUploadedContent"
        label={fields.requireUploadedContent}
        help={fields.requireUploadedContentHelp}
        {...lock}
      />
      <Packages />
      <Num name="reach" label={fields.reach} help={fields.reachHelp} optional />
    </>
  )
}
