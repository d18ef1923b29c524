import { useMutation } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../../src/lib/paths/paths';
import { identityTexts } from '../../../i18n/identity';
import { loadingIcon } from '../../../lib/loading-icon';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { authGateway } from '../../../data/instances';
import { AuthLayout } from '../auth-layout';
import { FailureAlert } from '../action-form';
import { isTokenRefused, readEmailChange } from './mailed-links';

const texts = identityTexts.emailChange;

/** The screen that the mail to a new address links to. A button redeems the link, because mail scanners open links. */
export function EmailChangePage() {
  useDocumentTitle(texts.title);
  const tokenHash = readEmailChange(useLocation().search);
  return (
    <AuthLayout title={texts.title}>
      {tokenHash === undefined ? (
        <Alert type="error" showIcon message={texts.refused} />
      ) : (
        <Confirmation tokenHash={tokenHash} />
      )}
      {/* A new document keeps nothing of an earlier session in memory. */}
      <a href={paths.account}>{texts.account}</a>
    </AuthLayout>
  );
}

function Confirmation({ tokenHash }: { tokenHash: string }) {
  const confirm = useMutation({ mutationFn: () => authGateway.confirmEmail(tokenHash) });
  const { data: email, isPending, error } = confirm;
  if (isTokenRefused(error)) return <Alert type="error" showIcon message={texts.refused} />;
  if (email !== undefined)
    return <Alert type="success" showIcon message={email === null ? texts.half : texts.done(email)} />;
  return (
    <>
      <p>{texts.help}</p>
      <FailureAlert error={isPending ? undefined : error} />
      <Button type="primary" loading={loadingIcon(isPending)} onClick={() => confirm.mutate()}>
        {texts.confirm}
      </Button>
    </>
  );
}
