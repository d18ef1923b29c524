import { pageHeads } from '../content/shell/page-heads';
import { shellTexts } from '../content/shell/shell';
import { messages } from '../lib/messages';

/** What a document of the back office says until that has drawn its first screen; it looks as `admin/lib/frame.module.css` says. */
export function BackOfficeStart() {
  return (
    <main className="office-start">
      <h1>{pageHeads.admin.title}</h1>
      <p role="status">{messages.public.loading}</p>
      <noscript>
        <p>{shellTexts.backOfficeNeedsScript}</p>
      </noscript>
    </main>
  );
}
