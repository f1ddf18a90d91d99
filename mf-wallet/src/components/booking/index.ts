export { BookingForm, type BookingFormProps, type BookingValues } from './BookingForm'
export { FormFoot } from './FormFoot'
export { useAttempt } from './use-attempt'
