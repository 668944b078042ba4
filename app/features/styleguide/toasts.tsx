import { Button } from '../../ui/button.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { toast } from '../../ui/toast.tsx';

/** Buttons that show each tone of the notification. */
export function ToastSamples() {
  return (
    <Section>
      <SectionHeading eyebrow="Notifications" line="yellow" title="Toasts" />
      <div className="mt-10 flex flex-wrap gap-3">
        <Button
          variant="secondary"
          onClick={() => toast({ title: 'Success!', description: 'Your request is with us.' })}
        >
          Show a plain toast
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast({ title: 'Error', description: 'Please try again.', tone: 'destructive' })
          }
        >
          Show a destructive toast
        </Button>
      </div>
    </Section>
  );
}
