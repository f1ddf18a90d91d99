import { type Message, useText } from '@samspel/i18n'
import { Icon, Spinner, TextField } from '@samspel/ui'
import { messages } from '../messages'
import { useSlugCheck } from '../slug/use-slug-check'
import { required, slug } from '../validation/rules'
import { type BoundProps, useBoundField } from './use-bound-field'

/** A collaboration page's address. */
export type SlugInputProps = BoundProps & {
  /** Shown before the slug: the base of the page's address. */
  prefix?: string
  /** The page's current slug, always free (V-25). */
  current?: string
  /** An empty slug is an error (V-23). */
  isRequired?: boolean
  placeholder?: string
}

/** The slug field: lower-cased as typed (V-22), checked for form and for being free (V-23…V-27); says by one mark how it stands (V-28). */
export function SlugInput({ prefix, current, isRequired = false, placeholder, ...bound }: SlugInputProps) {
  const checker = useSlugCheck(current)
  const check = (value: string): Message | undefined | Promise<Message | undefined> =>
    (isRequired ? required(value, {}) : undefined) ?? slug(value, {}) ?? checker.check(value)
  const { field, meta } = useBoundField<string>(bound, {
    empty: '',
    parse: (value) => value.toLowerCase(),
    validate: check,
  })
  const shown = meta.error && meta.modified ? meta.error : undefined
  const t = useText()
  return (
    <TextField
      {...field}
      {...(prefix !== undefined && { prefix })}
      {...(placeholder !== undefined && { placeholder })}
      error={field.error ?? (shown ? t(shown as Message) : undefined)}
      aside={
        <SlugMark
          status={statusOf(field.value, Boolean(meta.error) && !meta.validating, checker.isFree(field.value))}
        />
      }
      autoComplete="off"
    />
  )
}

type SlugStatus = 'empty' | 'checking' | 'bad' | 'free'

// A lookup that was given up leaves no error either: only what is known to be free is said to be.
const statusOf = (value: string, isBad: boolean, isFree: boolean): SlugStatus => {
  if (value === '') return 'empty'
  if (isBad) return 'bad'
  return isFree ? 'free' : 'checking'
}

function SlugMark({ status }: { status: SlugStatus }) {
  const t = useText()
  if (status === 'checking') return <Spinner label={t(messages.checkingSlug)} delay={0} size={16} />
  if (status === 'bad') return <Icon name="alert-triangle" size={16} label={t(messages.slugBad)} />
  if (status === 'free') return <Icon name="check" size={16} label={t(messages.slugFree)} />
  return null
}
