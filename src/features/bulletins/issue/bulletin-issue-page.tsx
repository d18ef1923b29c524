import type { PageLoader } from '../../../lib/page-data';
import { detailPage } from '../../../ui/detail-page/detail-page';
import { issueDetail } from './issue-detail';
import { readTerm } from './issue-term';
import { pageHitsQuery, searchablePagesQuery } from './queries';

const page = detailPage(issueDetail);
export const { Component, NotFound } = page;

/** Beside the issue it reads whether the file can be searched, and what was searched for. */
export const load: PageLoader = async (services, request) => {
  await page.load(services, request);
  const { database, queryClient, prefetch } = services;
  const slug = request.params.issue ?? '';
  const issue = await queryClient.query(issueDetail.query(database, slug)).catch(() => null);
  if (!issue?.isSearchable) return;
  const term = readTerm(new URL(request.request.url).searchParams);
  await prefetch(
    queryClient.query(searchablePagesQuery(database, issue.href)),
    ...(term === '' ? [] : [queryClient.query(pageHitsQuery(database, issue.href, term))]),
  );
};
