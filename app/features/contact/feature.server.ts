import type { FeatureServer } from '../../feature.ts';
import { contactApi } from './api.server.ts';

export const server: FeatureServer = { api: (app, { services }) => contactApi(app, services) };
