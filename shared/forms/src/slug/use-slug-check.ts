import { useEffect, useMemo } from 'react'
import { apiAction, useAppDispatch } from '@samspel/store'
import { createSlugChecker, type SlugChecker } from './slug-checker'

const checkSlug = apiAction('checkSlug', { keepSession: true })

/** The checker of a slug field over the API (V-24…V-27). `current` is the page's own slug, which is always free. */
export function useSlugCheck(current?: string): SlugChecker {
  const dispatch = useAppDispatch()
  const checker = useMemo(
    () =>
      createSlugChecker(async (slug) => (await dispatch(checkSlug({ params: { slug } }))).status, {
        current: current ?? '',
      }),
    [dispatch, current],
  )
  useEffect(() => () => checker.cancel(), [checker])
  return checker
}
