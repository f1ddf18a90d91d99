import type { MentionKind } from '@samspel/api'
import { useBoundField, useFormActions } from '@samspel/forms'
import { useText } from '@samspel/i18n'
import { FieldError, SegmentedControl } from '@samspel/ui'
import { messages } from './messages'

/** Chooses among the kinds of posts that the campaign accepts. Changing the kind clears the selected post, but keeps what was written. */
export function KindChoice({ kinds }: { kinds: readonly MentionKind[] }) {
  const t = useText()
  const { change } = useFormActions()
  const { field } = useBoundField<MentionKind>({ name: 'kind', label: messages.kind }, { empty: kinds[0] ?? 'post' })
  const names = { post: messages.post, story: messages.story, link: messages.link, content: messages.content }
  const choose = (next: MentionKind) => {
    change('instagramPostId', null)
    field.onChange(next)
  }
  return (
    <div>
      {kinds.length > 1 && (
        <SegmentedControl
          label={t(messages.kind)}
          value={field.value}
          onChange={choose}
          fullWidth
          options={kinds.map((value) => ({ value, label: t(names[value]) }))}
        />
      )}
      {field.error && <FieldError>{field.error}</FieldError>}
    </div>
  )
}
