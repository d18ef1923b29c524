import { type Answers, readBox } from '../../../../src/server/box/box';

/** The answers of an association with everything. */
export const ANSWERS: Answers = {
  BOX_DOMAIN: 'dernek.example',
  BOX_ALIASES: 'www.dernek.example',
  SMTP_URL: 'smtps://site:gizli@smtp.dernek.example:465',
  ALARM_MAIL_TO: 'baskan@dernek.example',
  BOX_COPY_TO: 'yedek@kutu.example:dernek',
};

/** A box whose answers are these; a missing one is what the command would take by itself. */
export function boxOf(answers: Answers = ANSWERS, place: Partial<Parameters<typeof readBox>[1]> = {}) {
  return readBox(answers, { programDir: '/srv/dernek', nodeDir: '/usr/bin', ...place });
}
