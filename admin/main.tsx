import { firstAnswers } from './prefetch/head-start';
import '@ant-design/v5-patch-for-react-19';
import 'antd/dist/reset.css';
import { StrictMode, useDeferredValue } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, ScrollRestoration } from 'react-router-dom';
import { paths } from '../src/shared/paths';
import '../src/styles/base.css';
import { Broken } from './shell/broken';
import { RefineApp } from './shell/refine-app';

/** What the documents of /admin and /giris start; no visitor's document names it. */
const screens = (
  <>
    <RefineApp />
    <LateScrollRestoration />
  </>
);

/** The tab's own storage, which remembers places, takes a phone's browser a while to open: the first screen does not wait for it. */
function LateScrollRestoration() {
  return useDeferredValue(true, false) && <ScrollRestoration />;
}

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root for the back office');

/** The data router, which alone can hold a navigation up. */
const router = createBrowserRouter(
  [paths.login, paths.admin].map((path) => ({
    path: `${path}/*`,
    element: screens,
    errorElement: <Broken />,
  })),
);
// Until then the document itself says that it is loading: drawing that once more would only keep the answers waiting.
void firstAnswers.then(() =>
  createRoot(root).render(
    <StrictMode>
      {/* At once and in one piece: in slices, each of them behind a frame of the old screen, the new one came later. */}
      <RouterProvider router={router} useTransitions={false} />
    </StrictMode>,
  ),
);
