import { Type } from 'typebox'
import { Day, Nullable, Shape } from '../primitives'

/** Until when a pass can be used (`passEndAt`): the day, and the time on it where the store's hours are known. */
export const PassEnd = Shape({ day: Day, time: Nullable(Type.String({ pattern: '^[0-2][0-9]:[0-5][0-9]$' })) })
