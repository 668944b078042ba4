import type { FeatureServer } from '../../feature.ts';
import { resources } from './assistant.server.ts';

export const server: FeatureServer = { assistantSource: resources };
