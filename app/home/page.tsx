import { settings } from '../settings.ts';

export const meta = () => [{ title: settings.name }];

export default function Home() {
  return (
    <main id="main">
      <h1>{settings.name}</h1>
    </main>
  );
}
