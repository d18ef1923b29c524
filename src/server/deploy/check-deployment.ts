import type { HostedProject } from '../site-options';
import type { Finding } from './finding';
import { checkAdministrator, checkBucket, checkInvitations, checkReach, checkSchema } from './project-checks';
import { checkSettings, checkSignIn, remindOfUnseen } from './sign-in-checks';
import { checkSite } from './site-checks';

export interface Deployment {
  project: HostedProject;
  /** Shows what visitors do not see: the bucket's limits and the administrators. */
  secretKey: string | undefined;
  siteUrl: string | undefined;
  /** The project's reference where the CLI may compare its settings, which takes an access token. */
  comparedRef?: string;
}

/** Looks at everything that a request can see, and changes nothing. */
export async function checkDeployment({
  project,
  secretKey,
  siteUrl,
  comparedRef,
}: Deployment): Promise<Finding[]> {
  const reach = await checkReach(project);
  if (reach.state !== 'right') return [reach];
  const findings = await Promise.all([
    checkSchema(project),
    checkBucket(project, secretKey),
    checkSignIn(project),
    checkSettings(comparedRef),
    checkInvitations(project),
    checkAdministrator(project, secretKey),
    checkSite(siteUrl, project),
  ]);
  return [reach, ...findings.flat(), ...remindOfUnseen()];
}
