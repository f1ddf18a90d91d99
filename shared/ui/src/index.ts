// Base: theme, tokens, links, words
export { applyColorScheme, type ColorScheme, type ColorSchemeChoice, useColorScheme } from './base/colorScheme'
export { cx } from './base/cx'
export { isTyping } from './base/is-typing'
export { type CodeState, type LazyCode, lazyCode, loadHeavyParts } from './base/lazy-code'
export { BareLink, type BareLinkProps, Link, type LinkProps } from './base/Link'
export type { LinkComponentProps } from './base/Link.props'
export { colors, DESKTOP_MIN, MOBILE_MAX, primarySteps } from './base/tokens'
export { configureUi, setLinkComponent, type UiConfig, type UiLabels, useUiConfig } from './base/uiConfig'
export { UiProvider, type UiProviderProps } from './base/UiProvider'
export { useIsMobile } from './base/use-is-mobile'
export { useRootMark } from './base/use-root-mark'
export { VisuallyHidden } from './base/VisuallyHidden'
export { FacebookIcon } from './icons/FacebookIcon'
export { Icon, type IconProps } from './icons/Icon'
export { Logo, LogoMark, type LogoProps } from './icons/Logo'
export type { IconName } from './icons/name-list'

// Layout
export { BottomBar, BottomBarItem, type BottomBarItemProps } from './layout/BottomBar'
export { Card, type CardProps, LinkCard, type LinkCardProps } from './layout/Card'
export { ConfirmDialog, type ConfirmDialogProps } from './layout/ConfirmDialog'
export { Frame, type FrameProps } from './layout/Frame'
export { loadModal, Modal, Sheet } from './layout/Modal'
export type { ModalProps } from './layout/Modal.props'
export { type Crumb, Page, type PageProps, SectionHead, StickyAction } from './layout/Page'
export {
  NavGroup,
  NavItem,
  type NavItemProps,
  SideBar,
  type SideBarProps,
  SwitcherButton,
  type SwitcherButtonProps,
} from './layout/SideBar'
export {
  Divider,
  Grid,
  type GridProps,
  Row,
  type RowProps,
  type Space,
  Spacer,
  Stack,
  type StackProps,
} from './layout/Stack'
export { TitleBar, type TitleBarProps } from './layout/TitleBar'

// Actions
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './actions/Button'
export {
  Chip,
  type ChipProps,
  type ChipTone,
  Count,
  type CountProps,
  Kbd,
  type Status,
  StatusChip,
  Tag,
  type TagProps,
} from './actions/Chip'
export { ColorSchemeSwitch, type ColorSchemeSwitchProps } from './actions/ColorSchemeSwitch'
export { IconButton, type IconButtonProps } from './actions/IconButton'
export { LinkButton, type LinkButtonProps } from './actions/LinkButton'
export { Menu } from './actions/Menu'
export type { MenuEntry, MenuItem, MenuProps } from './actions/Menu.props'
export { type Segment, SegmentedControl, type SegmentedControlProps } from './actions/SegmentedControl'
export { type TabItem, TabPanel, Tabs, type TabsProps } from './actions/Tabs'
export { TextButton, type TextButtonProps } from './actions/TextButton'

// Fields
export { CheckboxField, type CheckboxFieldProps, SwitchField } from './fields/CheckboxField'
export { type ControlWiring, FieldError, FieldFrame, type FieldProps } from './fields/FieldFrame'
export { MultiSelectField } from './fields/MultiSelectField'
export type { MultiSelectFieldProps } from './fields/MultiSelectField.props'
export { SearchField, type SearchFieldProps } from './fields/SearchField'
export { SearchSelectField } from './fields/SearchSelectField'
export type { SearchSelectFieldProps } from './fields/SearchSelectField.props'
export { type Option, SelectField, type SelectFieldProps } from './fields/SelectField'
export { TextArea, type TextAreaProps } from './fields/TextArea'
export { TextField, type TextFieldProps } from './fields/TextField'

// Data
export { Avatar, type AvatarProps, type FocusPoint, focusStyle, Picture, type PictureProps } from './data/Avatar'
export { Fact, Facts, List, ListItem, type ListItemProps } from './data/List'
export { Pager, type PagerProps } from './data/Pager'

// States
export { ROUTE_SPINNER_DELAY, Spinner, SPINNER_DELAY, type SpinnerProps } from './base/Spinner'
export { EmptyState, type EmptyStateProps, ErrorState, type ErrorStateProps } from './states/EmptyState'
export {
  GenericErrorScreen,
  type GenericErrorScreenProps,
  LoadFailedScreen,
  type LoadFailedScreenProps,
} from './states/FailureScreens'
export { Notice, type NoticeKind, type NoticeProps, SaveStatus, type SaveStatusProps } from './states/Notice'
export { Skeleton, SkeletonCards, SkeletonDetail, SkeletonList, SkeletonTable, SkeletonText } from './states/Skeleton'
export { Toaster } from './states/Toaster'
export { notify, TOAST_MS, type ToastInput, type ToastKind } from './states/toasts'
