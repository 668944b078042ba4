import type { FeatureServer } from '../../feature.ts';
import { supportApi } from './api.server.ts';

export const server: FeatureServer = { api: (app, { services }) => supportApi(app, services) };
