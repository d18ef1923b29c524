/** Puts a session on the device, as a sign-in with "Bu cihazda açık kal" does. */
export function rememberSession(userId = 'defne'): void {
  const token = ['e30', btoa(JSON.stringify({ session_id: 'bir' })), 'x'].join('.');
  const expiresAt = Math.floor(Date.now() / 1000) + 3600;
  const session = { access_token: token, refresh_token: 'r', expires_at: expiresAt, user: { id: userId } };
  window.localStorage.setItem('dernek-oturum', JSON.stringify(session));
}
