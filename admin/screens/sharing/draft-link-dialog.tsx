import { useNotification } from '@refinedev/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Input, Radio, Space } from 'antd';
import { useRef, useState } from 'react';
import { errorMessage } from '../../../src/lib/error-message';
import { messages } from '../../../src/lib/messages';
import { createDraftLinks, LINK_DAYS, type DraftLink, type LinkDays } from '../../data/draft-links';
import { getSupabase, isStaticSite } from '../../data/supabase-client';
import { draftLinkTexts as texts } from '../../i18n/draft-links';
import { previewTexts } from '../../i18n/forms';
import { Dialog } from '../../lib/dialog';
import { loadingIcon, QueryResult } from '../../lib/loading';
import { useQuestion } from '../../lib/questions';
import { formatRelativeTime } from '../../lib/relative-time';
import type { ResourceDefinition } from '../../schema/types';
import styles from './draft-link.module.css';

const USUAL_DAYS: LinkDays = 7;
/** Few people open this dialog, so its requests are no part of what every visit loads. */
const draftLinks = createDraftLinks(getSupabase());

interface DraftLinkDialogProps {
  readonly resource: ResourceDefinition;
  readonly id: number;
  /** Whether the form differs from the row that a link shows. */
  readonly isChanged: boolean;
  /** Whether visitors see the row. */
  readonly isPublic: boolean;
  readonly onClosed: () => void;
}

/** Makes links that show a row, as it is saved, to people without an account; lists those that open it, and revokes them. */
export function DraftLinkDialog({ resource, id, isChanged, isPublic, onClosed }: DraftLinkDialogProps) {
  const { table, labels } = resource;
  return (
    <Dialog
      maskClosable
      title={previewTexts.byLink}
      cancelText={messages.labels.close}
      footer={(_, { CancelBtn }) => <CancelBtn />}
      onClosed={onClosed}
    >
      {isStaticSite() ? (
        <Alert type="info" showIcon message={texts.needsServer} />
      ) : (
        <div className={styles.parts}>
          <p>{texts.help(labels.object)}</p>
          {isChanged && <Alert type="warning" showIcon message={texts.unsaved} />}
          {isPublic && <Alert type="info" showIcon message={texts.isPublic(labels.one)} />}
          <Links table={table} id={id} />
        </div>
      )}
    </Dialog>
  );
}

function Links({ table, id }: { readonly table: string; readonly id: number }) {
  const { open: tell } = useNotification();
  const ask = useQuestion();
  const queryClient = useQueryClient();
  const list = useRef<HTMLElement>(null);
  const [days, setDays] = useState(USUAL_DAYS);
  const queryKey = ['draft-links', table, id];
  const links = useQuery({ queryKey, queryFn: () => draftLinks.read(table, id) });
  const onSettled = () => queryClient.invalidateQueries({ queryKey });
  const creation = useMutation({ mutationFn: () => draftLinks.create(table, id, days), onSettled });
  const revocation = useMutation({
    mutationFn: (link: DraftLink) => draftLinks.revoke(link.id),
    onSuccess: () => {
      tell?.({ type: 'success', message: texts.revoked });
      // An address that may be revoked is not shown as one to send.
      creation.reset();
      // The pressed button disappears with its link.
      list.current?.focus();
    },
    onSettled,
  });
  const error = creation.error ?? revocation.error;

  async function revoke(link: DraftLink): Promise<void> {
    const { revokeQuestion: title, revokeHelp: content, revoke: okText } = texts;
    if (await ask({ title, content, okText, isDanger: true })) revocation.mutate(link);
  }

  return (
    <>
      <div className={styles.choice}>
        <span id="link-days">{texts.period}</span>
        <Radio.Group
          aria-labelledby="link-days"
          optionType="button"
          buttonStyle="solid"
          value={days}
          options={LINK_DAYS.map((value) => ({ value, label: texts.days(value) }))}
          onChange={({ target }) => setDays(target.value as LinkDays)}
        />
        <Button type="primary" loading={loadingIcon(creation.isPending)} onClick={() => creation.mutate()}>
          {texts.create}
        </Button>
      </div>
      {error && <Alert role="alert" type="error" showIcon message={errorMessage(error)} />}
      {creation.data !== undefined && <NewAddress address={creation.data} />}
      <section ref={list} tabIndex={-1} aria-labelledby="living-links">
        <h3 id="living-links">{texts.alive}</h3>
        <QueryResult query={links} failed={texts.failed}>
          {(alive) => (
            <>
              {alive.length === 0 && <p>{texts.none}</p>}
              <ul className={styles.links}>
                {alive.map((link) => (
                  <li key={link.id}>
                    <LinkFacts link={link} />
                    <Button
                      aria-label={texts.revokeOf(link.ends_at)}
                      disabled={revocation.isPending}
                      onClick={() => void revoke(link)}
                    >
                      {texts.revoke}
                    </Button>
                  </li>
                ))}
              </ul>
              {alive.length > 0 && <p className={styles.readers}>{texts.readers}</p>}
            </>
          )}
        </QueryResult>
      </section>
    </>
  );
}

function LinkFacts({ link }: { readonly link: DraftLink }) {
  const { ends_at: endsAt, person, created_at: createdAt, last_opened_at: openedAt } = link;
  return (
    <div>
      <p>
        <strong>{texts.ends(endsAt)}</strong>
      </p>
      <p>{texts.opened(openedAt === null ? null : formatRelativeTime(openedAt))}</p>
      <p className={styles.hint}>{texts.made(person, formatRelativeTime(createdAt))}</p>
    </div>
  );
}

function NewAddress({ address }: { readonly address: string }) {
  const { open: tell } = useNotification();

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(address).then(
      () => tell?.({ key: 'copied', type: 'success', message: messages.labels.copied }),
      () => tell?.({ key: 'copied', type: 'error', message: messages.labels.notCopied }),
    );
  }

  return (
    <div role="status" className={styles.address}>
      <Space.Compact block>
        <Input
          readOnly
          aria-label={texts.address}
          value={address}
          onFocus={({ target }) => target.select()}
        />
        <Button type="primary" onClick={() => void copy()}>
          {messages.labels.copy}
        </Button>
      </Space.Compact>
      <p>{texts.once}</p>
    </div>
  );
}
