import { House, LayoutGrid, type LucideIcon, Mail, Rocket, Tag } from 'lucide-react';
import { useLocation } from 'react-router';
import { isCurrent, type NavigationLink } from './navigation.ts';

const barLinks: readonly (NavigationLink & { icon: LucideIcon; highlighted?: boolean })[] = [
  { href: '/', label: 'Home', icon: House },
  { href: '/features', label: 'Features', icon: LayoutGrid },
  { href: '/pricing', label: 'Pricing', icon: Tag },
  { href: '/contact', label: 'Contact', icon: Mail },
  { href: '/free-audit', label: 'Get Started', icon: Rocket, highlighted: true },
];

/** The phone's navigation bar with five links (spec.md section 2, Shared chrome). */
export function BottomBar() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Quick links" className="bottom-bar">
      <ul className="flex h-16 items-stretch px-1">
        {barLinks.map(({ href, label, icon: Icon, highlighted }) => (
          <li key={href} className="flex flex-auto">
            <a
              href={href}
              aria-current={isCurrent(href, pathname) ? 'page' : undefined}
              className={highlighted ? 'bar-link bar-link-highlighted' : 'bar-link'}
            >
              <Icon aria-hidden="true" className="size-5" />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
