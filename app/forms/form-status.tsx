import type { FieldErrors } from './rules.ts';

/**
 * What a page says at the top of its form when a post without JavaScript was refused: which entries
 * to change, each a link to its control (WCAG 3.3.1), or that the fault is ours.
 *
 * @param idOf the id of a field's control.
 * @param fields names of the fields in the order of the form.
 */
export function FormStatus({
  errors,
  fields,
  idOf,
  failure,
}: {
  errors: FieldErrors;
  fields: readonly string[];
  idOf: (field: string) => string;
  failure?: string | undefined;
}) {
  const wrong = fields.filter((field) => errors[field]);
  if (wrong.length === 0 && !failure) return null;
  return (
    <div role="alert" className="rounded-card border-2 border-danger bg-surface p-5">
      <p className="font-semibold text-danger">
        {failure ?? `Please check ${wrong.length === 1 ? 'one field' : `${wrong.length} fields`}:`}
      </p>
      {wrong.length > 0 && (
        <ul className="mt-2 flex flex-col gap-1">
          {wrong.map((field) => (
            <li key={field}>
              <a href={`#${idOf(field)}`} className="underline">
                {errors[field]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
