import { pageHeads } from '../content/shell/page-heads';
import { shellTexts } from '../content/shell/shell';
import { messages } from '../lib/messages';

/** The loading screen of back-office documents, with the styles of `admin/lib/frame.module.css`. */
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
