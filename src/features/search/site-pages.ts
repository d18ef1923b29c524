import { contactTexts } from '../../content/contact';
import about from '../../content/corporate/about.md';
import bylaws from '../../content/corporate/bylaws.md';
import history from '../../content/corporate/history.md';
import dataProtection from '../../content/corporate/kvkk.md';
import literatureAward from '../../content/corporate/literature-award.md';
import presidentMessage from '../../content/corporate/president-message.md';
import schoolFamily from '../../content/corporate/school-family.md';
import { duesTexts, membershipFees, providerCut } from '../../content/dues';
import privacy from '../../content/legal/privacy.md';
import refunds from '../../content/legal/refunds.md';
import {
  benefits,
  howToJoinTexts,
  joiningSteps,
  membershipFeeTexts,
  whyJoinTexts,
} from '../../content/membership';
import { legalLinks, menu } from '../../content/shell/menu';
import { pageHeads } from '../../content/shell/page-heads';
import type { PageMeta } from '../../lib/page-data';
import type { Settings } from '../../lib/database/settings';
import { paths } from '../../lib/paths/paths';
import { groupIban } from '../../lib/text/iban';
import { blocksText, type ProseDocument } from '../../lib/text/prose';
import type { SitePage } from './search-pages';

/** The long texts. Each is found as a page by its introduction, and each section by itself. */
const documents: Readonly<Record<string, ProseDocument>> = {
  [paths.about]: about,
  [paths.history]: history,
  [paths.presidentMessage]: presidentMessage,
  [paths.bylaws]: bylaws,
  [paths.dataProtection]: dataProtection,
  [paths.schoolFamily]: schoolFamily,
  [paths.literatureAward]: literatureAward,
  [paths.privacy]: privacy,
  [paths.refunds]: refunds,
};

/** Amounts change each year; these pages read them. */
const fees = membershipFees(undefined).map(({ term, detail }) => `${term}: ${detail.replace(/\.$/, '')}.`);

/** The texts of the other pages, beside their title and description. */
const textsOf = (settings: Settings): Readonly<Record<string, readonly (string | null)[]>> => ({
  [paths.whyJoin]: [whyJoinTexts.intro, ...benefits.flatMap(({ title, text }) => [`${title}:`, text])],
  [paths.howToJoin]: [howToJoinTexts.who, ...joiningSteps.flatMap(({ title, text }) => [`${title}:`, text])],
  [paths.membershipFee]: [...fees, ...membershipFeeTexts.use, membershipFeeTexts.pay],
  [paths.dues]: [
    duesTexts.online,
    settings.provider_percent ? providerCut(settings.provider_percent, undefined) : null,
    duesTexts.balance,
    `${duesTexts.transferTitle}.`,
    settings.iban === null || settings.is_sample
      ? `${duesTexts.ibanTerm}.`
      : `${duesTexts.ibanTerm}: ${groupIban(settings.iban)}.`,
    duesTexts.weekly,
    ...fees,
  ],
  [paths.addresses]: [settings.address, settings.telephone, settings.email],
  [paths.socialMedia]: [...Object.values(contactTexts.networks), contactTexts.official],
});

const links = [...menu.flatMap(({ children, ...item }) => children ?? [item]), ...legalLinks];
const labels = new Map(links.map(({ to, label }) => [to, label]));
const descriptions = new Map(
  Object.values<PageMeta>(pageHeads).map(({ canonicalPath, description }) => [canonicalPath, description]),
);

function named(settings: Settings): SitePage[] {
  const texts = textsOf(settings);
  return links.map(({ to, label }) => {
    const intro = blocksText(documents[to]?.intro ?? []);
    return {
      path: to,
      title: label,
      text: [descriptions.get(to), intro, ...(texts[to] ?? [])].filter(Boolean).join(' '),
    };
  });
}

const sections = Object.entries(documents).flatMap(([path, document]) =>
  document.sections.map(({ id, title, blocks }) => part(`${path}#${id}`, title, path, blocksText(blocks))),
);

/** Returns all static search entries. A new menu page is found by its name; its text needs a line here. */
export function sitePages(settings: Settings): readonly SitePage[] {
  return [...named(settings), ...sections];
}

function part(path: string, title: string, page: string, text: string): SitePage {
  return { path, title, parent: labels.get(page) ?? '', text };
}
