import { App } from 'antd';
import { useDocumentTitle } from '../lib/use-document-title';
import { QueryResult } from '../lib/query-result';
import { teamTexts } from '../i18n/team';
import { InviteForm } from './invite-form';
import { MemberList } from './member-list';
import styles from './team.module.css';
import { useTeam } from './use-team';

/** Who administers the site. An administrator invites others here and takes the right away. */
export function TeamPage() {
  useDocumentTitle(teamTexts.title);
  const { members, invite, resend, remove } = useTeam();
  return (
    <App component={false}>
      <div className={styles.page}>
        <h1>{teamTexts.title}</h1>
        <p>{teamTexts.help}</p>
        <QueryResult query={members} failed={teamTexts.failed}>
          {(team) => <MemberList members={team} resend={resend} remove={remove} />}
        </QueryResult>
        <section>
          <h2>{teamTexts.invite.title}</h2>
          <p>{teamTexts.invite.help}</p>
          <InviteForm invite={invite} />
        </section>
      </div>
    </App>
  );
}
