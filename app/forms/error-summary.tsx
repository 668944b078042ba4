import type { FieldErrors } from './rules.ts';

/**
 * The alert above a form whose post without JavaScript was rejected: the fields to correct, each a
 * link to its control (WCAG 3.3.1), or that the fault is ours.
 *
 * @param idOf the id of a field's control.
 * @param fields field names in the form's order.
 * @param failure shown when the entries are fine but could not be stored.
 */
export function ErrorSummary({
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
  const invalid = fields.filter((field) => errors[field]);
  if (invalid.length === 0 && !failure) return null;
  return (
    <div role="alert" className="col-span-full rounded-card border-2 border-danger bg-surface p-5">
      <p className="font-semibold text-danger">
        {failure ??
          `Please check ${invalid.length === 1 ? 'one field' : `${invalid.length} fields`}:`}
      </p>
      {invalid.length > 0 && (
        <ul className="mt-2 flex flex-col gap-1">
          {invalid.map((field) => (
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
