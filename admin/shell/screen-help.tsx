import { Button } from 'antd';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../src/lib/paths/paths';
import { appTexts } from '../i18n/app';
import { helpTexts } from '../i18n/help';
import { trashTexts } from '../i18n/history';
import { identityTexts } from '../i18n/identity';
import { teamTexts } from '../i18n/team';
import { useGuide } from '../lib/own-choices';
import { resources } from '../resources/index';
import { resourceRoutes } from '../schema/derive-routes';
import { formHelp, HelpButton, listHelp, type Help } from '../screens/help/help-button';

/** The screens that no resource declares. */
const PAGES: Readonly<Record<string, Help>> = {
  [paths.trash]: { title: trashTexts.title, sentences: helpTexts.trash, picture: 'list' },
  [paths.team]: { title: teamTexts.title, sentences: helpTexts.team, picture: 'people' },
  [paths.account]: { title: identityTexts.account.title, sentences: helpTexts.account, picture: 'people' },
};
const OVERVIEW: Help = {
  title: appTexts.shell.overview,
  sentences: helpTexts.overview,
  picture: 'overview',
};

/** Returns the help of the screen at an address; of an unknown one that of the overview, to which it leads. */
export function helpAt(pathname: string): Help {
  const page = PAGES[pathname];
  if (page) return page;
  const resource = resources.find((candidate) => {
    const { list } = resourceRoutes(candidate);
    return pathname === list || pathname.startsWith(`${list}/`);
  });
  if (!resource) return OVERVIEW;
  return resource.isSingleton ? formHelp(resource) : listHelp(resource);
}

/** The help of the screen below the header, and the way back to the guide of the first day. */
export function ScreenHelp({ hasWord }: { readonly hasWord: boolean }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { reopen } = useGuide();
  return (
    <HelpButton help={helpAt(pathname)} hasWord={hasWord}>
      {(close) => (
        <div>
          <Button
            onClick={() => {
              reopen();
              close();
              void navigate(paths.admin);
            }}
          >
            {helpTexts.guide}
          </Button>
        </div>
      )}
    </HelpButton>
  );
}
