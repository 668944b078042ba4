import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every page's path and the module that shows it. */
export default [
  index('home/page.tsx'),
  route('how-it-works', 'how-it-works/page.tsx'),
  route('features', 'features/page.tsx'),
  route('pricing', 'pricing/page.tsx'),
  route('contact', 'contact/page.tsx'),
  route('free-audit', 'audit/page.tsx'),
  route('support', 'support/page.tsx'),
  route('resources', 'resources/page.tsx'),
  route('signup', 'signup/page.tsx'),
  route('dashboard', 'dashboard/page.tsx'),
  route('dashboard/data', 'dashboard/data.ts'),
  route('reset-password', 'dashboard/reset-page.tsx'),
  route('blog', 'blog/page.tsx'),
  route('blog/:slug', 'blog/post-page.tsx'),
  route('about', 'about/page.tsx'),
  route('privacy-policy', 'privacy/page.tsx'),
  route('ai-marketing-agents', 'services/agents/page.tsx'),
  route('seo-automation', 'services/seo/page.tsx'),
  route('social-media-management', 'services/social/page.tsx'),
  route('website-builder', 'services/builder/page.tsx'),
  ...(process.env.NODE_ENV === 'development' ? [route('styleguide', 'styleguide/page.tsx')] : []),
  route('*', 'chrome/not-found-page.tsx'),
] satisfies RouteConfig;
