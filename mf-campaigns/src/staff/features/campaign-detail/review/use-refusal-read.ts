import { useEffect } from 'react'
import { apiAction, useAppDispatch, useQuery } from '@samspel/store'

const listRefusedAnswers = apiAction('listRefusedAnswers')
const dismissRefusedAnswer = apiAction('dismissRefusedAnswer')

/** Whoever has the campaign open again has read that their answer to its review was refused. */
export function useRefusalRead(id: string): void {
  const dispatch = useAppDispatch()
  const { result } = useQuery(listRefusedAnswers())
  const isTold = result?.refusedAnswers.some((one) => one.id === id) ?? false
  useEffect(() => {
    if (isTold) void dispatch(dismissRefusedAnswer({ params: { id } }))
  }, [dispatch, id, isTold])
}
