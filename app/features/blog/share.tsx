import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { share as copy } from './copy.ts';

/** Share button: opens the device's share sheet, or copies the link where there is none. */
export default function Share({ title, url }: { title: string; url: string }) {
  const [result, setResult] = useState<'none' | 'copied' | 'by-hand'>('none');
  const onClick = async () => setResult(await sharePost(title, url));
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <Button variant="secondary" onClick={onClick} className="noscript:hidden">
        <Share2 size={18} aria-hidden="true" />
        {copy.button}
      </Button>
      <a
        href={mailHref(title, url)}
        className="hidden min-h-11 items-center underline noscript:inline-flex"
      >
        {copy.mail}
      </a>
      <p role="status" className="text-small font-semibold text-positive">
        {result === 'copied' && copy.copied}
        {result === 'by-hand' && (
          <label className="flex flex-wrap items-center gap-2 text-ink">
            {copy.byHand}
            <input type="text" readOnly value={url} className="control w-72 max-w-full" />
          </label>
        )}
      </p>
    </div>
  );
}

async function sharePost(title: string, url: string): Promise<'none' | 'copied' | 'by-hand'> {
  const sheet = { title, url };
  if (navigator.canShare?.(sheet)) {
    try {
      await navigator.share(sheet);
      return 'none';
    } catch (error) {
      // The visitor closed the sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return 'none';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'by-hand';
  }
}

function mailHref(title: string, url: string): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
}
