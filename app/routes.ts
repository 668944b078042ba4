import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every page's path and the module that shows it. */
export default [
  index('features/home/page.tsx'),
  route('how-it-works', 'features/how-it-works/page.tsx'),
  route('features', 'features/features/page.tsx'),
  route('pricing', 'features/pricing/page.tsx'),
  route('contact', 'features/contact/page.tsx'),
  route('free-audit', 'features/audit/page.tsx'),
  route('support', 'features/support/page.tsx'),
  route('resources', 'features/resources/page.tsx'),
  route('signup', 'features/signup/page.tsx'),
  route('dashboard', 'features/dashboard/page.tsx'),
  route('dashboard/data', 'features/dashboard/data.ts'),
  route('reset-password', 'features/password-reset/page.tsx'),
  route('blog', 'features/blog/page.tsx'),
  route('blog/:slug', 'features/blog/post-page.tsx'),
  route('about', 'features/about/page.tsx'),
  route('privacy-policy', 'features/privacy/page.tsx'),
  route('ai-marketing-agents', 'features/service-pages/agents/page.tsx'),
  route('seo-automation', 'features/service-pages/seo/page.tsx'),
  route('social-media-management', 'features/service-pages/social/page.tsx'),
  route('website-builder', 'features/service-pages/builder/page.tsx'),
  ...(process.env.NODE_ENV === 'development'
    ? [route('styleguide', 'features/styleguide/page.tsx')]
    : []),
  route('*', 'features/not-found/page.tsx'),
] satisfies RouteConfig;
