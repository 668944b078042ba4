import { Island } from '../islands/island.tsx';
import AuditForm from './form.tsx';

export const meta = () => [{ title: 'Free audit' }];

export default function FreeAudit() {
  return (
    <main id="main">
      <h1>Free audit</h1>
      <Island name="audit-form" of={AuditForm} props={{}} />
    </main>
  );
}
