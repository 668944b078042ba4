import { dollars, monthlyPrice, type PlanId, planIds } from '../../facts/prices.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink, buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TextArea } from '../../ui/field.tsx';
import { Section } from '../../ui/section.tsx';
import { AccountForm, DoneMessage, useAccountForm } from '../accounts/account-form.tsx';
import { billing, cancel, done, overview, plan as text } from './copy.ts';
import type { DashboardData } from './load.server.ts';

/** Upcoming invoices, the plan choices, and canceling. */
export function Billing({ data }: { data: DashboardData }) {
  const changeable = data.phase !== 'ending' && data.phase !== 'ended';
  return (
    <Section aria-labelledby="billing" className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
      <div className="grid content-start gap-14">
        <div>
          <h2 id="billing" className="text-h2">
            {billing.title}
          </h2>
          <Invoices data={data} />
        </div>
        {changeable && <Cancel data={data} />}
      </div>
      {changeable ? <PlanChoices data={data} /> : <Canceled data={data} />}
    </Section>
  );
}

function PlanChoices({ data }: { data: DashboardData }) {
  return (
    <div>
      <h2 id="plan" className="text-h2">
        {text.title}
      </h2>
      <p className="mt-4 mb-6 max-w-measure text-pretty text-muted">{text.lead}</p>
      <DoneMessage messages={done.plan} />
      <ul className="grid gap-3">
        {planIds.map((id) => (
          <PlanRow key={id} id={id} data={data} />
        ))}
      </ul>
    </div>
  );
}

function Invoices({ data: { user, phase, invoices } }: { data: DashboardData }) {
  if (invoices.length === 0) {
    return (
      <div className="mt-6 rounded-card border border-dashed border-control p-6">
        <p className="font-semibold">{billing.none}</p>
        <p className="mt-1 text-small text-muted">
          {phase === 'ended' ? billing.noneEnded : billing.noneText}
        </p>
      </div>
    );
  }
  const { day, plan, amount } = billing.columns;
  return (
    <>
      <p className="mt-4 mb-6 max-w-measure text-pretty wrap-anywhere text-muted">
        {billing.lead(user.email)}
      </p>
      <table className="w-full border-collapse text-small tabular-nums">
        <caption className="pb-2 text-left text-label text-muted">{billing.caption}</caption>
        <thead>
          <tr className="border-b-2 border-ink text-left">
            <th scope="col" className="py-2 pr-3">
              {day}
            </th>
            <th scope="col" className="py-2 pr-3">
              {plan}
            </th>
            <th scope="col" className="py-2 text-right">
              {amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {invoices.map((invoice) => (
            <tr key={invoice.day} className="border-b border-hairline">
              <th scope="row" className="py-3 pr-3 text-left font-normal">
                {invoice.day}
              </th>
              <td className="py-3 pr-3 text-muted">{invoice.plan}</td>
              <td className="py-3 text-right font-semibold">{invoice.amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function PlanRow({
  id,
  data: { plan, planNames, pending, periodEnds },
}: {
  id: PlanId;
  data: DashboardData;
}) {
  const current = id === plan.id;
  const chosen = pending?.plan === id;
  const higher = monthlyPrice[id] > monthlyPrice[plan.id];
  const name = planNames[id];
  return (
    <li
      className={classNames(
        'rounded-card border bg-surface p-4 sm:flex sm:items-center sm:justify-between sm:gap-4',
        current ? 'border-ink ring-1 ring-ink' : 'border-hairline',
      )}
    >
      <div>
        <p className="font-semibold">
          {name}{' '}
          <span className="font-normal whitespace-nowrap text-muted tabular-nums">
            {dollars(monthlyPrice[id])} a month
          </span>
        </p>
        <p className="text-label text-muted">
          {current && (pending ? overview.pending(pending.name, pending.from) : text.current)}
          {!current && (higher ? text.now : text.later(chosen ? pending.from : periodEnds))}
        </p>
      </div>
      {chosen && <Badge line="silver">{text.scheduled}</Badge>}
      {!chosen && (!current || pending) && (
        <PlanChoice
          id={id}
          name={name}
          words={current ? text.keep : higher ? text.upgrade : text.downgrade}
        />
      )}
    </li>
  );
}

function PlanChoice({
  id,
  name,
  words: [verb, to],
}: {
  id: PlanId;
  name: string;
  words: readonly [string, string];
}) {
  return (
    <AccountForm
      intent="plan"
      anchor="plan"
      submit={
        <span>
          {verb}
          <span className="sr-only">{` ${to} ${name}`.replace('  ', ' ')}</span>
        </span>
      }
      submitting={text.submitting}
      look={{ variant: 'secondary', size: 'small' }}
      className="mt-3 shrink-0 sm:mt-0"
    >
      <input type="hidden" name="plan" value={id} />
    </AccountForm>
  );
}

function Cancel({ data: { periodEnds } }: { data: DashboardData }) {
  const { field, entry } = useAccountForm('cancel');
  return (
    <div>
      <h3 id="cancel" className="text-h3">
        {cancel.title}
      </h3>
      <p className="mt-3 mb-4 max-w-measure text-pretty text-muted">{cancel.text(periodEnds)}</p>
      <details>
        <summary className={classNames(buttonClass({ variant: 'secondary' }), 'list-none')}>
          {cancel.open}
        </summary>
        <AccountForm
          intent="cancel"
          anchor="cancel"
          submit={cancel.submit}
          submitting={cancel.submitting}
          look={{ variant: 'secondary' }}
          className="mt-5 grid justify-items-start gap-4 rounded-card border border-hairline bg-surface p-5"
        >
          <TextArea
            {...field('reason')}
            label={cancel.reason}
            optional
            rows={3}
            defaultValue={entry('reason')}
            className="w-full"
          />
        </AccountForm>
      </details>
    </div>
  );
}

/** Replaces the plan choices after a cancellation: resume until the end, then contact us. */
function Canceled({ data: { phase, endsOn } }: { data: DashboardData }) {
  const ended = phase === 'ended';
  const { title, lead } = ended ? cancel.ended(endsOn ?? '') : cancel.canceled(endsOn ?? '');
  return (
    <div>
      <h2 id="cancel" className="text-h2">
        {title}
      </h2>
      <p className="mt-4 mb-6 max-w-measure text-pretty text-muted">{lead}</p>
      <DoneMessage messages={done.canceled} />
      {ended ? (
        <ButtonLink href="/contact">{cancel.contact}</ButtonLink>
      ) : (
        <AccountForm
          intent="resume"
          anchor="plan"
          submit={cancel.resume}
          submitting={cancel.resuming}
        />
      )}
    </div>
  );
}
