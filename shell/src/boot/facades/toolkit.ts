export {
  combineReducers,
  createAction,
  createReducer,
  createSlice,
  current,
  isAnyOf,
  nanoid,
  original,
} from '@reduxjs/toolkit'
