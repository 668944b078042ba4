import { settings, telHref } from '../facts/settings.ts';
import { company } from '../facts/site.ts';
import { Logo } from './logo.tsx';
import { footerColumns, type NavigationLink } from './navigation.ts';
import { SocialMarks } from './social-marks.tsx';

/** The site's footer: contact details, three columns of links, social media. */
export function Footer() {
  return (
    <footer className="site-footer">
      <div className="mx-auto max-w-page px-4 pt-14 pb-8 sm:px-6 lg:pt-20">
        <div className="grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
          <div className="col-span-full lg:col-span-1">
            <Logo />
            <p className="mt-4 max-w-80 text-small text-pretty text-muted">
              AI marketing agents for local businesses in Washington DC, Maryland and Northern
              Virginia.
            </p>
            <ul className="mt-4 text-small font-semibold">
              <li>
                <a href={telHref(settings.phone)} className="footer-link">
                  {settings.phone}
                </a>
              </li>
              <li>
                <a href={`mailto:${settings.email}`} className="footer-link">
                  {settings.email}
                </a>
              </li>
            </ul>
          </div>
          {footerColumns.map(({ title, links }) => (
            <Column key={title} title={title} links={links} />
          ))}
        </div>
        <div className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-hairline pt-6">
          <div className="flex flex-wrap items-center gap-x-6">
            <p className="text-label text-muted">
              © Copyright {company.copyrightYear} {settings.name}
            </p>
            <a href="/dashboard" className="footer-link text-small font-semibold">
              Customer sign-in
            </a>
          </div>
          <SocialMarks />
        </div>
      </div>
    </footer>
  );
}

function Column({ title, links }: { title: string; links: readonly NavigationLink[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="font-sans text-small font-semibold">{title}</h2>
      <ul className="mt-2 text-small">
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className="footer-link text-muted">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
