import { Route, Routes } from 'react-router-dom';
import { paths } from '../../../../src/lib/paths/paths';
import { ForgotPasswordPage } from './forgot-password-page';
import { InvitationPage } from './invitation-page';
import { EmailChangePage } from './email-change-page';
import { LoginPage } from './login-page';
import { NewPasswordPage } from './new-password-page';

const below = (path: string) => path.slice(paths.login.length + 1);

/** The routes below /giris. An unknown one shows the login page. */
export function AuthRoutes() {
  return (
    <Routes>
      <Route path={below(paths.forgotPassword)} element={<ForgotPasswordPage />} />
      <Route path={below(paths.newPassword)} element={<NewPasswordPage />} />
      <Route path={below(paths.invitation)} element={<InvitationPage />} />
      <Route path={below(paths.emailChange)} element={<EmailChangePage />} />
      <Route path="*" element={<LoginPage />} />
    </Routes>
  );
}
