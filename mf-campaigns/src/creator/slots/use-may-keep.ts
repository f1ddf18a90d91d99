import { useEffect, useState } from 'react'
import { queryActions, useAppDispatch } from '@samspel/store'

/** The page's worker, when all that is asked for from now on goes through it; `isNew` where it came after the page. */
const workerOf = async (container: ServiceWorkerContainer): Promise<{ isNew: boolean }> => {
  if (container.controller) return { isNew: false }
  await new Promise((resolve) => container.addEventListener('controllerchange', resolve, { once: true }))
  return { isNew: true }
}

/**
 * Whether what comes later can be kept: there is a worker for it, and the page has nothing better to do. What was read before the worker
 * came was kept by nobody, and is read once more: one visit is enough.
 */
export function useMayKeep(): boolean {
  const dispatch = useAppDispatch()
  const [mayKeep, setMayKeep] = useState(false)
  useEffect(() => {
    let wanted = true
    const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }
    const later = (window as { requestIdleCallback?: Window['requestIdleCallback'] }).requestIdleCallback ?? setTimeout
    if (serviceWorker)
      void workerOf(serviceWorker).then(({ isNew }) =>
        later(() => {
          if (!wanted) return
          if (isNew) dispatch(queryActions.invalidated({ prefix: '' }))
          setMayKeep(true)
        }),
      )
    return () => {
      wanted = false
    }
  }, [dispatch])
  return mayKeep
}
