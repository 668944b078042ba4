import { createRoot } from 'react-dom/client';
import { resources } from '../app/features/resources/library.ts';
import LibraryView from '../app/features/resources/library-view.tsx';

/** As many resources as asked for: the library's own, over and over, with a number each. */
const count = Number(new URLSearchParams(location.search).get('count'));
const many = Array.from({ length: count }, (_, index) => {
  const one = resources[index % resources.length];
  if (!one) throw new Error('The library is empty');
  return { ...one, id: `${one.id}-${index}`, title: `${one.title} ${index}` };
});

const place = document.createElement('main');
document.body.append(place);
createRoot(place).render(<LibraryView resources={many} />);
