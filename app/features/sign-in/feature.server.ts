import type { FeatureServer } from '../../feature.ts';
import { authApi } from './api.server.ts';

export const server: FeatureServer = { api: (app, { services }) => authApi(app, services) };
