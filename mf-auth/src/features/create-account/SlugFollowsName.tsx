import { useEffect, useRef } from 'react'
import { slugFromName } from '@samspel/api'
import { useFormActions, useFormValue } from '@samspel/forms'

/** The slug follows the brand name until it is edited (row S-21); one from the query is kept (row S-22). */
export function SlugFollowsName() {
  const name = useFormValue<string>('brandName') ?? ''
  const slug = useFormValue<string>('collaborationPage.slug') ?? ''
  const { change } = useFormActions()
  const followed = useRef('')
  const edited = useRef(false)
  edited.current ||= slug !== followed.current
  useEffect(() => {
    if (edited.current || followed.current === slugFromName(name)) return
    followed.current = slugFromName(name)
    change('collaborationPage.slug', followed.current)
  }, [name, change])
  return null
}
