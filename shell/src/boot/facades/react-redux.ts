export { Provider, ReactReduxContext, shallowEqual, useDispatch, useSelector, useStore } from 'react-redux'
