import { useEffect, useRef } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';
import { kindNames, list, statusNames } from './copy.ts';
import { type Filter, isFiltered } from './filter.ts';
import { kinds, originIds, origins } from './origins.ts';
import { statuses } from './promises.ts';

/** Pause in ms after the last letter before the list is searched. */
const pause = 200;

/** The search and the filters; they are the page's address. */
export function Filters({
  filter,
  plans,
}: {
  filter: Filter;
  plans: [id: string, name: string][];
}) {
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const search = useRef<HTMLInputElement>(null);
  const send = (form: HTMLFormElement) =>
    void submit(form, { replace: true, preventScrollReset: true });
  // An owner who opens an entry right after the last letter must not be taken back to the list.
  const { location } = useNavigation();
  const leaves = location !== undefined && location.pathname !== '/inbox';
  useEffect(() => {
    if (leaves) clearTimeout(timer.current);
  }, [leaves]);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The field follows the address, such as that of the link to the whole list, but never while typing.
  useEffect(() => {
    const field = search.current;
    if (field && field !== document.activeElement) field.value = filter.q;
  }, [filter.q]);
  return (
    <Form
      action="/inbox"
      className="mt-6"
      role="search"
      onChange={({ currentTarget, target }) => {
        clearTimeout(timer.current);
        const isText = (target as HTMLElement).id === 'search';
        timer.current = setTimeout(() => send(currentTarget), isText ? pause : 0);
      }}
    >
      <label htmlFor="search" className="text-small font-semibold">
        {list.search}
      </label>
      <input
        ref={search}
        id="search"
        type="search"
        name="q"
        defaultValue={filter.q}
        autoComplete="off"
        spellCheck={false}
        className="control mt-1.5"
      />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <details className="open:w-full" open={isFiltered({ ...filter, q: '' }) || undefined}>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-small font-semibold underline underline-offset-4">
            {list.filters}
          </summary>
          <div className="mt-2 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
            <Choice name="sort" label={list.sort} value={filter.sort} options={sorts} />
            <Choice name="kind" label={list.kind} value={filter.kind} options={kindOptions} />
            <Choice
              name="status"
              label={list.status}
              value={filter.status}
              options={statusOptions}
            />
            <Choice
              name="source"
              label={list.source}
              value={filter.source}
              options={sourceOptions}
            />
            <Choice name="plan" label={list.plan} value={filter.plan} options={[all, ...plans]} />
            <Choice name="held" label={list.show} value={filter.held} options={heldOptions} />
          </div>
        </details>
        <button
          type="submit"
          className={`${buttonClass({ variant: 'secondary', size: 'small' })} without-script`}
        >
          {list.apply}
        </button>
        <a
          href={`/inbox/export?${new URLSearchParams(filter)}`}
          download
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          {list.export}
        </a>
      </div>
    </Form>
  );
}

type Options = readonly (readonly [value: string, name: string])[];

function Choice({
  name,
  label,
  value,
  options,
}: {
  name: keyof Filter;
  label: string;
  value: string;
  options: Options;
}) {
  return (
    <div>
      <label htmlFor={`filter-${name}`} className="text-label font-semibold">
        {label}
      </label>
      <select
        id={`filter-${name}`}
        name={name}
        defaultValue={value}
        key={value}
        className="control control-select mt-1"
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

const all = ['', list.any] as const;
const sorts: Options = [
  ['due', list.due],
  ['newest', list.newest],
];
const kindOptions: Options = [all, ...kinds.map((kind) => [kind, kindNames[kind].many] as const)];
const statusOptions: Options = [all, ...statuses.map((one) => [one, statusNames[one]] as const)];
const sourceOptions: Options = [all, ...originIds.map((id) => [id, origins[id].name] as const)];
const heldOptions: Options = [
  ['', list.open],
  ['1', list.held],
];
