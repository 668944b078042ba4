import { dollars } from './prices.ts';
import { claims, freelancer } from './site.ts';

/** A customer's quote (spec.md section 3). */
export interface Testimonial {
  quote: string;
  author: string;
  /** The figure shown with the quote. */
  metric: string;
  /**
   * Whether the customer has confirmed the quote to the site's owner. Until then the page calls it a
   * sample, and `npm run doctor` lists it.
   */
  confirmed: boolean;
}

/** The figures are the site's own claims: a quote promises nothing that the site doesn't. */
export const testimonials: readonly Testimonial[] = [
  {
    quote:
      'I used to post when I remembered, which was never in December. Now Saturday’s post is out before I have unlocked the door.',
    author: 'Bakery owner, Bethesda',
    metric: '7 posts a week',
    confirmed: false,
  },
  {
    quote:
      'I filled in the form on a Monday. By Wednesday our holiday hours were right on Google, and I had stopped worrying about them.',
    author: 'Hardware store manager, Arlington',
    metric: `Set up within ${claims.setupHours.to} hours`,
    confirmed: false,
  },
  {
    quote:
      'A freelancer did good work for us, when she had time. This runs every week, and the difference in price pays for our van.',
    author: 'Plumber, Fairfax',
    metric: `Over ${dollars(freelancer.savingPerYear)} saved a year`,
    confirmed: false,
  },
];
