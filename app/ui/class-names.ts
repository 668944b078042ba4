/**
 * Joins class names and leaves out what is false or absent. All components merge classes with it.
 * It resolves no conflicts: a `className` prop adds to the component's classes or refines one
 * (`pt-8` for a card's `p-6`); any other choice is a prop of the component (`Card`'s `highlighted`).
 */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
