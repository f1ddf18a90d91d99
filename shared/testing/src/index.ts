export { act, cleanup, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react'
export { default as userEvent } from '@testing-library/user-event'
