import '@ant-design/v5-patch-for-react-19';
import 'antd/dist/reset.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, ScrollRestoration } from 'react-router-dom';
import { paths } from '../src/shared/paths';
import { Broken } from './app/broken';
import './app/dates-in-turkish';
import { RefineApp } from './app/refine-app';

const screens = (
  <>
    <RefineApp />
    <ScrollRestoration />
  </>
);

/** What the document of /admin and /giris starts. Its router is the data router, which alone can hold a navigation up. */
export function startBackOffice(container: HTMLElement): void {
  const router = createBrowserRouter(
    [paths.login, paths.admin].map((path) => ({
      path: `${path}/*`,
      element: screens,
      errorElement: <Broken />,
    })),
  );
  createRoot(container).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
