import 'antd/dist/reset.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import '../src/styles/base.css';
import { adminRoutes } from './shell/admin-routes';

/** The entry of the documents at /admin and /giris. No visitor's document references it. */
const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root for the back office');

createRoot(root).render(
  <StrictMode>
    {/* Synchronous: a transition would render in slices between frames of the old screen and end later. */}
    <RouterProvider router={createBrowserRouter(adminRoutes)} useTransitions={false} />
  </StrictMode>,
);
