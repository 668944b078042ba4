import type { FeatureServer } from '../../feature.ts';
import { chatApi } from './api.server.ts';

export const server: FeatureServer = {
  api: (app, { services, env, parts }) =>
    chatApi(app, services, {
      model: env.chat,
      sources: parts.flatMap(({ assistantSource }) => assistantSource ?? []),
    }),
  impersonal: ['chat_budget'],
};
