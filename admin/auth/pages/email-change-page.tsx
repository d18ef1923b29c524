import { useMutation } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../src/lib/paths/paths';
import { identityTexts } from '../../i18n/identity';
import { useDocumentTitle } from '../../lib/use-document-title';
import { authGateway } from '../../providers/instances';
import type { MailLink } from '../../providers/supabase-gateway';
import { AuthLayout } from '../auth-layout';
import { FailureAlert } from '../failure-alert';
import { isTokenRefused, readMailLink } from '../passwords/recovery-token';

const texts = identityTexts.emailChange;

/** The screen that the mail to a new address links to. A button redeems the link, because mail scanners open links. */
export function EmailChangePage() {
  useDocumentTitle(texts.title);
  const link = readMailLink(useLocation().search, ['email_change']);
  return (
    <AuthLayout title={texts.title}>
      {link ? <Confirmation link={link} /> : <Alert type="error" showIcon message={texts.refused} />}
      {/* A new document keeps nothing of an earlier session in memory. */}
      <a href={paths.account}>{texts.account}</a>
    </AuthLayout>
  );
}

function Confirmation({ link }: { link: MailLink }) {
  const {
    mutate,
    data: isComplete,
    isPending,
    error,
  } = useMutation({
    mutationFn: () => authGateway.redeemMailLink(link),
  });
  if (isTokenRefused(error)) return <Alert type="error" showIcon message={texts.refused} />;
  if (isComplete !== undefined)
    return <Alert type="success" showIcon message={isComplete ? texts.done : texts.half} />;
  return (
    <>
      <p>{texts.help}</p>
      <FailureAlert error={isPending ? undefined : error} />
      <Button type="primary" loading={isPending} onClick={() => mutate()}>
        {texts.confirm}
      </Button>
    </>
  );
}
