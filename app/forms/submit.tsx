import { Button } from '../ui/button.tsx';

/**
 * The end of a form: its button, the last failure, and how the entries are used.
 *
 * @param failure message of a failure that no field caused; it stays after the toast is gone.
 */
export function Submit({
  text,
  submitting,
  failure,
}: {
  text: { submit: string; submitting: string; consent: string };
  submitting: boolean;
  failure?: string | false | undefined;
}) {
  return (
    <>
      <Button type="submit" size="large" busy={submitting} className="w-full sm:w-auto">
        {submitting ? text.submitting : text.submit}
      </Button>
      {failure && !submitting && <p className="text-small font-semibold text-danger">{failure}</p>}
      <p className="text-label text-muted">
        {text.consent}{' '}
        <a href="/privacy-policy" className="underline">
          Privacy policy
        </a>
      </p>
    </>
  );
}
