export { BookingForm, type BookingFormProps, type BookingValues, toOre } from './BookingForm'
export { FormFoot } from './FormFoot'
export { useAttempt } from './use-attempt'
