import { beforeEach, expect, test, vi } from 'vitest';
import { nextTask } from '../../../src/app/next-task';
import { HOME, onFrame, open } from './opened-document';

beforeEach(() => onFrame.mockClear());

test.each([
  ['begins at its top', {}, true],
  ['begins at a place that its address names', { url: 'https://site.example/#icerik' }, false],
  ['is read again', { navigation: 'reload' }, false],
  ['is come back to', { navigation: 'back_forward' }, false],
])('a page that %s knows whether what is far below may be laid out later', (_, visit, isFromTop) => {
  const { document } = open(HOME, visit);
  expect(document.documentElement.hasAttribute('data-from-top')).toBe(isFromTop);
});

test('what is below the first screen waits until that is seen, and what is near it until somebody touches the page', async () => {
  const { document, dispatchEvent, Event } = open(HOME);
  const phase = () => document.documentElement.getAttribute('data-from-top');
  expect(phase()).toBe('unseen');
  dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(phase()).toBe('untouched'));
  dispatchEvent(new Event('scroll'));
  expect(phase()).toBe('');
});

test('who touches the page before its first screen is seen waits for nothing below it again', async () => {
  const { document, dispatchEvent, Event } = open(HOME);
  dispatchEvent(new Event('pointerdown'));
  await vi.waitFor(() => expect(onFrame).toHaveBeenCalledTimes(2));
  await nextTask();
  expect(document.documentElement.getAttribute('data-from-top')).toBe('');
});

test('a page whose heights are all true stays so when it is touched', () => {
  const { document, dispatchEvent, Event } = open(HOME);
  document.documentElement.removeAttribute('data-from-top');
  dispatchEvent(new Event('pointerdown'));
  expect(document.documentElement.hasAttribute('data-from-top')).toBe(false);
});
