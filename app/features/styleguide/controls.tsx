import { ArrowRight } from 'lucide-react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Select, TextArea, TextInput } from '../../ui/field.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';

/** Buttons and fields in every state. */
export function ControlSamples() {
  return (
    <Section>
      <SectionHeading eyebrow="Controls" line="blue" title="Buttons and fields" />
      <div className="mt-10 grid gap-4">
        {(['large', 'medium', 'small'] as const).map((size) => (
          <div key={size} className="flex flex-wrap gap-3">
            <Button size={size}>Start Free Audit</Button>
            <Button size={size} variant="secondary">
              See Pricing
            </Button>
            <Button size={size} variant="quiet">
              Clear
            </Button>
            <Button size={size} busy>
              Submitting...
            </Button>
            <Button size={size} variant="secondary" disabled>
              Disabled
            </Button>
            <ButtonLink size={size} href="#main">
              A link <ArrowRight aria-hidden="true" className="size-4.5" />
            </ButtonLink>
          </div>
        ))}
      </div>
      <div className="mt-14 grid gap-6 md:grid-cols-2">
        <TextInput id="plain" label="Name" placeholder="Alex Rivera" autoComplete="off" />
        <TextInput id="hinted" label="Website" hint="For example https://example.com" optional />
        <TextInput
          id="wrong"
          label="Email"
          defaultValue="alex@"
          error="Please enter a valid email address"
        />
        <TextInput id="off" label="Plan" defaultValue="Pro" disabled />
        <SearchInput id="search" label="Search" placeholder="Try: reviews" />
        <Select id="choice" label="Business type" defaultValue="">
          <option value="" disabled>
            Choose one
          </option>
          <option>Restaurant/Food Service</option>
          <option>Home Services</option>
        </Select>
        <Select id="choice-wrong" label="Business type" error="Please select a business type">
          <option>Choose one</option>
        </Select>
        <TextArea id="long" label="Goals" hint="What should change in three months?" />
        <TextArea
          id="long-wrong"
          label="Goals"
          defaultValue="More"
          error="Please describe your marketing goals"
        />
      </div>
    </Section>
  );
}
