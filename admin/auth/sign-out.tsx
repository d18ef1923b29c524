import { Button, Flex } from 'antd';
import { Link } from 'react-router-dom';
import { paths } from '../../src/lib/paths/paths';
import { identityTexts } from '../i18n/identity';
import { loadingIcon } from '../lib/loading-icon';
import { AuthLayout } from './auth-layout';
import { useSignOut } from './use-sign-out';

const texts = identityTexts.signOut;

/** Asks before signing out, because any page may link to this address. */
export function SignOutQuestion() {
  return (
    <AuthLayout title={texts.question}>
      <p>{texts.help}</p>
      <Flex wrap gap="middle" align="center">
        <SignOutButton destination={paths.home} isPrimary />
        <Link to={paths.admin}>{texts.cancel}</Link>
      </Flex>
    </AuthLayout>
  );
}

interface SignOutButtonProps {
  readonly destination: string;
  readonly isPrimary?: boolean;
  readonly label?: string;
}

/** Ends the session on this device and opens `destination`, even if the server cannot be reached. */
export function SignOutButton({ destination, isPrimary = false, label = texts.confirm }: SignOutButtonProps) {
  const { signOut, isPending } = useSignOut(destination);
  return (
    <Button type={isPrimary ? 'primary' : 'default'} loading={loadingIcon(isPending)} onClick={signOut}>
      {label}
    </Button>
  );
}
