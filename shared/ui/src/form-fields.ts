// Fields that stand in forms alone: they come with `@samspel/forms`.
export { DateField, type DateFieldProps } from './fields/DateField'
export { ImageField, type ImageFieldProps } from './fields/ImageField'
export { TagsField, type TagsFieldProps } from './fields/TagsField'
