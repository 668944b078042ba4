import { data, useActionData, useSearchParams } from 'react-router';
import { servicesContext } from '../../../server/http/request-context.ts';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { formHeaders } from '../../forms/form-endpoint.server.ts';
import { FormPage } from '../../forms/form-page.tsx';
import { EmailInput } from '../../forms/inputs.tsx';
import { Island } from '../../islands/island.tsx';
import { pageMeta } from '../../seo/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import PasswordField from '../accounts/password-field.tsx';
import type { Route } from './+types/page.ts';
import { resetAction } from './api.server.ts';
import { meta as about, invalid, newPassword, requestLink, sentQuery } from './copy.ts';
import { isResetValid } from './resets.server.ts';

export const meta = () => pageMeta(about);

/** Whether the link's token still works. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token');
  if (token === null) return { valid: false };
  const valid = await isResetValid(context.get(servicesContext), token);
  return data({ valid }, { status: valid ? 200 : 410 });
}

export const action = resetAction;

export const headers = formHeaders;

export default function ResetPassword({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const refusal = useActionData<typeof action>();
  const token = query.get('token');
  if (query.has(sentQuery) && !refusal) {
    return (
      <FormPage title={requestLink.sent.title} lead={requestLink.sent.text}>
        <ButtonLink href="/dashboard" variant="secondary">
          {requestLink.back}
        </ButtonLink>
      </FormPage>
    );
  }
  if (token === null) return <RequestLink />;
  if (!loaderData.valid || refusal?.invalid) {
    return (
      <FormPage title={invalid.title} lead={invalid.text}>
        <ButtonLink href="/reset-password">{invalid.action}</ButtonLink>
      </FormPage>
    );
  }
  return <NewPassword token={token} />;
}

function RequestLink() {
  const { entries, errors = {}, failure } = useActionData<typeof action>() ?? {};
  return (
    <FormPage title={requestLink.title} lead={requestLink.lead}>
      <form method="post" action="/reset-password" noValidate className="grid gap-5">
        <ErrorSummary errors={{}} fields={[]} idOf={String} failure={failure} />
        <EmailInput
          id="reset-email"
          name="email"
          label={requestLink.email}
          error={errors.email}
          defaultValue={entries?.email}
          required
          autoComplete="username"
          enterKeyHint="send"
        />
        <Button type="submit" size="large">
          {requestLink.submit}
        </Button>
      </form>
      <a href="/dashboard" className="mt-5 inline-block text-small font-semibold underline">
        {requestLink.back}
      </a>
    </FormPage>
  );
}

function NewPassword({ token }: { token: string }) {
  const { errors = {}, failure } = useActionData<typeof action>() ?? {};
  const error = errors.newPassword;
  return (
    <FormPage title={newPassword.title} lead={newPassword.lead}>
      <form
        method="post"
        action={`/reset-password?token=${encodeURIComponent(token)}`}
        noValidate
        className="grid gap-5"
      >
        <ErrorSummary errors={{}} fields={[]} idOf={String} failure={failure} />
        <input type="hidden" name="token" value={token} />
        <Island
          name="password-field"
          of={PasswordField}
          props={{
            id: 'reset-password',
            name: 'newPassword',
            label: newPassword.password,
            autoComplete: 'new-password',
            measure: [],
            ...(error ? { error } : {}),
          }}
        />
        <Button type="submit" size="large">
          {newPassword.submit}
        </Button>
      </form>
    </FormPage>
  );
}
