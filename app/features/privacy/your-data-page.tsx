import { useActionData, useSearchParams } from 'react-router';
import { timeZone } from '../../facts/site.ts';
import { formHeaders } from '../../forms/form-endpoint.server.ts';
import { FormPage } from '../../forms/form-page.tsx';
import { pageMeta } from '../../seo/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { Route } from './+types/your-data-page.ts';
import { type LinkAnswer, type LinkPage, linkAction, loadLink } from './api.server.ts';
import { Records } from './records.tsx';
import {
  meta as about,
  confirm,
  dataPath,
  erased,
  erasedQuery,
  invalid,
  request,
  stepQuery,
  yours,
} from './your-data-copy.ts';

export const meta = () => pageMeta(about);

export const loader = loadLink;

export const action = linkAction;

export const headers = formHeaders;

type Found = Extract<LinkPage, { valid: true }>;

export default function YourData({ loaderData: page }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const answer = useActionData<LinkAnswer>();
  if (query.has(erasedQuery)) {
    return (
      <FormPage title={erased.title} lead={erased.text}>
        <ButtonLink href="/privacy-policy">{erased.action}</ButtonLink>
      </FormPage>
    );
  }
  if (!page.valid) {
    return (
      <FormPage title={invalid.title} lead={invalid.text}>
        <ButtonLink href={`/privacy-policy#${request.id}`}>{invalid.action}</ButtonLink>
      </FormPage>
    );
  }
  const token = query.get('token') ?? '';
  if (query.has(stepQuery)) return <Confirm page={page} token={token} refused={answer?.refused} />;
  return <Overview page={page} token={token} shown={answer?.shown} />;
}

/** Address of the link's page. @param step whether it asks for the confirmation. */
const linkTo = (token: string, step = false) =>
  `${dataPath}?token=${encodeURIComponent(token)}${step ? `&${stepQuery}=erase` : ''}`;

function Overview({
  page: { address, expiresAt, kinds },
  token,
  shown,
}: {
  page: Found;
  token: string;
  shown: LinkAnswer['shown'];
}) {
  return (
    <FormPage
      after={shown && <Records kinds={shown} />}
      title={yours.title}
      lead={
        <>
          {yours.about} <strong className="wrap-anywhere text-ink">{address}</strong>.{' '}
          {yours.until(timeOf(expiresAt))}
        </>
      }
    >
      <Kinds kinds={kinds} />
      {kinds.length > 0 && (
        <div className="mt-6 grid gap-3">
          <form method="post" action={`${dataPath}/download`} className="grid">
            <input type="hidden" name="token" value={token} />
            <Button type="submit" size="large">
              {yours.download}
            </Button>
          </form>
          <form method="post" action={`${linkTo(token)}#records`} className="grid">
            <input type="hidden" name="token" value={token} />
            <Button type="submit" name="intent" value="show" variant="secondary" size="large">
              {yours.show}
            </Button>
          </form>
          <p className="text-label text-muted">{yours.file}</p>
          <p className="border-hairline border-t pt-3">
            <a
              href={linkTo(token, true)}
              className="inline-flex min-h-11 items-center font-semibold text-danger underline underline-offset-4"
            >
              {yours.erase}
            </a>
          </p>
        </div>
      )}
    </FormPage>
  );
}

function Confirm({
  page: { address, kinds, isCustomer, isOwner },
  token,
  refused,
}: {
  page: Found;
  token: string;
  refused: string | undefined;
}) {
  const effects = [
    ...(isCustomer ? [confirm.account] : []),
    ...(isOwner ? [confirm.owner] : []),
    confirm.open,
    confirm.copies,
    confirm.backups,
  ];
  return (
    <FormPage
      title={confirm.title}
      lead={
        <>
          {yours.about} <strong className="wrap-anywhere text-ink">{address}</strong>.{' '}
          {confirm.lead}
        </>
      }
    >
      {refused && (
        <p role="alert" className="mb-5 font-semibold text-danger">
          {refused}
        </p>
      )}
      <h2 className="mb-2 text-h3">{confirm.erases}</h2>
      <Kinds kinds={kinds} />
      <h2 className="mt-6 text-h3">{confirm.effects}</h2>
      <ul className="mt-2 grid list-disc gap-2 pl-5">
        {effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      <form method="post" action={linkTo(token, true)} className="mt-6 grid">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" name="intent" value="erase" size="large">
          {confirm.submit}
        </Button>
      </form>
      <ButtonLink href={linkTo(token)} variant="secondary" size="large" className="mt-3 w-full">
        {confirm.back}
      </ButtonLink>
    </FormPage>
  );
}

function Kinds({ kinds }: { kinds: Found['kinds'] }) {
  if (kinds.length === 0) return <p>{yours.nothing}</p>;
  return (
    <dl>
      {kinds.map(({ title, count }) => (
        <div
          key={title}
          className="flex justify-between gap-4 border-hairline border-b py-2.5 first:pt-0"
        >
          <dt>{title}</dt>
          <dd className="shrink-0 text-muted tabular-nums">{yours.records(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A time of the link: `November 23, 2026 at 9:14 AM EST`. */
const timeOf = new Intl.DateTimeFormat('en-US', {
  ...{ timeZone, dateStyle: 'long', timeStyle: 'short' },
}).format;
