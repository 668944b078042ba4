/** A link of the header, menu or footer. */
export interface NavigationLink {
  href: string;
  label: string;
}

/** Links of the header and of the full-screen menu, in order (spec.md section 2, Shared chrome). */
export const mainLinks: readonly NavigationLink[] = [
  { href: '/', label: 'Home' },
  { href: '/how-it-works', label: 'How It Works' },
  { href: '/features', label: 'Features' },
  { href: '/pricing', label: 'Pricing' },
  { href: '/about', label: 'About' },
  { href: '/contact', label: 'Contact' },
];

export const auditLink: NavigationLink = { href: '/free-audit', label: 'Start Free Audit' };
export const menuAuditLink: NavigationLink = { href: '/free-audit', label: 'Start Free AI Audit' };

/** The footer's three columns. */
export const footerColumns: readonly { title: string; links: readonly NavigationLink[] }[] = [
  {
    title: 'Services',
    links: [
      { href: '/ai-marketing-agents', label: 'AI Marketing Agents' },
      { href: '/seo-automation', label: 'SEO Automation' },
      { href: '/social-media-management', label: 'Social Media Management' },
      { href: '/website-builder', label: 'Website Builder' },
    ],
  },
  {
    title: 'Company',
    links: [
      { href: '/about', label: 'About' },
      { href: '/contact', label: 'Contact' },
      { href: '/blog', label: 'Blog' },
      { href: '/resources', label: 'Resources' },
      { href: '/privacy-policy', label: 'Privacy Policy' },
    ],
  },
  {
    title: 'Get Started',
    links: [
      { href: '/free-audit', label: 'Free Audit' },
      { href: '/pricing', label: 'Pricing' },
      { href: '/support', label: 'Support' },
    ],
  },
];

/** Whether a link leads to the page at `pathname` or to one of its parents. */
export function isCurrent(href: string, pathname: string): boolean {
  return pathname === href || (href !== '/' && pathname.startsWith(`${href}/`));
}
