// Fields that stand in forms alone: they come with `@samspel/forms`.
export { DateField } from './fields/DateField'
export type { DateFieldProps } from './fields/DateField.props'
export { ImageField, type ImageFieldProps } from './fields/ImageField'
export { PasswordField, type PasswordFieldProps } from './fields/PasswordField'
export { TagsField, type TagsFieldProps } from './fields/TagsField'
