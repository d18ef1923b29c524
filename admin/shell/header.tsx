import { CheckOutlined, DownOutlined, MenuOutlined } from '@ant-design/icons';
import { useThemedLayoutContext } from '@refinedev/antd';
import { Button, type MenuProps } from 'antd';
import { useNavigate } from 'react-router-dom';
import { messages } from '../../src/lib/messages';
import { paths } from '../../src/lib/paths/paths';
import { appTexts, fill } from '../i18n/app';
import { textSizeTexts } from '../i18n/help';
import { MY_ACCOUNT } from '../i18n/identity';
import styles from './header.module.css';
import { ScreenHelp } from './screen-help';
import { SearchBox, SearchOverlay } from './search/search-box';
import { useIdentity } from '../people/sign-in/current-user';
import { useSignOut } from '../people/sign-in/sign-out';
import { ButtonMenu } from '../lib/button-menu';
import { loadingIcon } from '../lib/loading';
import { TEXT_SIZES, THEMES } from '../../src/lib/appearance';
import {
  chooseTheme,
  useChosenTheme,
  chooseTextSize,
  useTextSize,
  adoptChoices,
  choicesOf,
  subscribe,
} from '../lib/browser/own-choices';
import { useMediaQuery, WIDE } from '../lib/browser/use-media-query';
import { useEffect } from 'react';
import { ownChoices } from '../data/instances';
import { isSame } from '../lib/form-values';

const texts = appTexts.shell;

export function Header() {
  const isWide = useMediaQuery(WIDE);
  const { setMobileSiderOpen } = useThemedLayoutContext();
  return (
    <header className={styles.header}>
      {isWide ? (
        <SearchBox />
      ) : (
        <Button
          icon={<MenuOutlined aria-hidden />}
          aria-label={messages.labels.openMenu}
          onClick={() => setMobileSiderOpen(true)}
        />
      )}
      <div className={styles.actions}>
        {isWide ? <a href={paths.home}>{texts.viewSite}</a> : <SearchOverlay />}
        <ScreenHelp hasWord={isWide} />
        <AccountMenu isWide={isWide} />
      </div>
    </header>
  );
}

/** Everything about the signed-in person, behind their initial. A narrow header has no room for the greeting. */
function AccountMenu({ isWide }: { readonly isWide: boolean }) {
  const identity = useIdentity();
  const navigate = useNavigate();
  useChoicesEverywhere(identity?.id);
  const theme = useChosenTheme();
  const textSize = useTextSize(identity?.id);
  const { signOut, isPending } = useSignOut(paths.login);
  const greeting = identity ? fill(texts.greeting, { name: identity.name }) : texts.nameless;
  const items: MenuProps['items'] = [
    {
      type: 'group',
      label: identity?.name ?? texts.nameless,
      children: [
        {
          key: 'account',
          label: MY_ACCOUNT,
          onClick: () => void navigate(paths.account),
        },
      ],
    },
    choices(texts.theme, THEMES, texts.themes, theme, chooseTheme),
    choices(textSizeTexts.title, TEXT_SIZES, textSizeTexts.sizes, textSize, (size) => {
      if (identity) chooseTextSize(identity.id, size);
    }),
    { type: 'divider' },
    { key: 'signOut', label: messages.admin.logout, onClick: signOut },
  ];
  return (
    <ButtonMenu
      items={items}
      // Inside the header, which is a landmark.
      getPopupContainer={({ parentElement }) => parentElement ?? document.body}
    >
      <Button
        type="text"
        className={styles.account}
        aria-haspopup="menu"
        aria-label={isWide ? undefined : greeting}
        loading={loadingIcon(isPending)}
      >
        <span className={styles.avatar} aria-hidden data-initial={identity?.initial} />
        {isWide && (
          <>
            <span className={styles.greeting}>{greeting}</span>
            <DownOutlined aria-hidden />
          </>
        )}
      </Button>
    </ButtonMenu>
  );
}

/** A group of the menu of which one is chosen. */
function choices<Value extends string | number>(
  label: string,
  values: readonly Value[],
  words: Readonly<Record<Value, string>>,
  chosen: Value,
  choose: (value: Value) => void,
) {
  const children = values.map((value) => ({
    key: value,
    label: words[value],
    icon: <CheckOutlined aria-hidden style={{ visibility: value === chosen ? 'visible' : 'hidden' }} />,
    onClick: () => choose(value),
  }));
  return { type: 'group' as const, label, children };
}

/**
 * Brings a person's choices from the server to this device, and sends what they choose here. Without the server the device's own
 * are used: no one is told, because nothing that was written is lost.
 */
function useChoicesEverywhere(personId: string | undefined): void {
  useEffect(() => {
    if (personId === undefined) return undefined;
    let isOver = false;
    let unsubscribe = (): void => undefined;
    void follow(personId).catch(() => undefined);
    return () => {
      isOver = true;
      unsubscribe();
    };

    async function follow(id: string): Promise<void> {
      const stored = await ownChoices.read();
      if (isOver) return;
      if (stored) adoptChoices(id, stored);
      let kept = stored ?? { guide: '', textSize: '' };
      const send = () => {
        const chosen = choicesOf(id);
        if (isSame(chosen, kept)) return;
        kept = chosen;
        ownChoices.keep(chosen).catch(() => undefined);
      };
      unsubscribe = subscribe(send);
      send();
    }
  }, [personId]);
}
