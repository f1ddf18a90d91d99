export {
  combineReducers,
  createAction,
  createReducer,
  createSelector,
  createSlice,
  current,
  isAnyOf,
  nanoid,
  original,
} from '@reduxjs/toolkit'
