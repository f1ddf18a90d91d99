import { useEffect, useRef } from 'react'
import type { PictureFocus } from '@samspel/api'
import { useFormActions, useFormValue } from '@samspel/forms'

/** A new picture is centred unless it comes with its own focal point. */
export function useFocusOfPicture() {
  const url = useFormValue<string | null>('productImageUrl')
  const focus = useFormValue<PictureFocus | null>('productImageFocus')
  const { change } = useFormActions()
  const before = useRef({ url, focus })
  useEffect(() => {
    const { url: lastUrl, focus: lastFocus } = before.current
    before.current = { url, focus }
    if (url !== lastUrl && focus && focus === lastFocus) change('productImageFocus', null)
  }, [url, focus, change])
}
