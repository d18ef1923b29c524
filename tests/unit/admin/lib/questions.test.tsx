// @vitest-environment jsdom
import type { ModalFuncProps } from 'antd';
import { use } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { QuestionContext, Questions } from '../../../../admin/lib/questions';

const code = vi.hoisted(() => ({ isMissing: false }));
vi.mock('../../../../admin/lib/question-dialog', async (importOriginal) => {
  if (code.isMissing) throw new Error('Failed to fetch dynamically imported module');
  return importOriginal();
});

beforeEach(() => {
  vi.resetModules();
  code.isMissing = false;
});

/** Returns the function with which components ask. */
async function renderQuestions() {
  const asking: ((question: ModalFuncProps) => () => void)[] = [];
  function Asker() {
    asking.push(use(QuestionContext));
    return null;
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(
    <Questions>
      <Asker />
    </Questions>,
  );
  return vi.waitUntil(() => asking.at(-1));
}

const dialogText = () => document.querySelector('[role="dialog"]')?.textContent ?? '';
const PUBLISH = 'Şimdi yayımlansın mı?';
/** The dialog's code is compiled when it is first asked for. */
const ON_A_BUSY_MACHINE = { timeout: 15_000 };

test('a question counts as declined when its code cannot be loaded', async () => {
  const ask = await renderQuestions();
  code.isMissing = true;
  const onCancel = vi.fn();
  ask({ title: PUBLISH, onCancel });
  await vi.waitFor(() => expect(onCancel).toHaveBeenCalledOnce(), ON_A_BUSY_MACHINE);
  expect(dialogText()).toBe('');
});

test('a question is asked once its code is there, and can be withdrawn', async () => {
  const ask = await renderQuestions();
  const withdraw = ask({ title: PUBLISH });
  await vi.waitFor(() => expect(dialogText()).toContain(PUBLISH), ON_A_BUSY_MACHINE);
  withdraw();
  await vi.waitFor(() => expect(dialogText()).toBe(''), ON_A_BUSY_MACHINE);
});

test('a question that is withdrawn before its code is there is never asked', async () => {
  const ask = await renderQuestions();
  ask({ title: 'Sayfadan ayrılmak istiyor musunuz?' });
  ask({ title: PUBLISH })();
  await vi.waitFor(() => expect(dialogText()).toContain('ayrılmak'), ON_A_BUSY_MACHINE);
  expect(document.body.textContent).not.toContain(PUBLISH);
});
