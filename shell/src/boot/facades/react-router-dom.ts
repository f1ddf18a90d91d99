// Links are those of @samspel/ui: the router's own bring a quarter of it along (forms, prefetching of pages made by a server).
export {
  createBrowserRouter,
  isRouteErrorResponse,
  Navigate,
  Outlet,
  redirect,
  RouterProvider,
  useBlocker,
  useLocation,
  useMatch,
  useNavigate,
  useNavigation,
  useOutletContext,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom'
