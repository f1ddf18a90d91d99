export type { Confirmation } from './confirmation/use-confirmation'
export { useConfirmation } from './confirmation/use-confirmation'
export type {
  CheckboxProps,
  MultiSelectProps,
  RadioCardsProps,
  SearchSelectProps,
  SelectProps,
} from './fields/choice-inputs'
export { Checkbox, MultiSelect, RadioCards, SearchSelect, Select, Switch } from './fields/choice-inputs'
export type { FieldList } from './fields/field-list'
export { useFieldList } from './fields/field-list'
export type { ImageInputProps } from './fields/image-input'
export { ImageInput } from './fields/image-input'
export type { UploadItem } from './fields/images-input'
export { ImagesInput, uploadedUrls } from './fields/images-input'
export { type PictureToSend, pictureToSend } from './fields/picture-to-send'
export type { SlugInputProps } from './fields/slug-input'
export { SlugInput } from './fields/slug-input'
export type { AreaProps, TextInputProps } from './fields/text-inputs'
export { Area, Password, TextInput } from './fields/text-inputs'
export type { BoundOptions, BoundProps } from './fields/use-bound-field'
export { sameValue, useBoundField } from './fields/use-bound-field'
export type { DateInputProps, NumProps, TagsProps } from './fields/value-inputs'
export { DateField, DateInput, Num, Tags } from './fields/value-inputs'
export type { SubmitFacts } from './form/can-submit'
export { canSubmit } from './form/can-submit'
export type { Drafts } from './form/draft'
export { drafts } from './form/draft'
export type { FormProps } from './form/form'
export { Form } from './form/form'
export { FormAlerts } from './form/form-alerts'
export { useFormId } from './form/form-id'
export { LeaveGuard, LeaveQuestion } from './form/leave-guard'
export type { SubmitButtonProps } from './form/submit-button'
export { SubmitButton } from './form/submit-button'
export type { FieldNames, FormAlert, SubmitOutcome } from './form/submit-errors'
export { toSubmitErrors } from './form/submit-errors'
export { useFormActions, useFormFacts, useFormValue, useFormValues, useTypedValues } from './form/use-form-values'
export type { SlugChecker, SlugLookup } from './slug/slug-checker'
export { createSlugChecker, SLUG_DEBOUNCE_MS } from './slug/slug-checker'
export { useSlugCheck } from './slug/use-slug-check'
export { ruleMessages, tooGreat, tooLong, tooSmall } from './validation/messages'
export {
  accepted,
  email,
  equalTo,
  excerptLength,
  imageRequired,
  integer,
  max,
  maxLength,
  min,
  notBefore,
  optionalEmail,
  optionalUrl,
  passwordConfirmation,
  passwordLength,
  personalId,
  required,
  slug,
  todayOrLater,
  uploadsFine,
  url,
  when,
} from './validation/rules'
export type { Each, FieldErrors, Rule, Schema } from './validation/schema'
export { countErrors, each, validate } from './validation/schema'
export { readable } from './validation/unread'
