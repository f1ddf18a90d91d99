import css from './Combobox.module.css'
import box from './Field.module.css'

/** Class names that make Mantine's comboboxes look like our fields and menus. */
export const comboboxLook = (error: boolean, disabled: boolean) => ({
  input: [box.box, css.input, error ? box.bad : '', disabled ? box.off : ''].filter(Boolean).join(' '),
  dropdown: css.list ?? '',
  option: css.option ?? '',
  empty: css.empty ?? '',
  pill: css.pill ?? '',
  inputField: css.typed ?? '',
})
