import 'antd/dist/reset.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import '../src/styles/base.css';
import { adminRoutes } from './shell/admin-routes';

/** The entry of the documents at /admin and /giris; no visitor's document names it. */
const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root for the back office');

createRoot(root).render(
  <StrictMode>
    {/* At once and in one piece: in slices, each of them behind a frame of the old screen, the new one came later. */}
    <RouterProvider router={createBrowserRouter(adminRoutes)} useTransitions={false} />
  </StrictMode>,
);
