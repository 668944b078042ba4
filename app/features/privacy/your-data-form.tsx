import { useActionData, useSearchParams } from 'react-router';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { EmailInput } from '../../forms/inputs.tsx';
import { Button } from '../../ui/button.tsx';
import type { RequestRefusal } from './api.server.ts';
import { sentQuery, request as text } from './your-data-copy.ts';

/** The form that sends a link to what is kept about an address; a plain form without a script. */
export function YourDataForm() {
  const refusal = useActionData<RequestRefusal>();
  const [query] = useSearchParams();
  const isSent = query.has(sentQuery) && !refusal;
  return (
    <div
      id={text.id}
      className="mt-6 scroll-mt-28 rounded-card border border-hairline bg-surface p-5 shadow-card sm:p-8"
    >
      <h3 className="mt-0!">{isSent ? text.sent.title : text.title}</h3>
      {isSent ? (
        <p role="status" className="mt-2">
          {text.sent.text}
        </p>
      ) : (
        <>
          <p className="mt-2">{text.text}</p>
          <form
            method="post"
            action={`/privacy-policy#${text.id}`}
            noValidate
            className="mt-5 grid gap-4"
          >
            <ErrorSummary errors={{}} fields={[]} idOf={String} failure={refusal?.failure} />
            <div className="grid items-start gap-4 sm:grid-cols-[1fr_auto] sm:gap-3">
              <EmailInput
                id="your-data-email"
                name="email"
                label={text.email}
                error={refusal?.errors.email}
                defaultValue={refusal?.entries.email}
                required
                enterKeyHint="send"
              />
              <Button type="submit" className="sm:mt-7">
                {text.submit}
              </Button>
            </div>
            <p className="text-label text-muted">{text.note}</p>
          </form>
        </>
      )}
    </div>
  );
}
