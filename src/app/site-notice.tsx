import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { messages } from '../lib/messages';
import { paths } from '../lib/paths/paths';
import { ButtonAnchor } from '../ui/button/button';
import { Notice } from '../ui/notice/notice';
import { readNoticeName, withoutNotice, type NoticeName } from './notice-names';
import { useRouteMeta } from './route-meta';

/** Only the back office can sign out, so this link loads a document. */
const SIGN_OUT_ADDRESS = `${paths.login}?cikis=1`;

/** Shows why the visitor was redirected here, then removes the reason from the address so that it is shown once. */
export function SiteNotice() {
  const { shown, dismiss } = useNotice();
  switch (shown) {
    case 'yetkisiz':
      return (
        <Notice
          onClose={dismiss}
          action={<ButtonAnchor href={SIGN_OUT_ADDRESS}>{messages.admin.logout}</ButtonAnchor>}
        >
          {messages.public.notAdmin}
        </Notice>
      );
    case 'sayfa-yok':
      return (
        <Notice
          onClose={dismiss}
          action={
            // A script has led to the home page already.
            <noscript>
              <ButtonAnchor href={paths.home}>{messages.labels.backToHome}</ButtonAnchor>
            </noscript>
          }
        >
          {messages.public.unknownPath}
        </Notice>
      );
    case undefined:
      return null;
  }
}

function useNotice() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isNewPage = useNavigationType() === NavigationType.Push;
  const { notice: routeNotice } = useRouteMeta();
  const arriving = routeNotice ?? readNoticeName(search);
  const [shown, setShown] = useState<NoticeName | undefined>(arriving);

  if (arriving !== undefined && arriving !== shown) setShown(arriving);
  if (arriving === undefined && isNewPage && shown !== undefined) setShown(undefined);

  useEffect(() => {
    if (arriving === undefined) return;
    const address = routeNotice ? paths.home : { pathname, search: withoutNotice(search), hash };
    void navigate(address, { replace: true, preventScrollReset: true });
  }, [arriving, routeNotice, pathname, search, hash, navigate]);

  return { shown, dismiss: () => setShown(undefined) };
}
