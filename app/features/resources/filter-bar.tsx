import { resourceCategories } from '../../facts/resource-categories.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/field.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { library as text } from './copy.ts';
import { chooseCategory, type Filters } from './filters.ts';
import { difficulties } from './model.ts';

/** Search, category and level; without JavaScript, a button applies them. */
export function FilterBar({
  filters,
  onChange,
}: {
  filters: Filters;
  onChange: (filters: Filters) => void;
}) {
  return (
    <search>
      <form
        method="get"
        action="/resources#library"
        onSubmit={(event) => event.preventDefault()}
        className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:auto-cols-auto lg:grid-flow-col lg:grid-cols-[minmax(0,1fr)_14rem_12rem]"
      >
        {filters.view === 'category' && <input type="hidden" name="view" value="category" />}
        <SearchInput
          id="resource-search"
          label={text.search}
          value={filters.query}
          onChange={(event) => onChange({ ...filters, query: event.target.value })}
          placeholder={text.placeholder}
          className="sm:col-span-full lg:col-span-1"
        />
        <Select
          id="resource-category"
          name="category"
          label={text.category}
          value={filters.category}
          onChange={({ target }) =>
            onChange(chooseCategory(filters, target.value as Filters['category']))
          }
          autoComplete="off"
        >
          <option value="all">{text.allCategories}</option>
          {resourceCategories.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
        <Select
          id="resource-level"
          name="level"
          label={text.level}
          value={filters.level}
          onChange={({ target }) =>
            onChange({ ...filters, level: target.value as Filters['level'] })
          }
          autoComplete="off"
        >
          <option value="all">{text.allLevels}</option>
          {difficulties.map((level) => (
            <option key={level}>{level}</option>
          ))}
        </Select>
        <Button type="submit" variant="secondary" className="without-script self-end">
          {text.apply}
        </Button>
      </form>
    </search>
  );
}
