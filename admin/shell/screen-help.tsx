import { Button } from 'antd';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../src/lib/paths/paths';
import { useRights, type May } from '../data/access';
import { appTexts } from '../i18n/app';
import { helpTexts } from '../i18n/help';
import { useGuide } from '../lib/browser/own-choices';
import { resources } from '../resources/index';
import { resourceRoutes } from '../schema/derive';
import { formHelp, HelpButton, listHelp, type Help } from '../screens/help/help-button';
import { PAGES } from './search/destinations';

/** Only administrators see what others did. */
function overviewHelp(may: May): Help {
  const sentences = may('list', 'team') ? helpTexts.overview : helpTexts.overviewOfWriter;
  return { title: appTexts.shell.overview, sentences, picture: 'overview' };
}

/** Returns the help of the screen at an address; of an unknown or closed one that of the overview, to which it leads. */
export function helpAt(pathname: string, may: May): Help {
  const page = PAGES.find(({ to }) => to === pathname);
  if (page && may('list', page.name)) return page;
  const resource = resources.find((candidate) => {
    const { list } = resourceRoutes(candidate);
    return (pathname === list || pathname.startsWith(`${list}/`)) && may('list', candidate.table);
  });
  if (!resource) return overviewHelp(may);
  return resource.isSingleton ? formHelp(resource, may) : listHelp(resource);
}

/** The help of the screen below the header, and the way back to the guide of the first day. */
export function ScreenHelp({ hasWord }: { readonly hasWord: boolean }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { reopen } = useGuide();
  const may = useRights();
  return (
    <HelpButton help={helpAt(pathname, may)} hasWord={hasWord}>
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
