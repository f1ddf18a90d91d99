import { selectArea, useAppSelector } from '@samspel/store'

/** Whether the visitor writes messages for brands: platform staff do not. */
export const useMayWrite = (): boolean => useAppSelector(selectArea) === 'company'
