import { selectArea, useAppSelector } from '@samspel/store'

/** Whether the visitor writes messages for the brand: clerks and platform staff do not. */
export const useMayWrite = (): boolean => useAppSelector(selectArea) === 'company'
